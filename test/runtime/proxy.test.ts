import type { IncomingMessage } from 'node:http';

import { callerBehind } from '../../runtime/proxy.js';

const request = (remoteAddress: string, headers: Record<string, string> = {}, encrypted = false) =>
  ({
    headers,
    socket: { remoteAddress, localAddress: '10.0.0.1', localPort: 8080, encrypted },
  }) as unknown as IncomingMessage;

const forwarded = {
  host: 'inside',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'outside',
  'x-forwarded-for': '1.2.3.4',
};

test('nobody is believed unless named', () => {
  const caller = callerBehind([]);
  expect(caller.origin(request('10.0.0.9', forwarded))).toBe('http://inside');
  expect(caller.remoteAddress(request('10.0.0.9', forwarded))).toBe('10.0.0.9');
});

test.each([
  ['10.0.0.0/8', '10.0.0.9'],
  ['10.0.0.9', '10.0.0.9'],
  ['10.0.0.9', '::ffff:10.0.0.9'],
  ['fd00::/8', 'fd00::1'],
])('%s covers %s', (entry, address) => {
  const caller = callerBehind([entry]);
  expect(caller.origin(request(address, forwarded))).toBe('https://outside');
  expect(caller.remoteAddress(request(address, forwarded))).toBe('1.2.3.4');
});

test('of several hops, the nearest that is not trusted is the caller', () => {
  const hops = { ...forwarded, 'x-forwarded-for': '9.9.9.9, 1.2.3.4:5678, 10.0.0.2' };
  expect(callerBehind(['10.0.0.0/8']).remoteAddress(request('10.0.0.9', hops))).toBe('1.2.3.4');
});

test('what is no address ends the search', () => {
  const hops = { ...forwarded, 'x-forwarded-for': '1.2.3.4, unknown' };
  expect(callerBehind(['10.0.0.9']).remoteAddress(request('10.0.0.9', hops))).toBe('10.0.0.9');
});

test('the nearest proxy of several names scheme and host', () => {
  const several = { ...forwarded, 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil, outside:443' };
  expect(callerBehind(['10.0.0.9']).origin(request('10.0.0.9', several))).toBe('https://outside');
});

test.each(['a b', 'a/b', 'a"b', 'user@a', '', 'a:port', '[::1', 'a:123456'])('%j is no authority', (host) => {
  expect(callerBehind([]).origin(request('::1', { host }))).toBe('http://10.0.0.1:8080');
});

test('a request over TLS came by https', () => {
  expect(callerBehind([]).origin(request('::1', { host: '[::1]:443' }, true))).toBe('https://[::1]');
});

test.each(['10.0.0.0/33', 'localhost', '10.0.0.0/8/8', '10.0.0.0/', 'fd00::/129'])('%s is refused', (entry) => {
  expect(() => callerBehind([entry])).toThrow(`"${entry}" is neither an address nor a CIDR`);
});
