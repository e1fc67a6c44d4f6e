/** The recorded exchanges, and what holds an answer to one of them. */
import { readFileSync } from 'node:fs';

import { canonical } from './canonical.js';

export interface Case {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly httpVersion: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body?: string;
    readonly bodyBase64?: string;
  };
  readonly expect: {
    readonly status: number;
    readonly contentType?: string;
    readonly xml?: string;
    readonly fault?: 'any';
    readonly text?: string;
  };
}

/** An answer as any client sees it; header names in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

const here = new URL('.', import.meta.url);

export const cases = JSON.parse(readFileSync(new URL('cases.json', here), 'utf8')) as readonly Case[];

/** Names of cases that are known to fail, one a line. */
export const knownDifferences = readFileSync(new URL('known-differences.txt', here), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

export function bodyOf({ body, bodyBase64 }: Case['request']): Buffer {
  return bodyBase64 === undefined ? Buffer.from(body ?? '', 'utf8') : Buffer.from(bodyBase64, 'base64');
}

/** What is wrong with an answer; nothing when it is as expected. */
export function differences({ expect }: Case, answer: Answer): string[] {
  const found: string[] = [];
  const differ = (what: string, expected: unknown, got: unknown) => {
    if (expected !== got) found.push(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
  };
  differ('status', expect.status, answer.status);
  if (expect.contentType !== undefined) differ('content type', expect.contentType, answer.headers['content-type']);
  if (expect.text !== undefined) differ('text', expect.text, answer.body);
  if (expect.xml !== undefined) differ('xml', canonical(expect.xml), canonicalOrError(answer.body));
  if (expect.fault === 'any' && !/<\{[^}]+\}Fault>/.test(canonicalOrError(answer.body))) found.push('no fault');
  if (answer.status >= 400 && answer.body === '') found.push('an error without a body that says what was wrong');
  return found;
}

function canonicalOrError(xml: string): string {
  try {
    return canonical(xml);
  } catch (error) {
    return `not well-formed: ${String(error)} in ${xml}`;
  }
}
