/** The processes whose memory is measured. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { startService } from './authentication/service-process.js';

export interface Subject {
  readonly port: number;
  readonly pid: number;
  end(): Promise<unknown>;
}

/** As it is installed, with a store in memory. */
export async function startAuthentication(): Promise<Subject> {
  const service = await startService({ DATABASE_URL: 'memory:' });
  return { port: service.port, pid: service.pid, end: () => service.end('SIGKILL') };
}

/** The contract of `wire/orders.ts`, and all limits as they are by default. */
export async function startOrders(): Promise<Subject> {
  const child = fork(fileURLToPath(new URL('wire/server.js', import.meta.url)), ['ours']);
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    pid: child.pid ?? 0,
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
