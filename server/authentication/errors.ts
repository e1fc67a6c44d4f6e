/**
 * Every failure that a caller is told of: its number, its text, and how it is said. Callers decide by pattern what a text
 * means: "invalid username" is the user's doing, "token" ends what the user had, anything else is an outage, during which some let their
 * cached users in. So whatever must not let anybody in holds one of those two.
 */
import { ServiceFault } from 'soapwright/runtime';

import { StoreUnavailableError } from '../store/store.js';
import { ClockSetBackError } from './clock.js';

interface NumberedError {
  readonly number: number;
  /** Shown to people: never a secret, nor a word on which of several things was wrong. */
  readonly text: string;
  /** An outage: always a fault, and 503, whatever `FAILURES` says; nothing was decided about the user. */
  readonly outage?: true;
}

/** 16000 is the interface document's; the others are ours. */
export const numberedErrors = {
  'invalid-credentials': { number: 10000, text: 'Invalid username or password' },
  'invalid-cookie': { number: 10001, text: 'Invalid login cookie token' },
  'invalid-security-password': { number: 10002, text: 'Invalid security password' },
  busy: { number: 10003, text: 'The service is busy, please try again shortly', outage: true },
  unavailable: { number: 10004, text: 'The service is not available, please try again later', outage: true },
  'token-required': { number: 16000, text: 'Multi factor Authenticator token is required' },
  'invalid-token': { number: 16001, text: 'Invalid Multi factor Authenticator token' },
} as const satisfies Record<string, NumberedError>;

export type ErrorKey = keyof typeof numberedErrors;

/** What a decision throws; the service turns it into the configured form. */
export class AuthenticationError extends Error {
  override readonly name = 'AuthenticationError';

  constructor(
    readonly key: ErrorKey,
    options?: ErrorOptions,
  ) {
    super(numberedErrors[key].text, options);
  }

  get number(): number {
    return numberedErrors[this.key].number;
  }

  get isOutage(): boolean {
    const error: NumberedError = numberedErrors[this.key];
    return error.outage === true;
  }
}

/** "Err Number: 16000 - Multi factor Authenticator token is required" */
export function errorText(error: AuthenticationError): string {
  return `Err Number: ${error.number} - ${error.message}`;
}

/** The failure as a fault: an ordinary error, to which each form adds what it always adds. */
export function faultOf(error: AuthenticationError): ServiceFault {
  return new ServiceFault(errorText(error), error.isOutage ? { status: 503, cause: error } : { cause: error });
}

/** What nobody decided but circumstances forbid: an unreadable store, a full disk, a clock set back. Other errors stay what they are. */
export function asAuthenticationError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError || error instanceof ClockSetBackError) {
    return new AuthenticationError('unavailable', { cause: error });
  }
  return error;
}
