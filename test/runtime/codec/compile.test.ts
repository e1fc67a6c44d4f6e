import { descriptor } from '../../../generated/authentication/descriptor.js';
import { compileService } from '../../../runtime/codec/compile.js';
import { skipped } from '../../../runtime/codec/read/receiver.js';
import { readXml } from '../../../runtime/codec/xml-reader.js';

const codec = compileService(descriptor);
const login = codec.body({ kind: 'element', element: 'Login' });
const loginResponse = codec.body({ kind: 'element', element: 'LoginResponse' });
const ns = descriptor.namespace;

function read(xml: string): unknown {
  let result: unknown;
  readXml(xml, (element) => login.read(element, (value) => (result = value)));
  return result;
}

test('reads the parameters of an operation', () => {
  const request = { securityPassword: ' s ', username: '', password: 'a<b' };
  expect(
    read(`<Login xmlns="${ns}"><username/><securityPassword> s </securityPassword><password>a&lt;b</password></Login>`),
  ).toEqual(request);
});

test('writes a result as an .asmx host does', () => {
  expect(loginResponse.write({ LoginResult: 'a "b" <c>' })).toBe(
    `<LoginResponse xmlns="${ns}"><LoginResult>a "b" &lt;c&gt;</LoginResult></LoginResponse>`,
  );
  expect(loginResponse.write({ LoginResult: '' })).toBe(`<LoginResponse xmlns="${ns}"><LoginResult /></LoginResponse>`);
  expect(loginResponse.write({ LoginResult: null })).toBe(`<LoginResponse xmlns="${ns}" />`);
  expect(loginResponse.write(undefined)).toBe(`<LoginResponse xmlns="${ns}" />`);
});

test('names the first missing parameter in declared order', () => {
  expect(() => read(`<Login xmlns="${ns}"><password/></Login>`)).toThrow('Missing parameter: securityPassword.');
  expect(() => login.absent()).toThrow('Missing parameter: securityPassword.');
});

test('writes nil where a form answers null', () => {
  const port = descriptor.ports.find((one) => one.protocol === 'http-get');
  const operation = port?.protocol === 'http-get' ? port.operations['Login'] : undefined;
  if (operation === undefined) throw new Error('no such operation');
  const form = codec.form(operation);
  expect(form.writeAnswer({})).toBe(
    `<string xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xsi:nil="true" xmlns="${ns}" />`,
  );
  expect(form.writeAnswer({ LoginResult: 'x' })).toBe(`<string xmlns="${ns}">x</string>`);
  expect(form.readAnswer(form.writeAnswer({ LoginResult: 'x' }))).toEqual({ LoginResult: 'x' });
  expect(form.readAnswer(form.writeAnswer({}))).toEqual({});
});

test('skips what it does not know', () => {
  expect(skipped.open({} as never)).toBe(skipped);
});
