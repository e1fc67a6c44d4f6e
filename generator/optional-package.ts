/**
 * Packages that only some verbs need: development dependencies of those who generate, so that a deployed server does not install
 * them. They are loaded when they are needed, and asked for in a sentence where they are not installed.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageManifest } from './package-file.js';
import { UsageError } from './usage-error.js';

/** The package as its own types describe it. Throws a {@link UsageError} that says how to install it. */
export function requirePackage(name: 'handlebars' | 'ts-morph', purpose: string): unknown {
  // Beside this package, else beside the project: `npx` keeps this one in a folder of its own.
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      return createRequire(from)(name);
    } catch (error) {
      if (!isMissing(error, name)) throw error;
    }
  }
  throw new UsageError(
    `${purpose} needs ${name}, which is not installed here: npm install --save-dev ${name}@${packageManifest().devDependencies[name]}`,
  );
}

function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'MODULE_NOT_FOUND') return false;
  return error.message.includes(`'${name}'`);
}
