/** The service as an operator runs it, in a process of its own that a measurement can ask, kill and start again. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openAuthentication } from '../../server/authentication.js';
import type { Authentication } from '../../server/authentication.js';
import { readSettings } from '../../server/config.js';
import { addUser } from '../../server/members.js';

export const SECURITY_PASSWORD = 'bench-security-password';
/** Hashes that cost next to nothing, where hashing is not what is measured. */
export const CHEAP_HASHES = 'm=64,t=1,p=1';

export type Variables = Readonly<Record<string, string>>;

export interface ServiceProcess {
  readonly url: string;
  readonly port: number;
  /** Where `ADMIN_PORT` is set. */
  readonly adminUrl: string | undefined;
  /** Bytes resident in memory; 0 where the system does not tell (`/proc`), as with the two below. */
  memory(): number;
  readonly pid: number;
  /** Open files and sockets. */
  descriptors(): number;
  /** Milliseconds of processor time so far. */
  processorTime(): number;
  signal(name: NodeJS.Signals): void;
  /** Resolves with its exit code when it is gone; `null` when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../../server/main.js', import.meta.url));

/** Resolves when it listens; rejects with what it said when it ends before. */
export function startService(variables: Variables): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DRAIN_NOTICE_SECONDS: '0', SECURITY_PASSWORD, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /listening on (\S+)\n/.exec(said)?.[1];
      const adminUrl = /health and metrics on (\S+)\n/.exec(said)?.[1];
      if (url === undefined || (adminUrl === undefined && (variables['ADMIN_PORT'] ?? '') !== '')) return;
      resolve({
        url,
        port: Number(new URL(url).port),
        adminUrl,
        pid: child.pid ?? 0,
        memory: () => memoryOf(child.pid ?? 0, 'VmRSS'),
        descriptors: () => descriptors(child),
        processorTime: () => processorTime(child),
        signal: (name) => void child.kill(name),
        end: (signal) => end(child, signal, exit),
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exit.then(() => reject(new Error(`the service ended: ${said}`)));
  });
}

/** Fields 14 and 15 of proc(5) stat, in hundredths of a second; the name before them may hold blanks. */
function processorTime({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident, now and at most, in bytes: proc(5), `/proc/PID/status`. */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(field));
  return Number(/\d+/.exec(line ?? '')?.[0] ?? 0) * 1024;
}

function descriptors({ pid }: ChildProcess): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

function end(child: ChildProcess, signal: NodeJS.Signals, exit: Promise<number | null>): Promise<number | null> {
  child.kill(signal);
  return exit;
}

/** Works on the store of a service from this process, as `npm run admin` does. */
export async function onStore<Result>(
  variables: Variables,
  work: (authentication: Authentication) => Promise<Result>,
): Promise<Result> {
  const authentication = await openAuthentication(readSettings({ SECURITY_PASSWORD, ...variables }));
  try {
    return await work(authentication);
  } finally {
    await authentication.close();
  }
}

/** Adds alice with the password "alice-password"; her stored hash, and a login cookie of hers for 127.0.0.1. */
export function addAlice(variables: Variables): Promise<{ readonly hash: string; readonly cookie: string }> {
  return onStore(variables, async (authentication) => {
    const id = await addUser(authentication, { username: 'alice', password: 'alice-password' });
    const user = await authentication.store.users.byId(id);
    if (user === undefined) throw new Error('alice was added');
    return { hash: user.passwordHash, cookie: await authentication.loginCookies.issue(user, '127.0.0.1') };
  });
}

/** A new, empty store of either engine. */
export interface TestStore {
  readonly name: string;
  readonly variables: Variables;
  /** What a crash of the machine's database would be; nothing for SQLite, which dies with its process. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

export function newSqlite(): TestStore {
  const folder = mkdtempSync(join(tmpdir(), 'authentication-bench-'));
  return {
    name: 'SQLite',
    variables: { DATABASE_URL: `file:${join(folder, 'bench.db')}` },
    crash: async () => undefined,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `undefined`: no PostgreSQL is installed here. */
export async function newPostgres(): Promise<TestStore | undefined> {
  const { findPostgres, startPostgres } = await import('../../test/server/support/postgres.js');
  const binaries = findPostgres();
  if (binaries === undefined) return undefined;
  const server = await startPostgres(binaries, { durable: true });
  return {
    name: 'PostgreSQL',
    variables: { DATABASE_URL: await server.newDatabase(), SECRET_KEY: randomBytes(32).toString('base64') },
    crash: () => server.crash(),
    remove: () => server.stop(),
  };
}
