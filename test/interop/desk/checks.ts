/** What our client, generated from a foreign server's own WSDL, must get from the Desk service there. */
import { isDeepStrictEqual } from 'node:util';
import { ServiceFault, TransportError } from '../../../runtime/client/index.js';
import type { AnswerInfo } from '../../../runtime/client/index.js';
import type { Form } from '../call.js';
import { difference, shown } from '../difference.js';
import type { AnyClient } from '../stubs.js';

/** Resolves with what is wrong, `undefined`: nothing. `zipping` is the same client, whose requests are compressed. */
export type DeskCheck = (client: AnyClient, zipping: AnyClient) => Promise<string | undefined>;

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
  previous: {
    count: 1,
    big: -1n,
    price: '0.5',
    urgent: false,
    ratio: Infinity,
    placed: '2026-01-01T00:00:00Z',
    due: '0001-01-01',
    color: 'RED',
    lines: [],
    discount: 5,
  },
  $currency: 'EUR',
};

/** Where the foreign servers, each describing the Desk service in its own way, differ. */
export interface DeskDialect {
  /** The type derived from Order, as `$$type`. */
  readonly derivedType: string;
  /** The declared SOAP header that brings the ticket `T-1 & 2`. */
  readonly ticket: Readonly<Record<string, unknown>>;
  /** Whether all parts of the fault that `fail` throws on purpose have arrived. */
  readonly isRefusal: (fault: ServiceFault, form: Form) => boolean;
}

/** The HTTP forms carry single values only. */
export function deskChecks(form: Form, dialect: DeskDialect): Readonly<Record<string, DeskCheck>> {
  const simple = {
    'markup, accents, emoji': echoes(`& < > " ' é Жук 漢字 😀`),
    'white space at both ends': echoes('  a\tb\nc  '),
    'empty text': echoes(''),
    'a fault with its parts': refuses('declared', (fault) => dialect.isRefusal(fault, form)),
    'any other failure': refuses('other', (fault) => fault.message.includes('refused undeclared')),
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
    'gzip both ways': (_client, zipping) => echoesEncoded(zipping, {}, 'gzip'),
    'no compression': (client) => echoesEncoded(client, { 'Accept-Encoding': 'identity' }, null),
  } satisfies Record<string, DeskCheck>;
  if (form === 'http-get' || form === 'http-post') return simple;
  return {
    ...simple,
    '100,000 characters': echoes('abcdefghij'.repeat(10_000)),
    'numbers, times, binary, enumeration, arrays, nil, recursion, attribute': places(order),
    'a derived type': places({ ...order, $$type: dialect.derivedType, courier: 'Zoë' }),
    'a SOAP header': async (client) => {
      const answer = await client['whose']?.({ question: 'whose is' }, { soapHeaders: dialect.ticket });
      return same(textOf(answer), 'whose is T-1 & 2');
    },
  };
}

function echoes(text: string): DeskCheck {
  return async (client) => same(textOf(await client['echo']?.({ text })), text);
}

async function echoesEncoded(
  client: AnyClient,
  headers: Readonly<Record<string, string>>,
  expected: string | null,
): Promise<string | undefined> {
  const text = 'Zoë & co. '.repeat(60);
  let encoding: string | null = null;
  const onAnswer = (answer: AnswerInfo) => (encoding = answer.headers.get('content-encoding'));
  const answer = await client['echo']?.({ text }, { headers, onAnswer });
  return same([textOf(answer), encoding], [text, expected]);
}

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
