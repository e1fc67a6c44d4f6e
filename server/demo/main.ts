/**
 * `npm run demo`: the service on an embedded store with demo members, both operations called through all four forms by the generated clients, a table of what
 * came of it, lines to paste; then it goes on serving. `--once`: ends after the table, with 0 if every row holds, else 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSettings } from '../config.js';
import type { Settings } from '../config.js';
import { startHost } from '../host.js';
import type { Host } from '../host.js';
import { createLog } from '../log.js';
import { explainStart } from '../start-errors.js';
import { runRows } from './call-table.js';
import { logInByPage } from './login-page.js';
import { addDemoMembers, DEMO_SECURITY_PASSWORD } from './members.js';
import { printHints, printTable } from './print.js';

const [unknown] = process.argv.slice(2).filter((argument) => argument !== '--once');
if (unknown !== undefined) {
  process.stderr.write(`npm run demo takes --once and nothing else, not "${unknown}"\n`);
  process.exit(2);
}
const once = process.argv.includes('--once');
const folder = mkdtempSync(join(tmpdir(), 'authentication-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const settings = readSettings({
  HOST: process.env['HOST'],
  PORT: once ? '0' : process.env['PORT'],
  DATABASE_URL: `file:${join(folder, 'demo.db')}`,
  SECURITY_PASSWORD: DEMO_SECURITY_PASSWORD,
  COOKIE_DOMAINS: '127.0.0.1,localhost',
  RESULT_FORMAT: process.env['RESULT_FORMAT'],
  LOG_LEVEL: 'warn',
  DRAIN_NOTICE_SECONDS: '0',
});

const host = await start(settings);
await addDemoMembers(host.authentication);
const rows = await runRows(host.url);
printTable(rows);
const holds = rows.every((row) => row.holds);

if (once) {
  await host.close();
  process.exit(holds ? 0 : 1);
}
printHints(host.url, settings.DATABASE_URL, await logInByPage(host.url, 'alice', 'alice-password'));
const end = (): void => void host.close().then(() => process.exit(0));
process.on('SIGINT', end).on('SIGTERM', end);

/** On the port asked for; where nobody asked and the usual one is taken, on any that is free. */
async function start(wanted: Settings): Promise<Host> {
  const log = createLog(wanted.LOG_LEVEL);
  try {
    return await startHost(wanted, log);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken && process.env['PORT'] === undefined) return startHost({ ...wanted, PORT: 0 }, log);
    process.stderr.write(`${explainStart(error, wanted)}\n`);
    process.exit(1);
  }
}
