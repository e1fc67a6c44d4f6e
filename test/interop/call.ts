/**
 * What the runner and a toolkit's program say to each other: lines of fields parted by tabs, texts in base64, so that a program
 * needs nothing that its language lacks. `-` is no text at all.
 */

/** How an operation is called. */
export type Form = 'soap11' | 'soap12' | 'http-get' | 'http-post';

export const allForms: readonly Form[] = ['soap11', 'soap12', 'http-get', 'http-post'];

export interface Call {
  readonly id: string;
  readonly form: Form;
  readonly address: string;
  readonly operation: 'Login' | 'AuthenticateCookie';
  /** In the contract's order; `null`: left out. */
  readonly parameters: readonly (string | null)[];
}

/** In the contract's order. */
export const parameterNames = {
  Login: ['securityPassword', 'username', 'password', 'authenticationToken'],
  AuthenticateCookie: ['securityPassword', 'loginCookie', 'cookieDomain'],
} as const;

/** The parameters that are given, by name. */
export function namedParameters({ operation, parameters }: Call): readonly (readonly [name: string, value: string])[] {
  return parameterNames[operation].flatMap((name, index) => {
    const value = parameters[index] ?? null;
    return value === null ? [] : [[name, value] as const];
  });
}

/** `fault`: the toolkit's own way to say that the service refused. `error`: anything else that went wrong. */
export interface Outcome {
  readonly kind: 'result' | 'fault' | 'error';
  readonly text: string | null;
}

/** `id form address operation parameter...` */
export function writeCalls(calls: readonly Call[]): string {
  return calls
    .map(
      ({ id, form, address, operation, parameters }) =>
        [id, form, address, operation, ...parameters.map(encode)].join('\t') + '\n',
    )
    .join('');
}

export function writeOutcome({ id, form }: Call, { kind, text }: Outcome): string {
  return `${[id, form, kind, encode(text)].join('\t')}\n`;
}

/** Lines `id form kind text`; others are the toolkit's own chatter. */
export function readOutcomes(output: string): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const line of output.split(/\r?\n/)) {
    const [id, form, kind, text] = line.split('\t');
    if (id === undefined || form === undefined || text === undefined) continue;
    if (kind === 'result' || kind === 'fault' || kind === 'error')
      outcomes.set(callKey(id, form), { kind, text: decode(text) });
  }
  return outcomes;
}

export function callKey(id: string, form: string): string {
  return `${form} ${id}`;
}

function encode(text: string | null): string {
  return text === null ? '-' : `=${Buffer.from(text).toString('base64')}`;
}

function decode(text: string): string | null {
  return text === '-' ? null : Buffer.from(text.slice(1), 'base64').toString();
}
