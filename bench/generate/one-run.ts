/**
 * One measurement in a process of its own: `node one-run.js generate|parse FILE ROOT [DOCUMENT...]`. Prints its figures as JSON.
 * Modules are loaded before the clock starts; nothing else has run.
 */
import { readFileSync } from 'node:fs';

import { DOMParser } from '@xmldom/xmldom';

import { generate } from '../../generator/generate.js';
import { diskHost } from '../../generator/source/disk-host.js';

export interface RunFigures {
  /** User and system time. */
  readonly cpuMilliseconds: number;
  readonly milliseconds: number;
  readonly peakMegabytes: number;
  /** The documents that were read. */
  readonly documents: readonly string[];
  /** Of what was generated. */
  readonly bytes: number;
}

const [kind, file = '', root = '', ...documents] = process.argv.slice(2);
const start = performance.now();
const cpuStart = process.cpuUsage();
const result = kind === 'generate' ? generateAll() : parseAll();
const cpu = process.cpuUsage(cpuStart);
const figures: RunFigures = {
  cpuMilliseconds: (cpu.user + cpu.system) / 1000,
  milliseconds: performance.now() - start,
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
  ...result,
};
process.stdout.write(JSON.stringify(figures));

/** Understanding and emitting; nothing is written. */
function generateAll(): Pick<RunFigures, 'documents' | 'bytes'> {
  const { files, sources, diagnostics } = generate(file, diskHost, { root, source: 'contract.wsdl' });
  if (files.length === 0) throw new Error(`${file} is refused: ${diagnostics[0]?.message}`);
  return { documents: sources, bytes: files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) };
}

/** Each document once, with the XML parser alone, as its own users call it. */
function parseAll(): Pick<RunFigures, 'documents' | 'bytes'> {
  for (const document of documents) {
    const text = new TextDecoder().decode(readFileSync(document));
    new DOMParser().parseFromString(text, 'text/xml');
  }
  return { documents, bytes: 0 };
}
