/** What the comparison accepts and refuses beyond the rules' own examples: subtle pairs, in both directions. */
import { compareContracts } from '../../../generator/breaking/compare.js';
import { isWithin } from '../../../generator/breaking/categories.js';
import { brokenRules, compareTexts, modelOf } from '../../support/breaking.js';
import { sampleContract } from '../../support/sample-contract.js';

const element = (name: string, attributes = '', type = 's:int') =>
  `<s:element name="${name}" type="${type}" ${attributes}/>`;
const optional = 'minOccurs="0"';

/** Rules that tell of harm on the wire. */
function onWire(old: string, replacement: string): string[] {
  const findings = compareTexts(old, replacement).filter(({ category }) => isWithin(category, 'WIRE'));
  return [...new Set(findings.map(({ rule }) => rule))];
}

const request = (content: string) => sampleContract({ request: content });
const response = (content: string) => sampleContract({ response: content });

describe('a request', () => {
  const [a, b, c] = [element('a'), element('b'), element('c')];
  const loose = [element('a', optional), element('b', optional)].join('');

  test.each([
    ['a choice becomes a sequence of optional elements', `<s:choice>${a}${b}</s:choice>`, loose],
    ['a sequence becomes an all group', a + b, `${a}${b}`],
    ['an optional element is added in the middle', a + b, a + element('x', optional) + b],
    [
      'a wildcard takes what was named',
      element('a') + element('b', optional),
      `${a}<s:any namespace="##any" processContents="lax" minOccurs="0"/>`,
    ],
    ['nested groups are flattened', `<s:sequence>${a}<s:sequence>${b}</s:sequence></s:sequence>`, a + b],
    [
      'occurrence is spelled as a group',
      element('a', 'maxOccurs="4"'),
      `<s:sequence maxOccurs="2">${element('a', 'maxOccurs="2"')}</s:sequence>`,
    ],
    ['an element may be repeated more', element('a', 'maxOccurs="2"'), element('a', 'maxOccurs="9"')],
    ['a number has a wider type', element('a'), element('a', '', 's:long')],
    ['any value is taken', a, element('a', '', 's:anySimpleType')],
  ])('is still taken when %s', (_name, before, after) => {
    expect(onWire(request(before), request(after))).toEqual([]);
  });

  test.each([
    ['all optional elements become a choice', loose, `<s:choice>${a}${b}</s:choice>`, ['content-grouping-changed']],
    ['elements swap places', a + b, b + a, ['element-order-changed']],
    [
      'the groups repeat apart',
      `<s:sequence maxOccurs="unbounded">${a}${b}</s:sequence>`,
      element('a', 'maxOccurs="unbounded"') + element('b', 'maxOccurs="unbounded"'),
      ['content-grouping-changed'],
    ],
    ['one of many is demanded', loose + c, element('a', optional) + b + c, ['request-element-made-required']],
    ['two are dropped and one demanded', a + b, c, ['element-renamed', 'request-element-removed']],
    [
      'an unsigned type takes no negative',
      element('a', '', 's:short'),
      element('a', '', 's:unsignedInt'),
      ['request-range-tightened'],
    ],
    ['a date becomes a moment', element('a', '', 's:date'), element('a', '', 's:dateTime'), ['request-type-narrowed']],
    [
      'a wildcard takes fewer namespaces',
      '<s:any namespace="##any" processContents="lax"/>',
      '<s:any namespace="urn:one" processContents="lax"/>',
      ['request-wildcard-narrowed'],
    ],
  ])('is refused when %s', (_name, before, after, rules) => {
    expect(onWire(request(before), request(after)).sort()).toEqual(rules);
  });
});

