/**
 * A process that writes to an SQLite store is killed at random moments; what it had acknowledged must be there. `npm run bench -- crash` does the same
 * with the whole service, both engines and many more rounds.
 */
import { fork } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

import { openStore } from '../../../server/store/store.js';
import { Random } from '../../support/random.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const folder = temporaryFolder();

/** Writes without end, and says of each write that it is done. */
const WRITER = `
import { openStore } from './store/store.js';
const store = await openStore(process.argv[2]);
for (let index = Number(process.argv[3]); ; index += 1) {
  await Promise.all([
    store.audit.append([{ at: index, consumer: '', operation: '', form: '', subject: String(index), outcome: '', remote: '' }]),
    store.throttles.settle({ account: 'a', kind: 'password', failed: true }, (entry) => entry.save({ failures: [], refused: entry.refused + 1 }, index)),
  ]);
  process.send(index);
}
`;

/** A child process cannot load TypeScript, so the store is translated for it. */
function translateStore(): string {
  const target = join(folder, 'store');
  cpSync(join(root, 'server/store'), target, { recursive: true });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )) {
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
    const { outputText } = ts.transpileModule(readFileSync(join(target, name), 'utf8'), { compilerOptions: options });
    writeFileSync(join(target, name.replace(/\.ts$/, '.js')), outputText);
  }
  mkdirSync(join(folder, 'data'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'writer.js'), WRITER);
  return join(folder, 'writer.js');
}

/** The last write that the process acknowledged before it was killed, some milliseconds after the first. */
function writeUntilKilled(writer: string, url: string, first: number, patience: number): Promise<number> {
  const child = fork(writer, [url, String(first)], { stdio: 'inherit', execArgv: [] });
  return new Promise((resolve) => {
    let last = first - 1;
    child.on('message', (index: number) => {
      if (last < first) setTimeout(() => child.kill('SIGKILL'), patience);
      last = index;
    });
    child.once('exit', () => resolve(last));
  });
}

test('five times killed, nothing acknowledged is lost, and the store opens', async () => {
  const random = new Random(5);
  const writer = translateStore();
  const url = `file:${join(folder, 'data', 'crash.db')}`;
  let next = 1;
  for (let round = 0; round < 5; round += 1) {
    const acknowledged = await writeUntilKilled(writer, url, next, random.between(1, 60));
    const store = await openStore(url);
    const audited = Number((await store.database.one('SELECT MAX(at) AS at FROM audit'))?.['at']);
    const counted = Number((await store.database.one('SELECT refused FROM throttle'))?.['refused']);
    await store.close();
    expect(acknowledged).toBeGreaterThanOrEqual(next);
    expect(audited).toBeGreaterThanOrEqual(acknowledged);
    expect(counted).toBeGreaterThanOrEqual(acknowledged - round);
    next = audited + 1;
  }
});
