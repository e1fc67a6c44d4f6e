/** docs/getting-started.md by the letter, offline: what it installs is linked. `npm run package-check` installs the tarball. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { readWalkthrough, walk } from '../support/walkthrough.js';

const built = existsSync('dist/generator/cli.js');

(built ? test : test.skip)('getting started leads where it says (needs npm run build)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'soapwright-started-'));
  const port = await freePort();
  const withPort = (text: string) => text.replaceAll('8080', String(port));
  const steps = readWalkthrough(withPort(readFileSync('docs/getting-started.md', 'utf8')));
  expect(steps.length).toBeGreaterThan(10);
  link(join(folder, 'parcels/node_modules'), ['handlebars', 'ts-morph', 'typescript', '@types/node']);
  try {
    await walk(steps, { folder, env: { ...process.env, PORT: String(port) }, typed: offline });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The line for a machine without a registry, on which `parcels/` is there already. */
function offline(line: string): string | undefined {
  if (line.startsWith('npm install ')) return undefined;
  return line
    .replace(/^mkdir parcels/, 'true')
    .replace(/^npx soapwright /, 'node node_modules/soapwright/bin/soapwright.js ')
    .replace(/^npx tsc/, 'node node_modules/typescript/bin/tsc');
}

function link(modules: string, names: readonly string[]): void {
  mkdirSync(join(modules, '@types'), { recursive: true });
  symlinkSync(process.cwd(), join(modules, 'soapwright'));
  for (const name of names) symlinkSync(join(process.cwd(), 'node_modules', name), join(modules, name));
}
