import { ReadError } from '../../../runtime/codec/codec.js';
import type { ElementHandler, OpenElement } from '../../../runtime/codec/codec.js';
import { flatLimits } from '../../../runtime/codec/limits.js';
import type { Limits } from '../../../runtime/codec/limits.js';
import { skipped } from '../../../runtime/codec/read/receiver.js';
import { readXml } from '../../../runtime/codec/xml-reader.js';

/** What the reader reported, one line an event. */
function events(xml: string, limits?: Limits): string[] {
  const log: string[] = [];
  const handler = (element: OpenElement): ElementHandler => {
    const attributes = [...element.attributes()].map(({ namespace, name, value }) => ` {${namespace}}${name}=${value}`);
    log.push(`open {${element.namespace}}${element.name}${attributes.join('')}`);
    return {
      open: handler,
      text: (text) => log.push(`text ${JSON.stringify(text)}`),
      interruption: () => log.push('interruption'),
      close: () => log.push('close'),
    };
  };
  readXml(xml, handler, limits);
  return log;
}

function refusal(xml: string, limits?: Limits): ReadError {
  try {
    readXml(xml, () => skipped, limits);
  } catch (error) {
    if (error instanceof ReadError) return error;
    throw error;
  }
  throw new Error(`accepted: ${xml.slice(0, 100)}`);
}

test('hands every element to the handler of the one around it', () => {
  expect(events('<a xmlns="u" xmlns:p="v" x="1" p:y="2"><b/>t<![CDATA[<c>]]>&amp;<!-- --><?pi?></a>')).toEqual([
    'open {u}a {}x=1 {v}y=2',
    'open {u}b',
    'close',
    'text "t"',
    'text "<c>"',
    'text "&"',
    'interruption',
    'interruption',
    'close',
  ]);
});

test('keeps text exactly, but for line ends', () => {
  expect(events('<a>  a\r\nb\rc&#13;&#x20;&#x1F600;\t</a>')).toContain('text "  a\\nb\\nc\\r \u{1f600}\\t"');
});

test('normalises white space in attributes, references aside', () => {
  expect(events('<a x=" b\r\nc&#10;&#x9;"/>')[0]).toBe('open {}a {}x= b c\n\t');
});

test('resolves prefixes in an element and still at its end', () => {
  const seen: unknown[] = [];
  const resolve = (element: OpenElement): unknown[] =>
    ['', 'p', 'q', 'xml', '__proto__'].map((p) => element.resolvePrefix(p));
  readXml('<a xmlns:p="1"><p:b xmlns="2" xmlns:p="3"><c xmlns:q="4"/></p:b></a>', () => ({
    ...skipped,
    open: (element) => {
      seen.push(resolve(element));
      return { ...skipped, close: () => seen.push(resolve(element)) };
    },
  }));
  const expected = ['2', '3', undefined, 'http://www.w3.org/XML/1998/namespace', undefined];
  expect(seen).toEqual([expected, expected]);
});

