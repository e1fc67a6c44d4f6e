/** What our client, generated from a foreign server's own WSDL, must get from the Desk service there. */
import { isDeepStrictEqual } from 'node:util';
import { ServiceFault, TransportError } from '../../../runtime/client/index.js';
import type { AnyClient, ClientOf } from '../stubs.js';

/** Resolves with what is wrong, `undefined`: nothing. */
export type DeskCheck = (client: AnyClient, clientOf: ClientOf) => Promise<string | undefined>;

const line = (text: string, ...tag: string[]) => ({ text, tag });

const order = {
  id: 'A-1 & <b> é 😀',
  count: -2147483648,
  big: 9223372036854775807n,
  price: '12345678901234567890.123456789',
  urgent: true,
  ratio: 0.1,
  placed: '2026-02-28T23:59:59.123+01:00',
  due: '2026-02-28',
  data: new Uint8Array([0, 1, 254, 255]),
  color: 'GREEN',
  lines: [line(' first ', 'x', 'y'), line(''), null],
  discount: null,
  previous: { count: 1, big: -1n, urgent: false, ratio: Infinity, lines: [], discount: 5 },
  $currency: 'EUR',
};

export function deskChecks(port: string, address: string): Readonly<Record<string, DeskCheck>> {
  return {
    'markup, accents, emoji': echoes(`& < > " ' é Жук 漢字 😀`),
    'white space at both ends': echoes('  a\tb\r\nc  '),
    'empty text': echoes(''),
    '100,000 characters': echoes('abcdefghij'.repeat(10_000)),
    'numbers, times, binary, enumeration, arrays, nil, recursion, attribute': places(order),
    'a derived type': places({ ...order, $$type: 'Express', courier: 'Zoë' }),
    'a declared fault': refuses('declared', (fault) => {
      const detail = fault.declared?.value;
      return (
        fault.declared?.name === 'Refusal' &&
        isDeepStrictEqual({ ...(detail as object) }, { hint: 'try later', number: 42 })
      );
    }),
    'an undeclared fault': refuses('other', (fault) => fault.message.includes('refused undeclared')),
    'a SOAP header': async (client) => {
      const answer = await client['whose']?.({ question: 'whose is' }, { soapHeaders: { ticket: 'T-1 & 2' } });
      return same(textOf(answer), 'whose is T-1 & 2');
    },
    'a timeout': (client) => failsAs('timeout', client['slow']?.({ milliseconds: 3000 }, { timeout: 100 })),
    cancellation: (client) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 100);
      return failsAs('aborted', client['slow']?.({ milliseconds: 3000 }, { signal: controller.signal }));
    },
    'calls side by side': async (client) => {
      const texts = Array.from({ length: 30 }, (_, index) => `text ${index}`);
      const answers = await Promise.all(texts.map((text) => client['echo']?.({ text })));
      return same(answers.map(textOf), texts);
    },
    'compressed requests': async (_client, clientOf) => {
      const answer = await clientOf(port, { address, gzip: true })['echo']?.({ text: 'zipped' });
      return same(textOf(answer), 'zipped');
    },
  };
}

function echoes(text: string): DeskCheck {
  return async (client) => same(textOf(await client['echo']?.({ text })), text);
}

/** Only what was sent is compared: a server may add what is absent, empty lists for example. */
function places(sent: object): DeskCheck {
  return async (client) => {
    const answer = (await client['place']?.({ order: sent })) as { readonly order?: object } | undefined;
    return difference(sent, answer?.order, 'order');
  };
}

function refuses(kind: string, isRight: (fault: ServiceFault) => boolean): DeskCheck {
  return async (client) => {
    const outcome = await settled(client['fail']?.({ kind }));
    return outcome instanceof ServiceFault && isRight(outcome) ? undefined : shown(outcome);
  };
}

async function failsAs(kind: string, call: Promise<unknown> | undefined): Promise<string | undefined> {
  const outcome = await settled(call);
  return outcome instanceof TransportError && outcome.kind === kind ? undefined : shown(outcome);
}

async function settled(call: Promise<unknown> | undefined): Promise<unknown> {
  return call?.then(
    (value) => value,
    (reason: unknown) => reason,
  );
}

function textOf(answer: unknown): unknown {
  return (answer as { readonly text?: unknown } | undefined)?.text;
}

function same(found: unknown, expected: unknown): string | undefined {
  return isDeepStrictEqual(found, expected) ? undefined : `got ${shown(found)}`;
}

function difference(sent: unknown, found: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || sent instanceof Uint8Array) {
    const equal = sent instanceof Uint8Array ? Buffer.compare(sent, found as Uint8Array) === 0 : Object.is(sent, found);
    return equal ? undefined : `${path}: sent ${shown(sent)}, got ${shown(found)}`;
  }
  for (const [name, value] of Object.entries(sent)) {
    const flaw = difference(
      value,
      (found as Readonly<Record<string, unknown>> | null | undefined)?.[name],
      `${path}.${name}`,
    );
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

function shown(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return (
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? 'nothing'
  ).slice(0, 200);
}
