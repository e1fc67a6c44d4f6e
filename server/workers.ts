/**
 * Several processes on one host, on one port: this one starts them, replaces those that die, passes on the end, and answers on the operator's port for all of
 * them. Nothing that must be shared lives in a process, so they know nothing of one another.
 */
import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { createHttpServer } from 'soapwright/runtime';

import { adminListener } from './admin-port.js';
import type { Settings } from './config.js';
import { listen } from './listen.js';

/** Hashing happens on libuv's threads, of which a process has 4 unless it is told otherwise before it starts; some stay free for files and names. */
const DEFAULT_THREADS = 4;
const SPARE_THREADS = 2;

/** A worker that died is replaced after this time, in milliseconds, doubled each time it dies young. */
const RESTART_DELAY = 500;
const LONGEST_DELAY = 30_000;

export function workersNeeded({ WORKERS, HASHES_AT_ONCE }: Settings): boolean {
  const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? DEFAULT_THREADS);
  return WORKERS > 1 || HASHES_AT_ONCE + SPARE_THREADS > threads;
}

/** Never returns before the end; exits with a worker's code when the first one cannot start. */
export async function runWorkers(settings: Settings): Promise<void> {
  const supervisor = new Supervisor(settings);
  process.on('SIGTERM', () => supervisor.end()).on('SIGINT', () => supervisor.end());
  await supervisor.run();
}

/** What a worker tells its supervisor. */
export type WorkerMessage =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'readiness'; readonly reason: string | undefined };

class Supervisor {
  readonly #settings: Settings;
  /** Why each worker cannot serve; `undefined` where it can. */
  readonly #readiness = new Map<number, string | undefined>();
  #ending = false;
  #delay = RESTART_DELAY;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async run(): Promise<void> {
    // The first one finds out whether a start is possible at all, and migrates the store.
    const url = await this.#start();
    for (let started = 1; started < this.#settings.WORKERS; started += 1) await this.#start();
    process.stdout.write(`listening on ${url}\n`);
    if (this.#settings.ADMIN_PORT !== undefined) await this.#listenToOperator(this.#settings.ADMIN_PORT);
  }

  end(): void {
    this.#ending = true;
    for (const worker of this.#workers()) worker.process.kill('SIGTERM');
    if (this.#workers().length === 0) process.exit(0);
  }

  /** Resolves with the URL when the worker listens. */
  #start(): Promise<string> {
    const worker = cluster.fork(workerEnvironment(this.#settings));
    return new Promise((resolve) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'readiness') this.#readiness.set(worker.id, message.reason);
        if (message.kind === 'listening') resolve(message.url);
      });
      worker.once('exit', (code) => this.#ended(worker, code ?? 1));
    });
  }

  #ended(worker: Worker, code: number): void {
    const served = this.#readiness.delete(worker.id);
    if (this.#ending && this.#workers().length === 0) process.exit(0);
    if (this.#ending) return;
    if (!served && this.#readiness.size === 0) process.exit(code);
    this.#delay = served ? RESTART_DELAY : Math.min(this.#delay * 2, LONGEST_DELAY);
    setTimeout(() => void this.#start(), this.#delay);
  }

  #workers(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }

  async #listenToOperator(port: number): Promise<void> {
    const registry = new AggregatorRegistry();
    const server = createHttpServer(
      adminListener({
        notReadyBecause: async () => (this.#ending ? 'draining' : this.#notReadyBecause()),
        metrics: () => registry.clusterMetrics(),
      }),
    );
    process.stdout.write(`health and metrics on http://${await listen(server, port, this.#settings.HOST)}\n`);
  }

  /** One worker that can serve is enough. */
  #notReadyBecause(): string | undefined {
    const reasons = [...this.#readiness.values()];
    return reasons.includes(undefined) ? undefined : (reasons[0] ?? 'no process serves');
  }
}

/** Workers share the processors, and leave the operator's port to this process. */
function workerEnvironment({ WORKERS, HASHES_AT_ONCE }: Settings): NodeJS.ProcessEnv {
  const hashes = Math.ceil(HASHES_AT_ONCE / WORKERS);
  return {
    ADMIN_PORT: '',
    HASHES_AT_ONCE: String(hashes),
    UV_THREADPOOL_SIZE: String(Math.max(DEFAULT_THREADS, hashes + SPARE_THREADS)),
  };
}