describe('refuses what is not well-formed', () => {
  test.each([
    ['nothing', ''],
    ['blanks alone', '  \n'],
    ['text alone', 'hello'],
    ['an element left open', '<a><b></b>'],
    ['crossed tags', '<a><b></a></b>'],
    ['two roots', '<a/><b/>'],
    ['text after the root', '<a/>x'],
    ['text before the root', 'x<a/>'],
    ['CDATA after the root', '<a/><![CDATA[]]>'],
    ['a reference after the root', '<a/>&#32;'],
    ['an attribute without a value', '<a b/>'],
    ['an attribute without quotes', '<a b=c/>'],
    ['attributes that touch', '<a b="1"c="2"/>'],
    ['the same attribute twice', '<a b="1" b="2"/>'],
    ['the same attribute by two prefixes', '<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>'],
    ['a less-than in an attribute', '<a b="<"/>'],
    ['a bare ampersand', '<a>a & b</a>'],
    ['an entity that is not defined', '<a>&nbsp;</a>'],
    ['an entity of every object', '<a>&constructor;</a>'],
    ['the end of CDATA in text', '<a>]]></a>'],
    ['two hyphens in a comment', '<a><!-- -- --></a>'],
    ['an unfinished comment', '<a><!-- -></a>'],
    ['an unfinished CDATA section', '<a><![CDATA[]></a>'],
    ['a control character', '<a>\u0001</a>'],
    ['NUL', '<a>\0</a>'],
    ['U+FFFE', '<a>\ufffe</a>'],
    ['a control character by reference', '<a>&#1;</a>'],
    ['NUL by reference', '<a>&#0;</a>'],
    ['a surrogate by reference', '<a>&#xD800;</a>'],
    ['a character beyond Unicode', '<a>&#x110000;</a>'],
    ['a reference with a capital X', '<a>&#X41;</a>'],
    ['a lone high surrogate', '<a>\ud800</a>'],
    ['a high surrogate that would swallow markup', '<a>\ud800</a>\ud800<b/>'],
    ['a lone low surrogate', '<a b="\udc00"/>'],
    ['a name that begins with a digit', '<1a/>'],
    ['a space before a name', '< a/>'],
    ['a space after the slash', '<a></ a>'],
    ['an end tag with an attribute', '<a></a b="1">'],
    ['a declaration after a blank', ' <?xml version="1.0"?><a/>'],
    ['a declaration after a comment', '<!-- --><?xml version="1.0"?><a/>'],
    ['a declaration without a version', '<?xml encoding="utf-8"?><a/>'],
    ['a processing instruction called XML', '<a><?XML b?></a>'],
    ['a processing instruction without a name', '<a><? b?></a>'],
    ['a processing instruction with a colon', '<a><?p:q b?></a>'],
    ['version 1.1', '<?xml version="1.1"?><a/>'],
    ['version 2.0', '<?xml version="2.0"?><a/>'],
    ['a document type declaration', '<!DOCTYPE a><a/>'],
    ['one with entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['one with an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ])('%s', (_what, xml) => {
    expect(refusal(xml)).toMatchObject({ kind: 'malformed', line: expect.any(Number), column: expect.any(Number) });
  });
});

describe('refuses what breaks the rules of namespaces', () => {
  test.each([
    ['a prefix without a namespace', '<p:a/>'],
    ['an attribute prefix without a namespace', '<a p:b="1"/>'],
    ['a prefix out of its scope', '<a><b xmlns:p="u"/><p:c/></a>'],
    ['a prefix bound to nothing', '<a xmlns:p=""/>'],
    ['xml bound to something else', '<a xmlns:xml="u"/>'],
    ['another prefix for the xml namespace', '<a xmlns:p="http://www.w3.org/XML/1998/namespace"/>'],
    ['a binding of xmlns', '<a xmlns:xmlns="u"/>'],
    ['the xmlns namespace as the default one', '<a xmlns="http://www.w3.org/2000/xmlns/"/>'],
    ['an element in xmlns', '<xmlns:a/>'],
    ['a name of two colons', '<a:b:c xmlns:a="u"/>'],
    ['a name that begins with a colon', '<:a/>'],
    ['a name that ends with a colon', '<a: xmlns:a="u"/>'],
    ['a local name that begins with a digit', '<p:1 xmlns:p="u"/>'],
    ['an attribute whose local name begins with a hyphen', '<a xmlns:p="u" p:-b="1"/>'],
    ['a prefix that begins with a digit', '<a xmlns:1="u"/>'],
    ['the default namespace declared twice', '<a xmlns="u" xmlns="u"/>'],
    ['white space around a namespace', '<a xmlns=" u"/>'],
  ])('%s', (_what, xml) => {
    expect(refusal(xml).kind).toBe('malformed');
  });
});

test('accepts a byte order mark, any name of a prefix and all five entities', () => {
  expect(
    events('\ufeff<?xml version="1.0" encoding="utf-8" standalone="yes"?><a>&lt;&gt;&amp;&quot;&apos;]]&gt;</a>'),
  ).toContain('text "<>&\\"\'' + ']]>"');
  expect(events('<__proto__:a xmlns:__proto__="u" constructor="1"/>')[0]).toBe('open {u}a {}constructor=1');
});

test('says where the text went wrong', () => {
  expect(refusal('<a>\n  <b>\n</a>')).toMatchObject({
    message: 'Malformed XML: unexpected close tag. Line 3, position 4.',
    line: 3,
    column: 4,
  });
});

test('reads the next document after one that was refused', () => {
  for (const broken of ['<a><b', '<a xmlns:p="u"><p:b>', '<!DOCTYPE a [', '<a>&#1;']) {
    expect(() => readXml(broken, () => skipped)).toThrow(ReadError);
    expect(events('<a><b/></a>')).toEqual(['open {}a', 'open {}b', 'close', 'close']);
  }
});

test('reads a document while reading another', () => {
  const inner: string[] = [];
  readXml('<a><b/></a>', () => ({
    ...skipped,
    open: () => {
      inner.push(...events('<x>y</x>'));
      return skipped;
    },
  }));
  expect(inner).toEqual(['open {}x', 'text "y"', 'close']);
});

test('lets what a handler throws through, a ReadError with its position', () => {
  const fail = (error: Error) => (): ElementHandler => ({
    ...skipped,
    text: () => {
      throw error;
    },
  });
  expect(() => readXml('<a>\nb</a>', fail(new TypeError('mine')))).toThrow(TypeError);
  expect(() => readXml('<a>b</a>', fail(new ReadError('missing', 'no b')))).toThrow(
    expect.objectContaining({ kind: 'missing', message: 'no b', line: 1, column: 5 }),
  );
});

describe('keeps to its limits', () => {
  const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  const attributes = (count: number): string =>
    `<a xmlns:p="u" ${Array.from({ length: count - 1 }, (_, index) => `b${index}="c"`).join(' ')}/>`;
  const flat = flatLimits;
  test.each<[string, number, (size: number) => string]>([
    ['depth', flat.depth, nested],
    ['attributes, namespace declarations among them', flat.attributes, attributes],
    ['elements', flat.nodes, (count) => `<a>${'<b/>'.repeat(count - 1)}</a>`],
    ['comments', flat.nodes, (count) => `<a>${'<!---->'.repeat(count - 1)}</a>`],
    ['the name of an element', flat.nameLength, (length) => `<${'a'.repeat(length)}/>`],
    ['the name of an attribute', flat.nameLength, (length) => `<a ${'b'.repeat(length)}="c"/>`],
    ['the target of a processing instruction', flat.nameLength, (length) => `<a><?${'b'.repeat(length)}?></a>`],
    ['an attribute value', flat.attributeLength, (length) => `<a b="${'c'.repeat(length)}"/>`],
    ['text', flat.textLength, (length) => `<a>${'b'.repeat(length)}</a>`],
    ['text in pieces', flat.textLength, (length) => `<a>${'b'.repeat(length - 2)}<![CDATA[c]]>&lt;</a>`],
  ])('of %s', (_what, limit, document) => {
    expect(() => readXml(document(limit), () => skipped, flat)).not.toThrow();
    expect(refusal(document(limit + 1), flat)).toMatchObject({
      kind: 'malformed',
      message: expect.stringMatching(/\d/),
    });
  });
});
