#!/usr/bin/env node
// The package's command. The code is TypeScript, compiled into dist/ by `npm run build` (`npm ci` does it too).
import { existsSync } from 'node:fs';

const cli = new URL('../dist/generator/cli.js', import.meta.url);

if (existsSync(cli)) {
  const { runCli } = await import(cli.href);
  process.exitCode = await runCli(process.argv.slice(2));
} else {
  process.stderr.write('soapwright is not built here yet: run `npm run build` first.\n');
  process.exitCode = 3;
}
