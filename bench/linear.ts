/**
 * `npm run bench -- linear`: requests made to be costly, each twice as long as the one before. Processor time may grow 2.3 times at most, and
 * none may hold the event loop for 50 ms at the length where the service refuses it.
 */
import { createEndpoint } from 'soapwright/runtime';
import type { Endpoint, HttpRequest } from 'soapwright/runtime';

import { authenticationService } from '../generated/authentication/server.js';

const MOST_GROWTH = 2.3;
const MOST_MILLISECONDS = 50;
const LENGTHS = [16, 32, 64, 128].map((kibibytes) => kibibytes * 1024);
const ROUNDS = 15;

const NAMESPACE = 'http://example.org/Authentication/';
const ENVELOPES = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
} as const;

/** As deep as contracts of any kind may be, and no deeper. */
const nested = (tag: string): string => tag.repeat(100) + '</a>'.repeat(100);

/** Content of Login of about the length asked for. */
const CONTENTS: Readonly<Record<string, (length: number) => string>> = {
  text: (length) => `<username>${'x'.repeat(length)}</username>`,
  references: (length) => `<username>${'&#65;'.repeat(length / 5)}</username>`,
  elements: (length) => '<a/>'.repeat(length / 4),
  depth: (length) => nested('<a>').repeat(length / 700),
  'depth with namespaces': (length) => nested('<a xmlns:b="c">').repeat(length / 1900),
  attributes: (length) => `<a ${Array.from({ length: length / 10 }, (_, index) => `b${index}="c"`).join(' ')}/>`,
  declarations: (length) =>
    `<a ${Array.from({ length: length / 16 }, (_, index) => `xmlns:b${index}="c"`).join(' ')}/>`,
  'a long name': (length) => `<${'a'.repeat(length)}/>`,
  comments: (length) => '<!---->'.repeat(length / 7),
  'CDATA sections': (length) => `<username>${'<![CDATA[a]]>'.repeat(length / 13)}</username>`,
  'a value in pieces': (length) => `<x>${'a&lt;'.repeat(length / 5)}</x>`,
  'a tag that does not end': (length) => `<a ${' '.repeat(length)}`,
  lines: (length) => '\r\n'.repeat(length / 2),
};

const FORMS: Readonly<Record<string, (length: number) => string>> = {
  'a value': (length) => `username=${'x'.repeat(length)}`,
  escapes: (length) => `username=${'%41'.repeat(length / 3)}`,
  units: (length) => `username=${'%u0041'.repeat(length / 6)}`,
  'stray percent signs': (length) => `username=${'%'.repeat(length)}`,
  parameters: (length) => 'a=&'.repeat(length / 3),
  'items without a name': (length) => '&'.repeat(length),
};

/** Without the limits that would end a request early, and with those of the service. */
const WIDE = 10_000_000;
const wide = endpointWith({
  depth: WIDE,
  attributes: WIDE,
  nodes: WIDE,
  nameLength: WIDE,
  attributeLength: WIDE,
  textLength: WIDE,
  formParameters: WIDE,
});
const narrow = endpointWith({ textLength: 16 * 1024 });

function endpointWith(limits: NonNullable<Parameters<typeof createEndpoint>[1]>['limits'] & object): Endpoint {
  const refuse = (): never => {
    throw new Error('nobody gets here');
  };
  return createEndpoint(authenticationService({ Login: refuse, AuthenticateCookie: refuse }), {
    limits,
    maxQueryLength: WIDE,
  });
}

type Make = (length: number) => HttpRequest;

function shapes(): [name: string, make: Make][] {
  const soap = Object.entries(ENVELOPES).flatMap(([form, namespace]) =>
    Object.entries(CONTENTS).map(([name, content]): [string, Make] => [
      `${form} ${name}`,
      (length) =>
        request(
          'POST',
          '',
          `<s:Envelope xmlns:s="${namespace}"><s:Body><Login xmlns="${NAMESPACE}">${content(length)}</Login></s:Body></s:Envelope>`,
          {
            'content-type': form === 'soap11' ? 'text/xml' : 'application/soap+xml',
            ...(form === 'soap11' && { soapaction: `"${NAMESPACE}Login"` }),
          },
        ),
    ]),
  );
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const forms = Object.entries(FORMS).flatMap(([name, content]): [string, Make][] => [
    [`http-get ${name}`, (length) => request('GET', `/Login?${content(length)}`, '', {})],
    [`http-post ${name}`, (length) => request('POST', '/Login', content(length), form)],
  ]);
  return [...soap, ...forms];
}

function request(method: string, rest: string, body: string, headers: Record<string, string>): HttpRequest {
  return { method, url: `/Authentication.asmx${rest}`, headers, body: Buffer.from(body), origin: 'http://localhost' };
}

/** Prints a row for each shape; exit code 1 when one grows faster than its length, or takes too long to be refused. */
export async function measureLinearity(): Promise<void> {
  process.stdout.write(
    `${'request'.padEnd(32)}${LENGTHS.map((length) => `${length / 1024} KiB`.padStart(10)).join('')}    growth   refused\n`,
  );
  for (const [name, make] of shapes()) {
    const times: number[] = [];
    for (const length of LENGTHS) times.push(await processorTime(wide, make(length)));
    const growth = ((times.at(-1) ?? 0) / (times[0] ?? 1)) ** (1 / (LENGTHS.length - 1));
    const refused = await processorTime(narrow, make(64 * 1024));
    const holds = growth <= MOST_GROWTH && refused <= MOST_MILLISECONDS;
    if (!holds) process.exitCode = 1;
    const cells = times.map((time) => time.toFixed(2).padStart(10)).join('');
    process.stdout.write(
      `${name.padEnd(32)}${cells}${growth.toFixed(2).padStart(10)}${refused.toFixed(2).padStart(10)}${holds ? '' : '  TOO MUCH'}\n`,
    );
  }
}

/** Milliseconds of this process for one, the least of several rounds of several: what else the machine does only adds. */
async function processorTime(endpoint: Endpoint, message: HttpRequest): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (let count = 0; count < 4; count += 1) await endpoint(message);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 4000);
  }
  return Math.min(...rounds);
}
