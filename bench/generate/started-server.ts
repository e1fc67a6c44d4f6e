/**
 * A server in a process of its own: `node started-server.js ours FOLDER` (the generated files, compiled) or `node-soap WSDL`. Prints a
 * line of JSON when it listens, and one more for each line that it is sent. Each kind loads its own libraries only.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import type { BoundService } from 'soapwright/runtime';

export interface ServerFigures {
  readonly port: number;
  /** Of processor time, since the process began. */
  readonly cpuMilliseconds: number;
  readonly residentMegabytes: number;
  /** In use after a collection. */
  readonly heapMegabytes: number;
  /** Text that any XML parser has been given. */
  readonly parsedCharacters: number;
}

interface Parser {
  write(text: string): unknown;
}

let parsedCharacters = 0;

const [kind, place = ''] = process.argv.slice(2);
const server = kind === 'ours' ? await ourServer(place) : await nodeSoapServer(place);
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
tell();
createInterface(process.stdin).on('line', tell);

/** The generated skeleton with a service behind it that only fails: what is measured is what comes before it. */
async function ourServer(folder: string): Promise<Server> {
  const { createEndpoint, createHandler, createHttpServer } = await import('soapwright/runtime');
  const { SaxesParser } = await import('saxes');
  countParsing(SaxesParser.prototype as object as Parser);
  const module = (await import(pathToFileURL(`${folder}/server.js`).href)) as Record<string, unknown>;
  const [, skeleton] = Object.entries(module).find(([name]) => name.endsWith('Service')) ?? [];
  const bind = skeleton as (implementation: object) => BoundService;
  return createHttpServer(createHandler(createEndpoint(bind(new Proxy({}, { get: () => fail })))));
}

/** As its documentation has it: the WSDL is read and parsed, then the server listens. */
async function nodeSoapServer(uri: string): Promise<Server> {
  const { listen } = await import('soap');
  const fromSoap = createRequire(createRequire(import.meta.url).resolve('soap'));
  countParsing((fromSoap('sax') as { SAXParser: { prototype: Parser } }).SAXParser.prototype);
  const anyName = (value: unknown): object => new Proxy({}, { get: () => value, has: () => true });
  const listening = createServer();
  await new Promise<void>((resolve, reject) => {
    const callback = (error: Error | null): void => (error ? reject(error) : resolve());
    const services = anyName(anyName(anyName(fail)));
    listen(listening, {
      path: '/EWS/Exchange.asmx',
      services: services as never,
      xml: readFileSync(uri, 'utf8'),
      uri,
      callback,
    });
  });
  return listening;
}

function fail(): never {
  throw new Error('nothing is behind this server');
}

function countParsing(parser: Parser): void {
  const original = Reflect.get(parser, 'write') as Parser['write'];
  parser.write = function counted(this: Parser, text) {
    parsedCharacters += typeof text === 'string' ? text.length : 0;
    return original.call(this, text);
  };
}

function tell(): void {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const figures: ServerFigures = {
    port: (server.address() as AddressInfo).port,
    cpuMilliseconds: (user + system) / 1000,
    residentMegabytes: rss / 1e6,
    heapMegabytes: heapUsed / 1e6,
    parsedCharacters,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
