/** The membership pages under express: HTTP to `PageRequest`, `PageAnswer` to HTTP, with the headers that every page has. */
import express from 'express';

import type { Authentication } from './authentication.js';
import type { PageAnswer, PageCookie, PageRequest } from './authentication/membership/page.js';
import { MembershipPages } from './authentication/membership/pages.js';
import { styleSource } from './authentication/membership/style.js';
import type { ServiceLimits } from './limits.js';
import type { Log } from './log.js';

/** To be mounted at `/membership`. */
export function membershipPages(authentication: Authentication, limits: ServiceLimits, log: Log): express.Router {
  const pages = new MembershipPages(authentication);
  const policy = contentSecurityPolicy(authentication.domains.all);
  const router = express.Router();
  router.use(express.urlencoded({ extended: false, limit: limits.textLength, parameterLimit: limits.formParameters }));
  router.use(async (request, response) => {
    const answer = await pages.answer(toPageRequest(request));
    response.set(pageHeaders(policy, request.secure));
    send(response, answer, request.secure);
  });
  router.use((error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) => {
    const status = (error as { status?: number }).status ?? 500;
    if (status >= 500) log.error(error);
    response.set(pageHeaders(policy, false)).status(status).type('text').send('This request cannot be answered.\n');
  });
  return router;
}

function toPageRequest(request: express.Request): PageRequest {
  const isHead = request.method === 'HEAD';
  return {
    method: isHead ? 'GET' : request.method,
    path: request.path,
    query: new URL(request.url, 'http://localhost').searchParams,
    form: new URLSearchParams(formFields(request.body)),
    cookies: cookiesOf(request.headers.cookie ?? ''),
    host: request.hostname ?? '',
    isSecure: request.secure,
    isForeign: ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site'])),
    remoteAddress: request.ip ?? '',
  };
}

/** A field that came twice is as good as absent. */
function formFields(body: unknown): Record<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** RFC 6265, section 5.4 from the other side. */
function cookiesOf(header: string): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

function send(
  response: express.Response,
  { status, location, page, cookies = [] }: PageAnswer,
  isSecure: boolean,
): void {
  for (const cookie of cookies) response.append('Set-Cookie', cookieText(cookie, isSecure));
  if (location !== undefined) response.set('Location', location);
  response
    .status(status)
    .type('html')
    .send(page?.text ?? '');
}

/** RFC 6265, section 4.1. */
function cookieText({ name, value, path, domain, maxAge }: PageCookie, isSecure: boolean): string {
  const attributes = [
    `${name}=${value}`,
    `Path=${path}`,
    domain !== undefined && `Domain=${domain}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    isSecure && 'Secure',
  ];
  return attributes.filter((attribute) => attribute !== false).join('; ');
}

function pageHeaders(policy: string, isSecure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** Nothing but our own style. A login form may lead to a site of a cookie domain, which browsers count as its target too. */
function contentSecurityPolicy(domains: readonly string[]): string {
  const sites = domains.filter((domain) => !domain.includes(':')).flatMap((domain) => [`${domain}:*`, `*.${domain}:*`]);
  return [
    "default-src 'none'",
    `style-src ${styleSource}`,
    'img-src data:',
    `form-action 'self' ${sites.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
