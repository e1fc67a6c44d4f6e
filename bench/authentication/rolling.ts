/**
 * `npm run bench -- rolling [--seconds N]`: two processes on one PostgreSQL behind HAProxy with the settings of `deploy/haproxy.cfg`. One is killed, or asked to
 * end, and started again, over and over under load. No answer may be wrong; a request that got none must succeed when it is sent again.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { authenticateCookie, login } from './calls.js';
import type { Answer } from './calls.js';
import { print } from './print.js';
import { addAlice, CHEAP_HASHES, newPostgres, startService } from './service-process.js';
import type { ServiceProcess, Variables } from './service-process.js';
import { readCommandLine } from '../../test/support/command-line.js';

interface Counts {
  right: number;
  wrong: number;
  again: number;
  lost: number;
}

export async function measureRolling(options: string[]): Promise<void> {
  const values = readCommandLine({ args: options, options: { seconds: { type: 'string', default: '30' } } });
  const store = hasHaproxy() ? await newPostgres() : undefined;
  if (store === undefined) {
    print('HAProxy or PostgreSQL: not installed here, skipped');
    return;
  }
  const variables = { ...store.variables, ARGON2: CHEAP_HASHES, DRAIN_NOTICE_SECONDS: '1' };
  const { cookie } = await addAlice(variables);
  const nodes = [await Node.start(variables), await Node.start(variables)];
  const proxy = await startProxy(nodes);
  const counts: Counts = { right: 0, wrong: 0, again: 0, lost: 0 };
  const until = performance.now() + Number(values.seconds) * 1000;
  const callers = Array.from({ length: 16 }, (_, index) =>
    callOnAndOn(proxy.url, index % 4 === 0 ? undefined : cookie, until, counts),
  );
  let restarts = 0;
  while (performance.now() < until - 3_000) {
    await nodes[restarts % 2]?.restart(restarts % 4 < 2 ? 'SIGKILL' : 'SIGTERM');
    restarts += 1;
    await delay(1_500);
  }
  await Promise.all(callers);
  print(
    `${restarts} restarts, half of them kill -9: ${counts.right} right answers, ${counts.wrong} wrong, ` +
      `${counts.again} sent again, ${counts.lost} lost after that`,
  );
  if (counts.wrong + counts.lost > 0) process.exitCode = 1;
  proxy.end();
  await Promise.all(nodes.map((node) => node.end()));
  await store.remove();
}

/** One process that comes back on the port it had. */
class Node {
  readonly adminPort: number;
  readonly #variables: Variables;
  #service: ServiceProcess;

  private constructor(service: ServiceProcess, variables: Variables, adminPort: number) {
    this.#service = service;
    this.#variables = variables;
    this.adminPort = adminPort;
  }

  static async start(variables: Variables): Promise<Node> {
    const own = { ...variables, PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    return new Node(await startService(own), own, Number(own.ADMIN_PORT));
  }

  get port(): number {
    return this.#service.port;
  }

  async restart(signal: NodeJS.Signals): Promise<void> {
    await this.#service.end(signal);
    this.#service = await startService(this.#variables);
  }

  async end(): Promise<void> {
    await this.#service.end('SIGTERM');
  }
}

/** A login, or a cookie where there is one. */
async function callOnAndOn(url: string, cookie: string | undefined, until: number, counts: Counts): Promise<void> {
  const call = (): Promise<Answer | undefined> =>
    (cookie === undefined ? login(url, 'alice', 'alice-password') : authenticateCookie(url, cookie)).catch(
      () => undefined,
    );
  while (performance.now() < until) {
    let answer = await call();
    for (let attempt = 0; !isAnswer(answer) && attempt < 3; attempt += 1) {
      counts.again += 1;
      await delay(200);
      answer = await call();
    }
    if (!isAnswer(answer)) counts.lost += 1;
    else if (answer.status === 200 && answer.body.includes('USERNAME="alice"')) counts.right += 1;
    else counts.wrong += 1;
  }
}

/** The connection broke, or the proxy found nobody: nothing has been said about the request. */
function isAnswer(answer: Answer | undefined): answer is Answer {
  return answer !== undefined && ![502, 503, 504].includes(answer.status);
}

function hasHaproxy(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startProxy(nodes: readonly Node[]): Promise<{ readonly url: string; end(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'authentication-proxy-'));
  const port = await freePort();
  const servers = nodes.map(
    (node, index) =>
      `  server node${index} 127.0.0.1:${node.port} check port ${node.adminPort} inter 200 fall 1 rise 1`,
  );
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 65s',
    '  timeout server 30s',
    '  retries 3',
    '  retry-on conn-failure empty-response 503',
    '  option redispatch 1',
    'frontend public',
    `  bind 127.0.0.1:${port}`,
    '  default_backend authentication',
    'backend authentication',
    '  balance leastconn',
    '  option httpchk GET /readyz',
    ...servers,
  ];
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const proxy = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  await delay(1_000);
  return {
    url: `http://127.0.0.1:${port}/Authentication.asmx`,
    end: () => {
      proxy.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
