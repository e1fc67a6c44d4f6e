import { createReporter } from '../../../generator/diagnostics/report.js';
import { parseXml } from '../../../generator/source/xml.js';
import { attributeOf, namespaceOf, textOf, type XmlElement } from '../../../generator/source/xml-element.js';

function parse(text: string) {
  const { report, diagnostics } = createReporter();
  return { root: parseXml('doc.xml', text, report), diagnostics };
}

function rootOf(text: string): XmlElement {
  const { root, diagnostics } = parse(text);
  if (!root) throw new Error(diagnostics.map(({ message }) => message).join());
  return root;
}

function all(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(all)];
}

const sample = [
  '<?xml version="1.0"?>\r',
  '<!-- before --><a:root xmlns:a="urn:a" xmlns="urn:d"\r',
  '   one=\'1\' a:two="x &lt; y">text <b/><![CDATA[<raw>]]>\r',
  '  <c>inner</c><d></d>\r',
  '  <e attribute="multi\r',
  'line" last="9"/>',
  '</a:root >  <!-- after -->\r\n',
].join('\n');

test('finds each element between its offsets, tags included', () => {
  const elements = all(rootOf(sample)).map(({ start, end }) => sample.slice(start, end));
  expect(elements[0]).toMatch(/^<a:root[^]*<\/a:root >$/);
  expect(elements.slice(1)).toEqual(['<b/>', '<c>inner</c>', '<d></d>', '<e attribute="multi\r\nline" last="9"/>']);
});

test('gives an attribute its value, and the place of the value without quotes', () => {
  const root = rootOf(sample);
  const two = attributeOf(root, 'two', 'urn:a');
  expect(two?.value).toBe('x < y');
  expect(sample.slice(two?.start, two?.end)).toBe('x &lt; y');
  expect(two?.position).toEqual({ file: 'doc.xml', line: 3, column: 19 });
  expect(attributeOf(root.children[3] as XmlElement, 'last')?.position).toMatchObject({ line: 6, column: 13 });
});

test('counts lines as XML does, whatever ends them', () => {
  const positions = (lineEnd: string) =>
    all(rootOf(`<r>${lineEnd}${lineEnd} <a/>\u2028<b/></r>`)).map(({ position }) => position);
  expect(positions('\r\n')).toEqual(positions('\n'));
  expect(positions('\r')).toEqual(positions('\n'));
  expect(positions('\n')[2]).toMatchObject({ line: 3, column: 7 });
});

test('resolves prefixes where they stand, the nearest declaration first', () => {
  const inner = rootOf('<r xmlns="urn:1" xmlns:p="urn:p"><s xmlns="" xmlns:p="urn:q"/></r>').children[0] as XmlElement;
  expect([namespaceOf('', inner.scope), namespaceOf('p', inner.scope), namespaceOf('x', inner.scope)]).toEqual([
    '',
    'urn:q',
    undefined,
  ]);
  expect(inner.name).toEqual({ namespace: '', localName: 's' });
});

test('keeps text in order, with CDATA, and drops the white space between elements', () => {
  expect(textOf(rootOf('<d>a <b>bold</b> and <![CDATA[<raw>]]> &amp; end</d>'))).toBe('a bold and <raw> & end');
  expect(rootOf('<d>\n  <a/>\n  <b/>\n</d>').content).toHaveLength(2);
});

test.each([
  ['an element closed as another', '<a>\n <b></c></a>', 2, 5],
  ['an element never closed', '<a>\n<b>', 2, 1],
  ['an attribute without quotes', '<a>\n<b c=d/></a>', 2, 1],
  ['an attribute twice', '<a b="1" b="2"/>', 1, 1],
  ['text after the root', '<a/>tail', 1, 1],
  ['a lone ampersand', '<a>x & y &z</a>', 1, 1],
  ['nothing at all', '', 1, 1],
  ['an unfinished comment', '<a><!-- </a>', 1, 1],
])('refuses %s, with its place', (_, text, line, atLeastColumn) => {
  const { root, diagnostics } = parse(text);
  expect(root).toBeUndefined();
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.position.line).toBe(line);
  expect(diagnostics[0]?.position.column).toBeGreaterThanOrEqual(atLeastColumn);
});

test('names the prefix that nobody declares', () => {
  expect(parse('<a xmlns:p="urn:p"><p:b q:c="1"/></a>').diagnostics).toMatchObject([
    { code: 'undeclared-prefix', message: 'prefix "q" of q:c is not declared here', position: { line: 1, column: 25 } },
  ]);
});

test('refuses an entity bomb before it can grow', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>';
  expect(parse(bomb)).toMatchObject({ root: undefined, diagnostics: [{ code: 'undefined-entity' }] });
  const unused = bomb.replace('&y;</a>', '</a>');
  expect(parse(unused)).toMatchObject({ root: undefined, diagnostics: [{ code: 'entity-declaration' }] });
});

test('reads a document of any size that is flat, and none that is deep', () => {
  expect(rootOf(`<a>${'<b/>'.repeat(50_000)}</a>`).children).toHaveLength(50_000);
  const deep = parse(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`);
  expect(deep).toMatchObject({
    root: undefined,
    diagnostics: [{ code: 'nesting-too-deep', position: { column: 769 } }],
  });
});

test('is not slowed down by markup that never ends', () => {
  const text = `<a>${'<!-- '.repeat(100_000)}`;
  expect(parse(text).diagnostics).toMatchObject([{ code: 'malformed-xml' }]);
});
