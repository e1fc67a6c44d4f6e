/**
 * The service behind the recorded exchanges of `test/wire`: says what it received, and fails in every way a service can. Nothing in
 * it needs what another service could not use.
 */
import { ServiceFault } from 'soapwright/runtime';
import type { BoundService, FaultOptions } from 'soapwright/runtime';

import { authenticationService } from './generated/authentication/server.js';
import type { AuthenticationService } from './generated/authentication/server.js';
import type { AuthenticateCookie, Login } from './generated/authentication/types.js';

const CODES = 'http://ws.example.com/codes/';
const ACTOR = 'http://actor.example.com/';

/** The answers of `ret-...` user names. */
const RESULTS = new Map<string, string | undefined>(
  Object.entries({
    'ret-null': undefined,
    'ret-empty': '',
    'ret-blank': '   ',
    'ret-specials':
      'amp & lt < gt > quot " apos \' cdata-end ]]> e-acute \u00e9 euro \u20ac emoji \u{1f600} nbsp \u00a0 end',
    'ret-lines': '  lead\ttab\nLF\r\nCRLF\rCR trail  ',
    'ret-xml': '<user id="1"><name>A &amp; B</name></user>',
  }),
);

/** The faults of `throw-...` user names. */
const FAULTS = new Map<string, readonly [message: string, options?: FaultOptions]>(
  Object.entries({
    'throw-specials': ['bad <value> & "quoted" \'apos\' e-acute \u00e9 euro \u20ac emoji \u{1f600}'],
    'throw-lines': ['line one\r\nline two\nline three'],
    'throw-nested': ['outer message', { cause: new ServiceFault('inner message') }],
    'throw-soap-client': ['custom client fault', { code: 'Client' }],
    'throw-soap-server': ['custom server fault', { code: 'Server', actor: ACTOR }],
    'throw-soap-owncode': ['custom code fault', { code: { namespace: CODES, name: 'Err16000' } }],
    'throw-soap-detail': [
      'fault with detail',
      { code: 'Client', actor: ACTOR, detail: `<e:number xmlns:e="${CODES}">16000</e:number>` },
    ],
    'throw-soap-subcode': [
      'fault with subcode',
      { code: 'Client', subcode: { namespace: 'http://www.w3.org/2003/05/soap-rpc', name: 'BadArguments' } },
    ],
  }),
);

const probe: AuthenticationService = {
  Login(request) {
    const { username = '', password, authenticationToken } = request;
    if (password === 'wrong') throw new ServiceFault('Err Number: 10000 - Invalid username or password');
    if (username === 'mfa' && !authenticationToken) {
      throw new ServiceFault('Err Number: 16000 - Multi factor Authenticator token is required');
    }
    const fault = FAULTS.get(username);
    if (fault !== undefined) throw new ServiceFault(...fault);
    return RESULTS.has(username) ? result(RESULTS.get(username)) : { LoginResult: describeLogin(request) };
  },

  AuthenticateCookie(request) {
    if (request.loginCookie === 'bad') throw new ServiceFault('Err Number: 10001 - Invalid login cookie');
    return { AuthenticateCookieResult: describeCookie(request) };
  },
};

/** The probe, ready for `createEndpoint`. */
export function probeService(): BoundService {
  return authenticationService(probe);
}

function result(text: string | undefined) {
  return text === undefined ? {} : { LoginResult: text };
}

function describeLogin({ securityPassword, username, password, authenticationToken }: Login): string {
  return (
    `Login securityPassword=${shown(securityPassword)} username=${shown(username)} ` +
    `password=${shown(password)} authenticationToken=${shown(authenticationToken)}`
  );
}

function describeCookie({ securityPassword, loginCookie, cookieDomain }: AuthenticateCookie): string {
  return (
    `AuthenticateCookie securityPassword=${shown(securityPassword)} loginCookie=${shown(loginCookie)} ` +
    `cookieDomain=${shown(cookieDomain)}`
  );
}

function shown(value: string | undefined): string {
  return value === undefined ? 'null' : `[${value}]`;
}
