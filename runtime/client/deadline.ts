/** Runs a task until it ends, its time is over, or the caller gives up, whichever comes first; never longer. */
import { TransportError } from './transport-error.js';

export interface Deadline {
  /** Milliseconds; `Infinity` for none. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** For the error. */
  readonly address: string;
}

/** The longest delay a timer takes (about 24 days). */
const longestDelay = 2 ** 31 - 1;

/**
 * The task's own signal is aborted when the deadline wins; the promise then rejects with a `TransportError` of kind `timeout`
 * or `aborted` even if the task does not heed it.
 */
export async function withDeadline<T>(deadline: Deadline, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { timeout, signal, address } = deadline;
  const controller = new AbortController();
  let giveUp: (error: TransportError) => void = () => undefined;
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const abort = () =>
    giveUp(new TransportError('aborted', `the call to ${address} was aborted`, { address, cause: signal?.reason }));
  const expire = () =>
    giveUp(new TransportError('timeout', `no complete answer from ${address} within ${timeout} ms`, { address }));
  const timer = timeout <= longestDelay ? setTimeout(expire, timeout) : undefined;
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) abort();
  try {
    return await Promise.race([givenUp, signal?.aborted === true ? givenUp : task(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
