/** What a measured server tells of itself when it is asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface ServerState {
  /** Microseconds of processor time so far. */
  readonly cpu: number;
  /** Bytes; heap and external after a collection where node runs with `--expose-gc`. */
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
  /** Delay of the event loop since the last time, in milliseconds: median, 99th percentile, most. */
  readonly loop: readonly [p50: number, p99: number, max: number];
}

/** Answers every message of the parent process with a `ServerState`. */
export function tellState(): void {
  const resolution = 10;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed: heap, external, rss } = process.memoryUsage();
    const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
    const loop = [delay.percentile(50), delay.percentile(99), delay.max].map(milliseconds) as [number, number, number];
    delay.reset();
    process.send?.({ cpu: user + system, heap, external, rss, loop } satisfies ServerState);
  });
}
