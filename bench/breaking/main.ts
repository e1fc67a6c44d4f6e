/**
 * `npm run bench -- breaking [--rounds N] [--operations N]`: comparing two versions of a contract of a megabyte beside understanding
 * the two, which every comparison has to do first. Alternating, medians of processor time; then the whole command, in a process of
 * its own. Needs nothing beside the repository: the contract is drawn.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compareContracts } from '../../generator/breaking/compare.js';
import { memoryHost } from '../../generator/source/host.js';
import { understandContract } from '../../generator/understand.js';
import { print } from '../authentication/print.js';
import { median } from '../authentication/statistics.js';
import { drawContract } from './contract.js';
import { readCommandLine } from '../../test/support/command-line.js';

export async function measureBreaking(args: string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '5' }, operations: { type: 'string', default: '750' } } as const;
  const values = readCommandLine({ args, options });
  const operations = Number(values.operations);
  const texts = [drawContract(operations, 'old'), drawContract(operations, 'new')] as const;
  const understanding: number[] = [];
  const comparing: number[] = [];
  let findings = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const start = processorTime();
    const [old, replacement] = texts.map(understand);
    understanding.push(processorTime() - start);
    if (old === undefined || replacement === undefined) throw new Error('the contract that was drawn is not sound');
    const middle = processorTime();
    findings = compareContracts(old, replacement).length;
    comparing.push(processorTime() - middle);
  }
  const [floor, own] = [median(understanding), median(comparing)];
  const megabytes = (texts[0].length / 1e6).toFixed(2);
  print(`two versions of ${megabytes} MB, ${operations} operations, ${findings} findings`);
  print(`understanding both  ${floor.toFixed(0).padStart(6)} ms of processor time (the floor)`);
  print(`comparing           ${own.toFixed(0).padStart(6)} ms`);
  print(`ratio               ${((floor + own) / floor).toFixed(2).padStart(6)} of the floor`);
  print(
    `the whole command   ${median(commandTimes(texts, Number(values.rounds)))
      .toFixed(0)
      .padStart(6)} ms of time`,
  );
  return Promise.resolve();
}

function understand(text: string) {
  return understandContract('contract.wsdl', memoryHost({ 'contract.wsdl': text })).model;
}

/** Milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds on the clock, from start to exit. */
function commandTimes(texts: readonly [string, string], rounds: number): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'soapwright-breaking-'));
  const [old, replacement] = [join(folder, 'old.wsdl'), join(folder, 'new.wsdl')];
  writeFileSync(old, texts[0]);
  writeFileSync(replacement, texts[1]);
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['bin/soapwright.js', 'breaking', old, replacement], {
      encoding: 'utf8',
    });
    if (status !== 1) throw new Error(`the command ended with ${status}: ${stderr}`);
    return performance.now() - start;
  });
  rmSync(folder, { recursive: true });
  return times;
}
