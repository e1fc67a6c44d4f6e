/** A thread of its own for the callers of a flood, so that they do not hold up who is measured beside them. */
import { parentPort, Worker, workerData } from 'node:worker_threads';

import { Latencies, repeat } from './latencies.js';
import type { Repeated } from './latencies.js';

/** As `repeat`, in another thread. */
export function repeatElsewhere(repeated: Repeated): Promise<Latencies> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: repeated });
    worker.once('message', (found: ReturnType<Latencies['toData']>) => resolve(Latencies.fromData(found)));
    worker.once('error', reject);
  });
}

if (parentPort !== null) {
  const { requests, ...rest } = workerData as Repeated;
  // Buffers arrive as plain arrays of bytes.
  const found = await repeat({ ...rest, requests: requests.map((request) => Buffer.from(request)) });
  parentPort.postMessage(found.toData());
}
