import { parseTarget, shownAddress } from '../../../runtime/client/address.js';

test('takes the credentials out of an address', () => {
  const { url, headers } = parseTarget('https://al%40ice:p%C3%A4ss@example.org/a.asmx?x=1#y', 'Soap');
  expect(url.href).toBe('https://example.org/a.asmx?x=1');
  expect(headers).toEqual({ Authorization: `Basic ${Buffer.from('al@ice:päss').toString('base64')}` });
});

test('leaves an address without credentials alone', () => {
  expect(parseTarget('http://example.org/a.asmx', 'Soap').headers).toEqual({});
});

test.each([undefined, '', '/a.asmx', 'ftp://example.org/s3cret', 'jms:s3cret', 'http://s3cret@/'])(
  'refuses %s',
  (address) => {
    expect(() => parseTarget(address, 'Soap')).toThrow(
      /^port Soap needs the address of a service, an http or https URL; (?!.*s3cret)/,
    );
  },
);

test('shows an address without what may be secret', () => {
  expect(shownAddress(new URL('http://example.org:8080/a.asmx/Login?password=s3cret#x'))).toBe(
    'http://example.org:8080/a.asmx/Login',
  );
});
