/** Files that the package brings along beside its code. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invariant } from './diagnostics/invariant.js';

/** The path of a file or folder of the package, whether this code runs as source or out of `dist/`. */
export function packageFile(path: string): string {
  const candidates = ['..', '../..'].map((way) => fileURLToPath(new URL(`${way}/${path}`, import.meta.url)));
  const found = candidates.find((candidate) => existsSync(candidate));
  invariant(found, `the package holds ${path}`);
  return found;
}

/** What is said of this package in its own manifest. */
export interface PackageManifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export function packageManifest(): PackageManifest {
  return JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as PackageManifest;
}

export function packageVersion(): string {
  return packageManifest().version;
}
