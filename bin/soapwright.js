#!/usr/bin/env node
// The package's command. The code is TypeScript, compiled into dist/ by `npm run build` (`npm ci` does it too).
try {
  await import('../dist/generator/cli.js');
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !String(error.message).includes('dist')) throw error;
  process.stderr.write('soapwright is not built here yet: run `npm run build` first.\n');
  process.exitCode = 3;
}
