/** Reading: no contract crashes the generator, each refusal has a place, nothing outside of the contract's root is read. */
import { relative } from 'node:path';
import { formatPosition } from '../../generator/diagnostics/diagnostic.js';
import { diskHost } from '../../generator/source/disk-host.js';
import { understandContract } from '../../generator/understand.js';
import type { CorpusContract } from './contracts.js';
import type { StageResult } from './stage.js';

export function understandStage(contract: CorpusContract): StageResult {
  const outside: string[] = [];
  const read: typeof diskHost.read = (path, limit) => {
    if (relative(contract.root, path).startsWith('..')) outside.push(path);
    return diskHost.read(path, limit);
  };
  const { diagnostics } = understandContract(contract.file, { ...diskHost, read }, { root: contract.root });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const placeless = diagnostics.filter(({ position }) => !position.file || position.line < 1 || position.column < 1);
  return {
    accepted: errors.length === 0,
    reasons: errors.map(({ code, message, position }) => `${formatPosition(position)} ${code}: ${message}`),
    broken: [
      ...outside.map((path) => `reads ${path}, outside of its root`),
      ...placeless.map(({ code }) => `reports ${code} without a place`),
    ],
  };
}
