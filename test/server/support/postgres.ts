/** A throw-away PostgreSQL on a free port, where the machine has one: on PATH, or where Debian puts it. */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../support/free-port.js';

export interface TestPostgres {
  /** A URL of a new, empty database. */
  newDatabase(): Promise<string>;
  /** As `kill -9` and an immediate start. */
  crash(): Promise<void>;
  /** From now on nothing is answered, on connections old and new, as by a machine that hangs. Returns what lets it go on. */
  freeze(): () => void;
  stop(): Promise<void>;
}

/** `undefined`: there is none here, or it does not run as this user. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((left, right) => Number(right) - Number(left)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const folder = folders.find(
    (candidate) => existsSync(join(candidate, 'initdb')) && existsSync(join(candidate, 'postgres')),
  );
  return process.getuid?.() === 0 && unprivileged() === undefined ? undefined : folder;
}

/** `durable`: commits reach the disk; without it the server is faster and still answers the same. */
export async function startPostgres(binaries: string, { durable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      stdio: 'ignore',
      cwd: folder,
      ...user,
    },
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
  ];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const start = (): ChildProcess =>
    spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      stdio: 'ignore',
      cwd: folder,
      ...user,
    });
  const urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server = start();
  await answering(urlOf('postgres'));
  let databases = 0;
  return {
    newDatabase: async () => {
      const name = `test_${(databases += 1)}`;
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    crash: async () => {
      await ended(server, 'SIGQUIT');
      server = start();
      await answering(urlOf('postgres'));
    },
    freeze: () => {
      const pids = withChildren(server.pid ?? 0);
      signalAll(pids, 'SIGSTOP');
      return () => signalAll(pids, 'SIGCONT');
    },
    stop: async () => {
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await query(url, 'SELECT 1');
    } catch (error) {
      if (attempt === 300) throw error;
      await delay(50);
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exit;
}

/** The server, then the processes it has made, one for each connection among them. */
function withChildren(server: number): readonly number[] {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [server, ...processes.flatMap(([pid = 0, parent]) => (parent === server ? [pid] : []))];
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // It has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
