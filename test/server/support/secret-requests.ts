/**
 * Requests full of secrets, right, wrong and malformed, over all forms and the pages: what a log must never repeat. The same seed gives the
 * same requests.
 */
import { descriptor } from '../../../generated/authentication/descriptor.js';
import { Random } from '../../support/random.js';
import { soapEnvelope } from './soap-envelope.js';

export interface SecretRequest {
  readonly method: string;
  /** Below the service's host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Planted in the requests; each is found again however it is written. */
export const SECRETS = {
  securityPassword: 'zQ-service-9f3Xk',
  username: 'zQ-name-Ünser-7b',
  password: 'zQ-pässwörd <&> "7c',
  authenticationToken: 'zQ-token-41d',
  loginCookie: 'zQ-cookie=a|b%c+d',
};

/** What lets a request through, and is no less a secret. */
export interface RightSecrets {
  readonly securityPassword: string;
  /** Of alice. */
  readonly password: string;
}

/** Some get past the service-level password, some log alice in. */
export function* secretRequests(seed: number, count: number, right: RightSecrets): Generator<SecretRequest> {
  const random = new Random(seed);
  for (let index = 0; index < count; index += 1) {
    const operation = random.pick(['Login', 'Login', 'AuthenticateCookie', 'Nope', 'login']);
    const { securityPassword, username, password, authenticationToken, loginCookie } = SECRETS;
    const service = random.chance(0.6) ? right.securityPassword : securityPassword;
    const user = random.chance(0.3) ? 'alice' : username;
    const given = user === 'alice' && random.chance(0.5) ? right.password : password;
    const fields: Record<string, string> = operation.startsWith('Auth')
      ? { securityPassword: service, loginCookie, cookieDomain: '127.0.0.1' }
      : { securityPassword: service, username: user, password: given, authenticationToken };
    if (random.chance(0.1)) delete fields[random.pick(Object.keys(fields))];
    let query = new URLSearchParams(fields).toString();
    if (random.chance(0.1)) query += `&password=${encodeURIComponent(password)}`;
    if (random.chance(0.1)) query = query.replaceAll('%', '%zz%');
    let envelope = soapEnvelope(operation, fields);
    if (random.chance(0.2)) envelope = envelope.slice(0, random.between(0, envelope.length));
    if (random.chance(0.1)) envelope = envelope.replace('</password>', '<evil/></password>');
    if (random.chance(0.1)) envelope = envelope.replace('<?xml', '<!DOCTYPE x [<!ENTITY e "zQ-token-41d">]><?xml');
    const type = random.pick([
      'text/xml; charset=utf-8',
      'application/soap+xml',
      'text/xml',
      'text/plain',
      'application/json',
    ]);
    yield random.pick<SecretRequest>([
      { method: 'GET', path: `/Authentication.asmx/${operation}?${query}`, headers: {} },
      {
        method: 'POST',
        path: `/Authentication.asmx/${operation}`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: query,
      },
      {
        method: 'POST',
        path: `/Authentication.asmx/${operation}?${query}`,
        headers: { 'Content-Type': type },
        body: query,
      },
      {
        method: 'POST',
        path: '/Authentication.asmx',
        headers: { 'Content-Type': type, SOAPAction: `"${descriptor.namespace}${operation}"` },
        body: envelope,
      },
      { method: 'POST', path: `/Authentication.asmx?${query}`, headers: { 'Content-Type': type }, body: envelope },
      {
        method: random.pick(['PUT', 'DELETE', 'OPTIONS']),
        path: `/Authentication.asmx/${operation}?${query}`,
        headers: {},
      },
      {
        method: 'POST',
        path: '/membership/login',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: query,
      },
      {
        method: 'GET',
        path: `/membership/account?${query}`,
        headers: { Cookie: `membership_login=${encodeURIComponent(loginCookie)}` },
      },
    ]);
  }
}

/** The secrets that `text` repeats, raw or encoded as any of the forms, a log or a metric might. */
export function leaksIn(text: string, secrets: readonly string[]): readonly string[] {
  const haystack = text.toLowerCase();
  return secrets.filter((secret) => writings(secret).some((written) => haystack.includes(written.toLowerCase())));
}

function writings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const xml = secret.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ x: secret }).toString().slice(2),
    JSON.stringify(secret).slice(1, -1),
    xml,
    xml.replaceAll('"', '&quot;'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    Buffer.from(secret, 'utf16le').toString('base64').replace(/=+$/, ''),
    bytes.toString('latin1'),
  ];
}
