/**
 * `npm run bench -- start [--rounds N] [--corpus FOLDER]`: a server generated from EWS beside node-soap's `soap.listen` on the same
 * contract, from process start to listening and to the first answer, alternating, medians; and what each holds in memory.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

import { generate } from '../../generator/generate.js';
import { diskHost } from '../../generator/source/disk-host.js';
import { print } from '../authentication/print.js';
import { median } from '../authentication/statistics.js';
import { giantContracts } from './contracts.js';
import type { MeasuredContract } from './contracts.js';
import type { ServerFigures } from './started-server.js';
import { readCommandLine } from '../../test/support/command-line.js';

/** A start and a first answer. */
interface Start {
  readonly listening: ServerFigures & { readonly milliseconds: number };
  readonly answered: ServerFigures & { readonly milliseconds: number };
}

const request = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
<GetPasswordExpirationDate xmlns="http://schemas.microsoft.com/exchange/services/2006/messages">
<MailboxSmtpAddress>ann@example.org</MailboxSmtpAddress></GetPasswordExpirationDate></soap:Body></soap:Envelope>`;
const action = '"http://schemas.microsoft.com/exchange/services/2006/messages/GetPasswordExpirationDate"';

export async function measureStart(args: string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '5' }, corpus: { type: 'string' } } as const;
  const values = readCommandLine({ args, options });
  const contract = giantContracts(values.corpus).find(({ name }) => name === 'EWS');
  if (contract === undefined) return print('EWS is not there: it is in the corpus beside the checkout.');
  // Inside of the package, so that the generated files find its runtime.
  const folder = mkdtempSync(resolve('dist/bench/start-'));
  try {
    const generated = compileContract(contract, folder);
    const starts = { ours: [] as Start[], 'node-soap': [] as Start[] };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      starts.ours.push(await startOnce(['ours', generated]));
      starts['node-soap'].push(await startOnce(['node-soap', contract.file]));
    }
    print('            until listening      until first answer   resident MB       heap MB   XML parsed');
    print('            wall ms    cpu ms    wall ms    cpu ms    listen answered   listen    until listening');
    for (const [name, runs] of Object.entries(starts)) printStarts(name, runs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of the compiled service. */
function compileContract({ file, root }: MeasuredContract, folder: string): string {
  const { files } = generate(file, diskHost, { root, source: 'contract.wsdl' });
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
  for (const { path, text } of files) {
    const output = join(folder, path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, ts.transpileModule(text, { compilerOptions }).outputText);
  }
  return join(folder, dirname(files[0]?.path ?? ''));
}

async function startOnce(args: readonly string[]): Promise<Start> {
  const begin = performance.now();
  const script = fileURLToPath(new URL('started-server.js', import.meta.url));
  const server = spawn(process.execPath, ['--expose-gc', script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value ?? '') as ServerFigures;
  try {
    const listening = { ...(await next()), milliseconds: performance.now() - begin };
    await callServer(listening.port);
    const milliseconds = performance.now() - begin;
    server.stdin.write('\n');
    return { listening, answered: { ...(await next()), milliseconds } };
  } finally {
    server.kill();
  }
}

/** The service fails, so the answer is a fault; the path is that of the contract's address. */
async function callServer(port: number): Promise<void> {
  const headers = { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: action };
  const answer = await fetch(`http://127.0.0.1:${port}/EWS/Exchange.asmx`, { method: 'POST', headers, body: request });
  const text = await answer.text();
  if (!text.includes('Fault>')) throw new Error(`the server answered ${answer.status} ${text}`);
}

function printStarts(name: string, runs: readonly Start[]): void {
  const of = (figure: (start: Start) => number) => median(runs.map(figure)).toFixed(0);
  const columns = [
    of(({ listening }) => listening.milliseconds).padStart(7),
    of(({ listening }) => listening.cpuMilliseconds).padStart(9),
    of(({ answered }) => answered.milliseconds).padStart(10),
    of(({ answered }) => answered.cpuMilliseconds).padStart(9),
    of(({ listening }) => listening.residentMegabytes).padStart(9),
    of(({ answered }) => answered.residentMegabytes).padStart(8),
    of(({ listening }) => listening.heapMegabytes).padStart(8),
    of(({ listening }) => listening.parsedCharacters).padStart(12),
  ];
  print(`${name.padEnd(12)}${columns.join(' ')}`);
}