describe('a response', () => {
  test.each([
    ['an optional element is always sent', element('a', optional), element('a')],
    [
      'an alternative is gone',
      `<s:choice>${element('a')}${element('b')}</s:choice>`,
      `<s:choice>${element('a')}</s:choice>`,
    ],
    ['a number has a narrower type', element('a', '', 's:long'), element('a')],
    [
      'a wildcard of the old contract takes the new element',
      element('a') + '<s:any namespace="##any" processContents="lax" minOccurs="0"/>',
      element('a') + element('b', optional),
    ],
  ])('can still be read when %s', (_name, before, after) => {
    expect(onWire(response(before), response(after))).toEqual([]);
  });

  test('is judged apart from the request: the same change breaks one and not the other', () => {
    const [before, after] = [element('a'), element('a', optional)];
    expect(onWire(request(before), request(after))).toEqual([]);
    expect(onWire(response(before), response(after))).toEqual(['response-element-made-optional']);
  });

  test('and a type that both use is judged in both', () => {
    const types = (values: string) =>
      `<s:simpleType name="Color"><s:restriction base="s:string">${values}</s:restriction></s:simpleType>`;
    const contract = (values: string) =>
      sampleContract({
        request: element('c', '', 'tns:Color'),
        response: element('c', '', 'tns:Color'),
        types: types(values),
      });
    const [red, blue, green] = ['red', 'blue', 'green'].map((value) => `<s:enumeration value="${value}"/>`);
    expect(onWire(contract(`${red}${blue}`), contract(`${red}${green}`)).sort()).toEqual([
      'request-enumeration-value-removed',
      'response-enumeration-value-added',
    ]);
  });
});

describe('what is no change', () => {
  test.each([
    ['a comment', (text: string) => text.replaceAll('<wsdl:message', '<!-- here --><wsdl:message')],
    ['formatting', (text: string) => text.replaceAll('><', '>\n\t<')],
    ['prefixes', (text: string) => text.replaceAll('tns:', 'other:').replace('xmlns:tns', 'xmlns:other')],
    [
      'a documented element',
      (text: string) =>
        text.replace('<wsdl:portType name="SampleRpc">', '$&<wsdl:documentation>x</wsdl:documentation>'),
    ],
  ])('%s', (_name, change) => {
    const before = sampleContract({ request: element('a'), response: element('b') });
    expect(compareTexts(before, change(before))).toEqual([]);
  });
});

test('a changed namespace is one finding, and other breaks are found beneath it', () => {
  const before = sampleContract({ request: element('a') });
  const after = sampleContract({ request: element('a') + element('b') }).replaceAll(
    'example.org/sample/',
    'example.org/sample/2/',
  );
  expect(brokenRules(before, after).sort()).toEqual([
    'request-required-element-added',
    'schema-namespace-changed',
    'service-namespace-changed',
  ]);
  const findings = compareTexts(before, after).filter(({ rule }) => rule === 'schema-namespace-changed');
  expect(findings).toHaveLength(1);
});

test('a renamed service, port and portType are followed, and what changed within is found', () => {
  const before = sampleContract({ request: element('a') });
  const after = sampleContract({ request: '' })
    .replaceAll('SamplePortType', 'Other')
    .replace('<wsdl:service name="Sample">', '<wsdl:service name="Another">')
    .replace('<wsdl:port name="SampleSoap"', '<wsdl:port name="AnotherSoap"');
  expect(brokenRules(before, after).sort()).toEqual([
    'port-renamed',
    'port-type-renamed',
    'request-element-removed',
    'service-renamed',
  ]);
});

test('recursive types end, and are compared', () => {
  const types = (extra: string) =>
    `<s:complexType name="Node"><s:sequence><s:element name="next" type="tns:Node" minOccurs="0"/>${extra}</s:sequence></s:complexType>`;
  const contract = (extra: string) => sampleContract({ request: element('n', '', 'tns:Node'), types: types(extra) });
  expect(onWire(contract(''), contract(element('v')))).toEqual(['request-required-element-added']);
});

test('every finding has a component, and positions in its own documents', () => {
  const [before, after] = [request(element('a') + element('b')), request(element('b') + element('d'))];
  const findings = compareContracts(modelOf(before, 'old.wsdl'), modelOf(after, 'new.wsdl'));
  expect(findings.length).toBeGreaterThan(0);
  for (const { component, old, new: replacement } of findings) {
    expect(component).toMatch(/^Call\/request/);
    expect([old?.file, replacement?.file]).toEqual(['old.wsdl', 'new.wsdl']);
  }
});
