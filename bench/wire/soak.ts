/**
 * `npm run bench -- wire-soak [--requests N] [--connections C]`: N Logins (a million by default) on our host, the four forms in turn; memory
 * after a forced collection, and the delay of the event loop, along the way. Flat memory means that the last line looks like the second.
 */

import { applyLoad } from './load.js';
import { startServer, stateOf } from './main.js';
import { requests } from './requests.js';
import type { ServerState } from './server-state.js';
import { readCommandLine } from '../../test/support/command-line.js';

const FORMS = ['SOAP 1.1', 'SOAP 1.2', 'GET', 'POST'] as const;
const STEPS = 10;

export async function soak(args: string[]): Promise<void> {
  const values = readCommandLine({
    args,
    options: { requests: { type: 'string', default: '1000000' }, connections: { type: 'string', default: '16' } },
  });
  const total = Number(values.requests);
  const connections = Number(values.connections);
  const { process: server, port } = await startServer('ours', ['--expose-gc']);
  try {
    printLine('requests', 'heap MB', 'external MB', 'rss MB', 'loop p50 ms', 'loop p99 ms', 'loop max ms');
    printState(0, await stateOf(server));
    let answered = 0;
    for (let step = 1; step <= STEPS; step++) {
      while (answered < (total * step) / STEPS) {
        for (const form of FORMS) {
          const { answers, status } = await applyLoad({
            port,
            request: requests[form],
            connections,
            milliseconds: 500,
          });
          if (status !== 200) throw new Error(`${form} was answered with status ${status}`);
          answered += answers;
        }
      }
      printState(answered, await stateOf(server));
    }
  } finally {
    server.disconnect();
  }
}

function printState(answered: number, { heap, external, rss, loop }: ServerState): void {
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  printLine(answered, megabytes(heap), megabytes(external), megabytes(rss), ...loop.map((value) => value.toFixed(1)));
}

function printLine(...cells: (string | number)[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
}
