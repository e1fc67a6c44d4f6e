/** Every recorded exchange, answered by the core and over a socket, SOAP directly and the rest through the express shim. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

import { createEndpoint, createHandler, createHttpServer } from 'soapwright/runtime';
import { expressShim } from 'soapwright/runtime/express';
import express from 'express';

import { probeService } from '../probe/probe-service.js';
import { canonical } from './canonical.js';
import { bodyOf, cases, differences, knownDifferences } from './cases.js';
import type { Answer, Case } from './cases.js';
import { exchange } from './raw-http.js';

const endpoint = createEndpoint(probeService());
const failing = new Set(knownDifferences);

describe('the core', () => {
  test.each(cases.map((each) => [each.name, each] as const))('answers %s', async (_, each) => {
    expectAsRecorded(each, await answerOfCore(each));
  });
});

describe('a server', () => {
  const app = express().use(expressShim(endpoint));
  const server = createHttpServer(createHandler(endpoint, { otherwise: app }));
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());

  test.each(cases.map((each) => [each.name, each] as const))('answers %s', async (_, each) => {
    expectAsRecorded(each, await exchange(port, each.request));
  });
});

test('the served WSDL is the contract, at the address it was asked at', async () => {
  const contract = readFileSync(new URL('../probe/contract.wsdl', import.meta.url), 'utf8');
  const answer = await endpoint({
    method: 'GET',
    url: '/Authentication.asmx?WSDL',
    headers: {},
    body: Buffer.alloc(0),
    origin: 'http://ws.example.com',
  });
  expect(canonical(String(answer.body))).toBe(canonical(contract));
});

test('known differences name cases that exist', () => {
  const names = new Set(cases.map(({ name }) => name));
  expect(knownDifferences.filter((name) => !names.has(name))).toEqual([]);
});

/** A case that is listed as failing has to fail. */
function expectAsRecorded(each: Case, answer: Answer): void {
  const found = differences(each, answer);
  if (failing.has(each.name)) expect(found).not.toEqual([]);
  else expect(found).toEqual([]);
}

/** Request line and headers as node:http would give them: bytes as Latin-1 characters. */
async function answerOfCore({ request }: Case): Promise<Answer> {
  const headers = Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), asBytes(value)]));
  const answer = await endpoint({
    method: request.method,
    url: asBytes(request.path),
    headers,
    body: bodyOf(request),
    origin: `http://${headers['host'] ?? ''}`,
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: String(answer.body),
  };
}

function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
