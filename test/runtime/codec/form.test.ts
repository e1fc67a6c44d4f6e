import type { FormCodec } from '../../../runtime/codec/codec.js';
import { compileService } from '../../../runtime/codec/compile.js';
import type {
  HttpOperationDescriptor,
  HttpOutputDescriptor,
  ParameterDescriptor,
  ServiceDescriptor,
} from '../../../runtime/descriptor.js';

const namespace = 'urn:form';

function form(parameters: readonly ParameterDescriptor[], output?: HttpOutputDescriptor): FormCodec {
  const operation: HttpOperationDescriptor = {
    location: '/call',
    input: 'form',
    parameters,
    ...(output && { output }),
  };
  const descriptor: ServiceDescriptor = {
    name: 'S',
    namespace,
    ports: [],
    operations: [],
    schema: { elements: {}, types: {} },
  };
  return compileService(descriptor).form(operation);
}

const parameter = (name: string, more: Partial<ParameterDescriptor> = {}): ParameterDescriptor => ({
  name,
  property: name,
  type: 'xs:string',
  ...more,
});

describe('parameters', () => {
  const codec = form([
    parameter('a'),
    parameter('n', { type: 'xs:int', min: 0 }),
    parameter('l', { type: 'xs:int', list: true, min: 0 }),
    parameter('__proto__', { min: 0 }),
  ]);

  test('are matched by their exact names, unknown ones ignored', () => {
    expect(
      codec.readParameters([
        ['x', '1'],
        ['A', '2'],
        ['a', ' 3 '],
        ['n', ' 4 '],
      ]),
    ).toEqual({ a: ' 3 ', n: 4 });
  });

  test('may be empty: the empty string, or absent where that is no value', () => {
    expect(
      codec.readParameters([
        ['a', ''],
        ['n', ''],
      ]),
    ).toEqual({ a: '' });
  });

  test('are refused when missing, repeated or wrong', () => {
    expect(() => codec.readParameters([])).toThrow('Missing parameter: a.');
    expect(() =>
      codec.readParameters([
        ['a', '1'],
        ['a', '2'],
      ]),
    ).toThrow('Duplicate parameter: a.');
    expect(() =>
      codec.readParameters([
        ['a', ''],
        ['n', 'x'],
      ]),
    ).toThrow('Invalid value of parameter n: expected xs:int, found "x".');
    expect(() => form([parameter('n', { type: 'xs:int' })]).readParameters([['n', '']])).toThrow(
      expect.objectContaining({ kind: 'invalid-value' }),
    );
  });

  test('that repeat are arrays', () => {
    expect(
      codec.readParameters([
        ['l', '1'],
        ['a', 'x'],
        ['l', '2'],
      ]),
    ).toEqual({ a: 'x', l: [1, 2] });
  });

  test('may have any name', () => {
    const request = codec.readParameters([
      ['a', ''],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]) as object;
    expect(Object.getPrototypeOf(request)).toBe(Object.prototype);
    expect(Object.entries(request)).toEqual([
      ['a', ''],
      ['__proto__', 'x'],
    ]);
  });

  test('are written in the order of the contract, absent ones left out', () => {
    expect(codec.writeParameters({ l: [1, 2], a: 'x & y' })).toEqual([
      ['a', 'x & y'],
      ['l', '1'],
      ['l', '2'],
    ]);
    expect(() => codec.writeParameters({})).toThrow(expect.objectContaining({ path: 'a' }));
    expect(() => codec.writeParameters({ a: '', l: [1, 'x'] })).toThrow(expect.objectContaining({ path: 'l[1]' }));
  });

  test('without a property are the message itself', () => {
    const single = form([{ name: 'v', type: 'xs:boolean' }]);
    expect(single.readParameters([['v', '1']])).toBe(true);
    expect(single.writeParameters(false)).toEqual([['v', 'false']]);
  });
});

describe('an answer in XML', () => {
  const element = { namespace, name: 'int' };
  const xml = (more: Partial<HttpOutputDescriptor & { kind: 'xml' }> = {}): FormCodec =>
    form([], { kind: 'xml', element, type: 'xs:int', ...more });

  test('is one element', () => {
    expect(xml({ property: 'R' }).writeAnswer({ R: 5 })).toBe('<int xmlns="urn:form">5</int>');
    expect(xml().writeAnswer(5)).toBe('<int xmlns="urn:form">5</int>');
    expect(xml({ property: 'R' }).readAnswer('<?xml version="1.0"?>\r\n<x:int xmlns:x="urn:form">5</x:int>')).toEqual({
      R: 5,
    });
    expect(xml().readAnswer('<int xmlns="urn:form">5</int>')).toBe(5);
  });

  test('is nil for nothing where the contract allows it, and declares what it uses', () => {
    const nillable = xml({ nillable: true, property: 'R' });
    const nil = nillable.writeAnswer({ R: null });
    expect(nil).toContain('xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"');
    expect(nillable.writeAnswer({})).toBe(nil);
    expect(nillable.readAnswer(nil)).toEqual({});
    expect(xml({ nillable: true }).readAnswer(nil)).toBeNull();
  });

  test('is refused when the value does not fit, or the document is another', () => {
    expect(() => xml({ property: 'R' }).writeAnswer({ R: 'x' })).toThrow(expect.objectContaining({ path: 'R' }));
    expect(() => xml().writeAnswer(undefined)).toThrow(expect.objectContaining({ name: 'WriteError' }));
    expect(() => xml().readAnswer('<int>5</int>')).toThrow('expected int in namespace urn:form');
    expect(() => xml().readAnswer('<html>')).toThrow(expect.objectContaining({ name: 'ReadError' }));
  });
});

test('an answer in another media type is the text of the value', () => {
  const codec = form([], { kind: 'content', mediaType: 'text/plain', type: 'xs:boolean', property: 'R' });
  expect(codec.writeAnswer({ R: true })).toBe('true');
  expect(codec.writeAnswer({})).toBe('');
  expect(codec.readAnswer(' 1\n')).toEqual({ R: true });
  expect(() => codec.readAnswer('yes')).toThrow(expect.objectContaining({ kind: 'invalid-value' }));
});

test('an answer without content is nothing', () => {
  expect(form([]).writeAnswer({ R: 1 })).toBe('');
  expect(form([]).readAnswer('whatever')).toEqual({});
});
