/** What every foreign client is asked to do, and what it must come back with. */
import type { Call, Form, Outcome } from './call.js';
import { cookieDomain, securityPassword } from './server-under-test.js';
import type { ServerUnderTest } from './server-under-test.js';

export interface Check {
  readonly call: Call;
  /** What is wrong with the outcome; `undefined`: nothing. */
  readonly flaw: (outcome: Outcome) => string | undefined;
}

/** Values that have to come back as they were sent. */
const values: Readonly<Record<string, string>> = {
  markup: `& < > " ' <b>&amp;</b> ]]>`,
  'white space': '  both ends \t',
  accents: 'Zoë Ångström ß ñ Ωμέγα Жук 漢字',
  emoji: 'a😀b𝒳c',
  '10,000 characters': 'abcdefghij'.repeat(1000),
};

const secondFactorNeeded = 'Err Number: 16000 - Multi factor Authenticator token is required';

/** The checks over one form. Every one has a user of its own for codes, which count once, and wrong passwords, of which there may be twenty. */
export async function checksFor(form: Form, server: ServerUnderTest): Promise<readonly Check[]> {
  const { address, echoAddress } = server;
  const bob = await server.userWithSecondFactor();
  const login = (id: string, parameters: Call['parameters'], flaw: Check['flaw'], at = address): Check => ({
    call: { id, form, address: at, operation: 'Login', parameters: [securityPassword, ...parameters] },
    flaw,
  });
  const cookie = (id: string, loginCookie: string, flaw: Check['flaw']): Check => ({
    call: {
      id,
      form,
      address,
      operation: 'AuthenticateCookie',
      parameters: [securityPassword, loginCookie, cookieDomain],
    },
    flaw,
  });
  return [
    login('right password', ['alice', 'alice-password', null], resultWith('alice')),
    login('wrong password', [bob.username, 'wrong', null], faultWith('Invalid username or password')),
    login('second factor asked for', [bob.username, bob.password, null], faultWith(secondFactorNeeded)),
    login('second factor given', [bob.username, bob.password, bob.code], resultWith(bob.username)),
    cookie('right cookie', await server.loginCookie(), resultWith('alice')),
    cookie('wrong cookie', 'x'.repeat(43), faultWith('')),
    ...Object.entries(values).map(([id, value]) => login(id, [value, 'p', null], resultOf(value), echoAddress)),
    login('empty value', ['', 'p', null], resultOf(''), echoAddress),
    login('parameter left out', ['token?', 'p', null], absentToken, echoAddress),
  ];
}

function resultOf(expected: string): Check['flaw'] {
  return ({ kind, text }) => (kind === 'result' && (text ?? '') === expected ? undefined : described(kind, text));
}

function resultWith(part: string): Check['flaw'] {
  return ({ kind, text }) => (kind === 'result' && text?.includes(part) === true ? undefined : described(kind, text));
}

function faultWith(part: string): Check['flaw'] {
  return ({ kind, text }) => (kind === 'fault' && text?.includes(part) === true ? undefined : described(kind, text));
}

/** Clients of the HTTP forms have no way to leave a parameter out and send it empty. */
const absentToken: Check['flaw'] = ({ kind, text }) =>
  kind === 'result' && (text === 'absent' || text === 'given: ') ? undefined : described(kind, text);

function described(kind: string, text: string | null): string {
  const shown = text === null ? 'nothing' : JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}...` : text);
  return `${kind}: ${shown}`;
}
