/**
 * `npm run bench -- wire [--rounds N] [--seconds S] [--connections C] [--only NAME]`: the servers side by side, alternating
 * over several rounds, medians; then the ratios that matter.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import { applyLoad } from './load.js';
import type { LoadResult } from './load.js';
import { requests } from './requests.js';
import type { ServerState } from './server-state.js';
import { readCommandLine } from '../../test/support/command-line.js';

type Message = keyof typeof requests;

/** Which server answers which request, in the order of a round. */
const ROWS: readonly { readonly message: Message; readonly servers: readonly string[] }[] = [
  { message: 'SOAP 1.1', servers: ['ours', 'node-soap', 'node-soap-express', 'bare-http'] },
  { message: 'SOAP 1.2', servers: ['ours', 'node-soap', 'node-soap-express', 'bare-http'] },
  { message: 'GET', servers: ['ours', 'bare-express', 'bare-http'] },
  { message: 'POST', servers: ['ours', 'bare-express', 'bare-http'] },
  { message: '100 kB', servers: ['ours', 'node-soap', 'node-soap-express', 'bare-http'] },
];

/** What our host is held to: at least so many times the other's requests a second. */
const GOALS: readonly (readonly [message: Message, other: string, goal: number])[] = [
  ['SOAP 1.1', 'bare-http', 0.5],
  ['SOAP 1.1', 'node-soap', 2.2],
  ['SOAP 1.1', 'node-soap-express', 4.5],
  ['SOAP 1.2', 'bare-http', 0.5],
  ['SOAP 1.2', 'node-soap', 2.2],
  ['SOAP 1.2', 'node-soap-express', 4.5],
  ['GET', 'bare-express', 0.8],
  ['POST', 'bare-express', 0.8],
  ['100 kB', 'node-soap', 5],
];

export async function measureWire(options: string[]): Promise<void> {
  const { rounds, seconds, connections, only } = readOptions(options);
  const rows = ROWS.filter(({ message }) => only === undefined || message === only);
  if (rows.length === 0) {
    process.stderr.write(`--only takes one of ${Object.keys(requests).join(', ')}, not "${only}"\n`);
    process.exitCode = 2;
    return;
  }
  const servers = await startServers(rows);
  try {
    const results = await measureRounds(rows, servers, { rounds, seconds, connections });
    print(results);
  } finally {
    for (const { process } of servers.values()) process.disconnect();
  }
}

function readOptions(args: string[]) {
  const values = readCommandLine({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '32' },
      only: { type: 'string' },
    },
  });
  return {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    only: values.only,
  };
}

/** A run, and the processor time that the server took for each answer. */
interface Run extends LoadResult {
  readonly cpuMicroseconds: number;
}

interface RunningServer {
  readonly process: ChildProcess;
  readonly port: number;
}

/** One for each server and request, so that each is measured warmed up for what it is asked. */
async function startServers(rows: typeof ROWS): Promise<Map<string, RunningServer>> {
  const servers = new Map<string, RunningServer>();
  for (const { message, servers: kinds } of rows) {
    for (const kind of kinds) servers.set(keyOf(message, kind), await startServer(kind));
  }
  return servers;
}

/** Also for other measurements; `execArgv` are options for node. */
export function startServer(kind: string, execArgv: readonly string[] = []): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('server.js', import.meta.url), [kind], { execArgv: [...execArgv] });
    child.once('message', (port) => resolve({ process: child, port: Number(port) }));
    child.once('exit', (code) => reject(new Error(`the server ${kind} ended with ${code}`)));
  });
}

/** Asks a server started here. */
export function stateOf(server: ChildProcess): Promise<ServerState> {
  return new Promise((resolve) => {
    server.once('message', (state) => resolve(state as ServerState));
    server.send('state');
  });
}

type Results = Map<string, Run[]>;

const keyOf = (message: string, server: string) => `${message}\t${server}`;

/** Milliseconds; V8 optimises code while it runs. */
const WARM_UP = 4000;

async function measureRounds(
  rows: typeof ROWS,
  servers: ReadonlyMap<string, RunningServer>,
  { rounds, seconds, connections }: { rounds: number; seconds: number; connections: number },
): Promise<Results> {
  const results: Results = new Map();
  for (let round = 0; round <= rounds; round++) {
    for (const { message, servers: kinds } of rows) {
      for (const kind of kinds) {
        const server = servers.get(keyOf(message, kind)) as RunningServer;
        const milliseconds = round === 0 ? WARM_UP : seconds * 1000;
        const before = await stateOf(server.process);
        const load = { port: server.port, request: requests[message], connections, milliseconds };
        const result = await applyLoad(load);
        const after = await stateOf(server.process);
        const run = { ...result, cpuMicroseconds: (after.cpu - before.cpu) / result.answers };
        if (result.status !== 200) throw new Error(`${kind} answered ${message} with status ${result.status}`);
        // The first round warms the servers up.
        if (round > 0) results.set(keyOf(message, kind), [...(results.get(keyOf(message, kind)) ?? []), run]);
      }
    }
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
  return results;
}

function print(results: Results): void {
  const lines = [...results].map(([key, runs]) => {
    const [message = '', server = ''] = key.split('\t');
    const column = (value: (run: Run) => number, digits: number) => median(runs.map(value)).toFixed(digits);
    return [
      message,
      server,
      column((run) => run.perSecond, 0),
      column((run) => run.p50, 2),
      column((run) => run.p99, 2),
      column((run) => run.cpuMicroseconds, 1),
    ];
  });
  printTable(['request', 'server', 'req/s', 'p50 ms', 'p99 ms', 'cpu us'], lines);
  const ratios = GOALS.filter(([message]) => results.has(keyOf(message, 'ours'))).map(([message, other, goal]) => {
    const ratio = medianOf(results, message, 'ours', perSecond) / medianOf(results, message, other, perSecond);
    const cpu = medianOf(results, message, other, cpuTime) / medianOf(results, message, 'ours', cpuTime);
    const verdict = ratio >= goal ? 'reached' : 'missed';
    return [message, `ours / ${other}`, ratio.toFixed(2), cpu.toFixed(2), goal.toFixed(1), verdict];
  });
  process.stdout.write('\n');
  printTable(['request', 'ratio', 'by req/s', 'by cpu', 'goal', ''], ratios);
}

const perSecond = (run: Run): number => run.perSecond;
const cpuTime = (run: Run): number => run.cpuMicroseconds;

function medianOf(results: Results, message: string, server: string, value: (run: Run) => number): number {
  return median((results.get(keyOf(message, server)) ?? []).map(value));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function printTable(head: readonly string[], lines: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  for (const line of [head, ...lines]) {
    const cells = line.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}
