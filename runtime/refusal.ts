/** A request that no service is asked about, because it could not be understood: what every binding makes of it. */
import { CharsetError } from './charset.js';
import { ReadError } from './codec/codec.js';
import type { FaultCode } from './fault.js';
import type { RequestRefusal } from './message.js';

/** Thrown while a request is read. `message` is for the caller, as it goes out. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    message: string,
    readonly status = 500,
    readonly code: FaultCode = 'Client',
  ) {
    super(message);
  }
}

/** What the codec or the charset found, as a refusal; `undefined`: the error is none of theirs. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof CharsetError) return new Refusal(error.message, 400);
  if (!(error instanceof ReadError)) return undefined;
  return new Refusal(error.message, isUnreadable(error) ? 400 : 500);
}

/** Not XML, or not XML that means one thing only: answered with 400 (behaviour of .asmx hosts, sections 5 and 6). */
function isUnreadable(error: ReadError): boolean {
  return error.kind === 'malformed' || error.kind === 'interrupted-value';
}

/** Said when the adapter did not read the content. */
export function refused(refusal: RequestRefusal): Refusal {
  if (typeof refusal === 'object') return new Refusal(refusal.reason, refusal.status);
  return refusal === 'too-large'
    ? new Refusal('Maximum request length exceeded.', 500, 'Server')
    : new Refusal('The content does not decode by its Content-Encoding.', 400);
}
