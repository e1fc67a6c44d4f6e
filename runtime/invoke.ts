/** The one caller of the implementation: whatever comes of a call comes from here, the same for all four forms. */
import type { Call, Outcome } from './call.js';
import { faultText, UNABLE_TO_PROCESS } from './fault-text.js';
import type { FaultCode } from './fault.js';
import { ServiceFault } from './fault.js';
import { asRefusal } from './refusal.js';
import type { BoundService } from './service.js';

/** Calls the implementation of `call.operation`. Throws or rejects with whatever the implementation does. */
export function invoke(service: BoundService, call: Call, request: unknown): unknown {
  const handler = service.operations[call.operation];
  if (handler === undefined) throw new Error(`nothing implements operation ${call.operation}`);
  return handler(request as never, call);
}

/** A call that did not end well, before any binding has put it into its own words. */
export interface Failure {
  readonly outcome: Exclude<Outcome, 'ok'>;
  /** What the HTTP forms say, and SOAP after `prefix`. */
  readonly text: string;
  /** The SOAP forms put this before the text: an ordinary error of a service has it. */
  readonly prefix?: string;
  readonly code: FaultCode;
  /** The HTTP status; the service's own faults say theirs, the same in every form. */
  readonly status: number;
  /** The service's fault, for subcode, actor and detail. */
  readonly fault?: ServiceFault;
}

/**
 * What the caller is told of an error: a `ServiceFault` as it is, a request that could not be understood as a refusal, anything
 * else as an incident, which is reported here.
 */
export function failureOf(error: unknown, call: Call): Failure {
  if (error instanceof ServiceFault) return serviceFailure(error);
  const refusal = asRefusal(error);
  if (refusal !== undefined) {
    return { outcome: 'refused', text: refusal.message, code: refusal.code, status: refusal.status };
  }
  const text = `${UNABLE_TO_PROCESS} Incident ${call.incident(error)}.`;
  return { outcome: 'incident', text, code: 'Server', status: 500 };
}

function serviceFailure(fault: ServiceFault): Failure {
  const text = faultText(fault);
  if (fault.code !== undefined)
    return { outcome: 'fault', text: text || 'Fault.', code: fault.code, status: fault.status, fault };
  const said = text === '' ? { text: UNABLE_TO_PROCESS } : { text, prefix: `${UNABLE_TO_PROCESS} ---> ` };
  return { outcome: 'fault', ...said, code: 'Server', status: fault.status, fault };
}
