/** The calls of the demo: each operation, through each form, to each outcome that a caller has to expect. */
import { Secret, TOTP } from 'otpauth';

import {
  AuthenticationHttpGetClient,
  AuthenticationHttpPostClient,
  AuthenticationSoap12Client,
  AuthenticationSoapClient,
} from '../../generated/authentication/client.js';
import type { AuthenticationClient } from '../../generated/authentication/client.js';
import { numberedErrors } from '../authentication/errors.js';
import type { ErrorKey } from '../authentication/errors.js';
import { logInByPage } from './login-page.js';
import { DEMO_SECURITY_PASSWORD as securityPassword, DEMO_TOTP_SECRET, FORM_BOBS } from './members.js';

export interface Row {
  readonly operation: string;
  readonly form: string;
  readonly outcome: string;
  /** The result, or the text of the fault. */
  readonly answer: string;
  readonly holds: boolean;
}

interface Form {
  readonly name: string;
  readonly client: AuthenticationClient;
  readonly bob: string;
}

interface Expectation {
  readonly operation: string;
  readonly outcome: string;
  readonly call: (form: Form) => Promise<string | undefined>;
  /** What the answer contains. */
  readonly expected: string;
}

/** The text of a failure, as the interface document writes it. */
export function failure(key: ErrorKey): string {
  const { number, text } = numberedErrors[key];
  return `Err Number: ${number} - ${text}`;
}

/** The code that bob's authenticator shows now. */
export function currentCode(): string {
  return new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) }).generate();
}

export async function runRows(address: string): Promise<readonly Row[]> {
  const loginCookie = await logInByPage(address, 'alice', 'alice-password');
  const rows: Row[] = [];
  for (const expectation of expectations(loginCookie)) {
    for (const form of forms(address)) rows.push(await runRow(expectation, form));
  }
  return rows;
}

function forms(address: string): readonly Form[] {
  const [soap11, soap12, httpGet, httpPost] = FORM_BOBS;
  return [
    { name: 'SOAP 1.1', client: new AuthenticationSoapClient({ address }), bob: soap11 },
    { name: 'SOAP 1.2', client: new AuthenticationSoap12Client({ address }), bob: soap12 },
    { name: 'HTTP GET', client: new AuthenticationHttpGetClient({ address }), bob: httpGet },
    { name: 'HTTP POST', client: new AuthenticationHttpPostClient({ address }), bob: httpPost },
  ];
}

function expectations(loginCookie: string): readonly Expectation[] {
  const login = (outcome: string, expected: string, call: Expectation['call']): Expectation => ({
    operation: 'Login',
    outcome,
    expected,
    call,
  });
  const cookie = (outcome: string, expected: string, value: string): Expectation => ({
    operation: 'AuthenticateCookie',
    outcome,
    expected,
    call: async ({ client }) => {
      const request = { securityPassword, loginCookie: value, cookieDomain: '127.0.0.1' };
      return (await client.AuthenticateCookie(request)).AuthenticateCookieResult;
    },
  });
  const answer = async (
    client: AuthenticationClient,
    username: string,
    password: string,
    authenticationToken?: string,
  ) => {
    const token = authenticationToken === undefined ? {} : { authenticationToken };
    return (await client.Login({ securityPassword, username, password, ...token })).LoginResult;
  };
  return [
    login('right password', 'alice', ({ client }) => answer(client, 'alice', 'alice-password')),
    login('wrong password', failure('invalid-credentials'), ({ client }) => answer(client, 'alice', 'wrong')),
    login('second factor asked for', failure('token-required'), ({ client, bob }) =>
      answer(client, bob, 'bob-password'),
    ),
    login('second factor given', 'bob', ({ client, bob }) => answer(client, bob, 'bob-password', currentCode())),
    cookie('cookie accepted', 'alice', loginCookie),
    cookie('cookie refused', failure('invalid-cookie'), 'no-such-cookie'),
  ];
}

async function runRow({ operation, outcome, call, expected }: Expectation, form: Form): Promise<Row> {
  const isFailure = expected.startsWith('Err Number');
  const answered = await call(form).then(
    (result = '') => ({ answer: result, failed: false }),
    (error: unknown) => ({ answer: error instanceof Error ? error.message : 'failed', failed: true }),
  );
  const holds = answered.failed === isFailure && answered.answer.includes(expected);
  return { operation, form: form.name, outcome, answer: answered.answer, holds };
}
