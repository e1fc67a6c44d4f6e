/** Brings the disk up to date: writes what differs, removes what is left over, touches nothing else. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Difference } from './compare.js';

/** A file that could not be written or removed; `message` is for the person at the command line. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** Throws an {@link OutputError} at the first file that cannot be changed; every file is either as before or whole. */
export function writeDifferences(differences: readonly Difference[]): void {
  for (const { path, generated } of differences) {
    try {
      if (generated === undefined) removeFile(path);
      else writeFile(path, generated);
    } catch (error) {
      throw new OutputError(`cannot ${generated === undefined ? 'remove' : 'write'} ${path}: ${reason(error)}`);
    }
  }
}

function writeFile(path: string, text: string): void {
  makeFolder(dirname(path));
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Step by step: `recursive` of Node 20 never returns where the file system refuses new folders with ENOENT (`/proc`). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function removeFile(path: string): void {
  rmSync(path);
  const folder = dirname(path);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the folder cannot be made there',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
};

function reason(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (code || 'unknown reason');
}
