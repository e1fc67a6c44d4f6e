/** What honest callers of the service ask for in the course of a day, in all forms, and what each must be answered. */
import { Random } from '../../test/support/random.js';
import type { RawAnswer } from './kept-connection.js';
import { FORMS, requestOf } from './requests.js';

export interface HonestCall {
  readonly kind: 'cookies' | 'logins' | 'pages';
  readonly request: Buffer;
  readonly status: number;
  /** Stands in the answer. */
  readonly text: string;
}

/** Of a hundred calls some eighty are cookies. alice's password is "alice-password", and bob has a second factor. */
export function* honestCalls(seed: number, loginCookie: string): Generator<HonestCall, never> {
  const random = new Random(seed);
  const cookie = (value: string): Readonly<Record<string, string>> => ({
    loginCookie: value,
    cookieDomain: '127.0.0.1',
  });
  for (;;) {
    const form = random.pick(FORMS);
    const call = (operation: string, fields: Readonly<Record<string, string>>): Buffer =>
      requestOf(form, operation, fields);
    const drawn = random.between(1, 100);
    if (drawn <= 80) {
      const request = call('AuthenticateCookie', cookie(loginCookie));
      yield { kind: 'cookies', request, status: 200, text: 'alice' };
    } else if (drawn <= 84) {
      const request = call('AuthenticateCookie', cookie(`ended-${random.between(1, 1e9)}`));
      yield { kind: 'cookies', request, status: 500, text: '10001' };
    } else if (drawn <= 90) {
      const request = call('Login', { username: 'alice', password: 'alice-password' });
      yield { kind: 'logins', request, status: 200, text: 'alice' };
    } else if (drawn <= 91) {
      const request = call('Login', { username: `typo-${random.between(1, 1e9)}`, password: 'alice-password' });
      yield { kind: 'logins', request, status: 500, text: '10000' };
    } else if (drawn <= 93) {
      const request = call('Login', { username: 'bob', password: 'bob-password' });
      yield { kind: 'logins', request, status: 500, text: '16000' };
    } else if (drawn <= 96) {
      yield { kind: 'pages', request: get('/membership/login'), status: 200, text: 'User name' };
    } else if (drawn <= 98) {
      yield { kind: 'pages', request: get('/Authentication.asmx?wsdl'), status: 200, text: 'wsdl:definitions' };
    } else {
      yield { kind: 'pages', request: get('/Authentication.asmx'), status: 200, text: 'AuthenticateCookie' };
    }
  }
}

/** A broken connection is never right. */
export function isRight(call: HonestCall, answer: RawAnswer | undefined): boolean {
  return answer?.status === call.status && answer.text.includes(call.text);
}

function get(path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}
