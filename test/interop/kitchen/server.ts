/**
 * A service of ours with every kind of type: `give` hands out a value, `take` says in what the value differs that comes back. So a
 * toolkit shows in one line that it reads and writes all of it.
 */
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { ServiceFault, createEndpoint, createHandler, createHttpServer } from 'soapwright/runtime';
import type { BoundService, CallContext } from 'soapwright/runtime';
import { difference } from '../difference.js';
import { compileContract } from '../stubs.js';
import { ownFile } from '../toolkit.js';

export interface Kitchen {
  readonly address: string;
  close(): void;
}

/** One of everything, numbers at their limits. */
const everything = {
  text: ' < & > é 😀 ',
  byte: -128,
  short: 32767,
  int: -2147483648,
  long: 9223372036854775807n,
  unsignedByte: 255,
  unsignedInt: 4294967295,
  unsignedLong: 18446744073709551615n,
  decimal: '-1234567890123456789.123456789',
  float: 1.5,
  double: 1.7976931348623157e308,
  boolean: true,
  zoned: '2026-02-28T23:59:59.123+01:00',
  local: '2026-02-28T23:59:59.123',
  date: '2026-02-28',
  bytes: new Uint8Array([0, 1, 254, 255]),
  shade: 'Green',
  numbers: [1, -2, 3],
  nothing: null,
  present: '',
  tree: { label: 'root', child: [{ label: 'leaf' }, { label: 'branch', child: [{ label: 'twig' }] }] },
  animals: [
    { name: 'Tweety', $legs: 2 },
    { name: 'Rex', $legs: 4, $$type: 'Dog', barks: true },
  ],
  cash: '12.50',
  $lang: 'en',
};

/** What the HTTP forms, which carry single values only, are to send. */
export const parcel = {
  text: ' < & > é 😀 ',
  count: -5,
  big: 9223372036854775807n,
  price: '12.50',
  ratio: 0.1,
  urgent: true,
  day: '2026-02-28',
  placed: '2026-02-28T23:59:59Z',
  shade: 'Green',
};

/** `folder` is an empty one. */
export async function startKitchen(folder: string): Promise<Kitchen> {
  const text = await readFile(ownFile('kitchen', 'kitchen.wsdl'), 'utf8');
  const load = await compileContract({ documents: { 'contract.wsdl': text }, catalogue: {} }, folder);
  const { kitchenService } = (await load('server')) as {
    readonly kitchenService: (implementation: object) => BoundService;
  };
  const service = kitchenService({
    give: () => ({ everything }),
    take: (request: { readonly everything?: object }) => ({
      difference: difference(everything, request.everything, 'everything') ?? '',
    }),
    weigh: (request: object) => difference(parcel, request, 'parcel') ?? '',
    refuse: (_request: object, { headers }: CallContext<{ readonly ticket?: { readonly number: string } }>) => {
      const value = { count: 42, ticket: headers.ticket?.number ?? 'none' };
      throw new ServiceFault('all spoiled', { code: 'Client', declared: { name: 'Spoiled', value } });
    },
  });
  const endpoint = createEndpoint(service);
  const server = createHttpServer(createHandler(endpoint));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${endpoint.path}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
