/** The host that reads the file system; only regular files, and no more of them than allowed. */
import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import type { SourceHost } from './host.js';

/** Reads files by path, relative ones from the working directory. */
export const diskHost: SourceHost = { read: readRegularFile, canonicalPath };

function readRegularFile(path: string, limit: number): Uint8Array | undefined {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return undefined;
    return readUpTo(path, Math.min(stat.size, limit + 1));
  } catch {
    return undefined;
  }
}

function readUpTo(path: string, length: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      const read = readSync(file, bytes, filled, length - filled, filled);
      if (read === 0) break;
      filled += read;
    }
    return bytes.subarray(0, filled);
  } finally {
    closeSync(file);
  }
}

function canonicalPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
