/** Files that the package brings along beside its code. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invariant } from './diagnostics/invariant.js';

/** The path of a file or folder of the package, whether this code runs as source or out of `dist/`. */
export function packageFile(path: string): string {
  const candidates = ['..', '../..'].map((way) => fileURLToPath(new URL(`${way}/${path}`, import.meta.url)));
  const found = candidates.find((candidate) => existsSync(candidate));
  invariant(found, `the package holds ${path}`);
  return found;
}
