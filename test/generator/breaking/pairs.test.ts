/** Pairs of contracts as they occur in a service's life, each with everything that is said of it. `none`: not a word. */
import { isWithin } from '../../../generator/breaking/categories.js';
import { compareTexts } from '../../support/breaking.js';
import { sampleContract } from '../../support/sample-contract.js';

const element = (name: string, type = 's:string', attributes = '') =>
  `<s:element name="${name}" type="${type}" ${attributes}/>`;
const sequence = (content: string) => `<s:sequence>${content}</s:sequence>`;
const restriction = (base: string, facets: string) =>
  `<s:simpleType name="T"><s:restriction base="s:${base}">${facets}</s:restriction></s:simpleType>`;
const list = (item: string) => `<s:simpleType name="T"><s:list itemType="s:${item}"/></s:simpleType>`;
const union = (members: string) => `<s:simpleType name="T"><s:union memberTypes="${members}"/></s:simpleType>`;
const complex = (content: string, attributes = '') =>
  `<s:complexType name="T" ${attributes}>${content}</s:complexType>`;

/** One element in the request and the same in the response. */
const both = (content: string, types = '') => sampleContract({ request: content, response: content, types });
/** The same, of type `T`. */
const ofType = (types: string) => both(element('a', 'tns:T'), types);

const base = both(element('a'));
function changed(before: string, after: string): string {
  if (!base.includes(before)) throw new Error(`the sample contract has no ${before}`);
  return base.replace(before, after);
}

/** `CATEGORY rule component` of each finding but additions, in order. */
function verdict(old: string, replacement: string): string[] {
  const findings = compareTexts(old, replacement).filter(({ category }) => isWithin(category, 'ALL'));
  return findings.map(({ category, rule, component }) => `${category} ${rule} ${component}`);
}

const [x, y] = [element('x'), element('y')];
const optional = 'minOccurs="0"';

test.each<[string, string, string]>([
  [
    'an integer bound excluded, or its neighbour included',
    ofType(restriction('int', '<s:minInclusive value="1"/>')),
    ofType(restriction('int', '<s:minExclusive value="0"/>')),
  ],
  [
    'an upper bound, likewise, with a sign',
    ofType(restriction('integer', '<s:maxExclusive value="+10"/>')),
    ofType(restriction('integer', '<s:maxInclusive value="9"/>')),
  ],
  [
    'a length as its two bounds',
    ofType(restriction('string', '<s:length value="3"/>')),
    ofType(restriction('string', '<s:minLength value="3"/><s:maxLength value="3"/>')),
  ],
  [
    'values of an enumeration in another order',
    ofType(restriction('string', '<s:enumeration value="a"/><s:enumeration value="b"/>')),
    ofType(restriction('string', '<s:enumeration value="b"/><s:enumeration value="a"/>')),
  ],
  ['members of a union in another order', ofType(union('s:int s:boolean')), ofType(union('s:boolean s:int'))],
  [
    'a group of elements written out',
    both('<s:group ref="tns:G"/>', `<s:group name="G">${sequence(x + y)}</s:group>`),
    both(x + y),
  ],
  [
    'a group of attributes written out',
    ofType(
      complex('<s:attributeGroup ref="tns:A"/>') +
        '<s:attributeGroup name="A"><s:attribute name="q"/></s:attributeGroup>',
    ),
    ofType(complex('<s:attribute name="q"/>')),
  ],
  ['a local element that became a reference', both(x), both('<s:element ref="tns:x"/>', x)],
  [
    'a default that is spelled out',
    both(x),
    both(element('x', 's:string', 'form="qualified" minOccurs="1" maxOccurs="1" nillable="false"')),
  ],
  ['alternatives in another order', both(`<s:choice>${x}${y}</s:choice>`), both(`<s:choice>${y}${x}</s:choice>`)],
  [
    'a namespace instead of its shorthand',
    both('<s:any namespace="##targetNamespace" processContents="lax"/>'),
    both('<s:any namespace="http://example.org/sample/" processContents="lax"/>'),
  ],
  ['messages under other names', base, base.replaceAll('CallIn', 'CallRequest')],
])('%s is no change', (_name, before, after) => {
  expect(compareTexts(before, after)).toEqual([]);
  expect(compareTexts(after, before)).toEqual([]);
});

test.each<[string, string, string, string[]]>([
  [
    'numbers as a type with the same bounds',
    ofType(restriction('int', '')),
    ofType(restriction('integer', '<s:minInclusive value="-2147483648"/><s:maxInclusive value="2147483647"/>')),
    ['SOURCE stub-type-changed Call/request/a', 'SOURCE stub-type-changed Call/response/a'],
  ],
  [
    'a member of a union gone',
    ofType(union('s:int s:string')),
    ofType(union('s:int')),
    ['WIRE request-type-narrowed Call/request/a', 'SOURCE stub-type-changed Call/response/a'],
  ],
  [
    'one value in place of a list',
    ofType(list('int')),
    ofType(restriction('int', '')),
    ['WIRE request-type-narrowed Call/request/a', 'SOURCE stub-type-changed Call/response/a'],
  ],
  [
    'a list in place of one value',
    ofType(restriction('int', '')),
    ofType(list('int')),
    ['SOURCE stub-type-changed Call/request/a', 'WIRE response-type-widened Call/response/a'],
  ],
  [
    'a longest list',
    ofType(list('int')),
    ofType(
      '<s:simpleType name="T"><s:restriction><s:simpleType><s:list itemType="s:int"/></s:simpleType><s:maxLength value="2"/></s:restriction></s:simpleType>',
    ),
    ['WIRE request-length-tightened Call/request/a'],
  ],
  [
    'a local element out of the namespace',
    both(x),
    both(element('x', 's:string', 'form="unqualified"')),
    ['WIRE element-form-changed Call/request/x', 'WIRE element-form-changed Call/response/x'],
  ],
  [
    'a type that got a name',
    both(`<s:element name="x"><s:complexType>${sequence(y)}</s:complexType></s:element>`),
    both(element('x', 'tns:T'), complex(sequence(y))),
    ['SOURCE type-renamed Call/request/x', 'SOURCE type-renamed Call/response/x'],
  ],
  [
    'an optional group whose members became optional',
    both(`<s:sequence ${optional}>${x}${y}</s:sequence>`),
    both(element('x', 's:string', optional) + element('y', 's:string', optional)),
    ['WIRE content-grouping-changed Call/response'],
  ],
  [
    'an all group that became a sequence',
    ofType(complex(`<s:all>${x}${y}</s:all>`)),
    ofType(complex(sequence(x + y))),
    ['WIRE content-grouping-changed Call/request/a'],
  ],
  [
    'text between elements',
    ofType(complex(sequence(x))),
    ofType(complex(sequence(x), 'mixed="true"')),
    ['SOURCE content-became-mixed Call/request/a', 'WIRE mixed-content-changed Call/response/a'],
  ],
  [
    'a value that became fixed',
    both(element('a')),
    both(element('a', 's:string', 'fixed="v"')),
    ['WIRE element-fixed-changed Call/request/a'],
  ],
  [
    'foreign elements that have to be declared',
    both('<s:any processContents="lax"/>'),
    both('<s:any processContents="strict"/>'),
    ['WIRE request-wildcard-narrowed Call/request/xs:any'],
  ],
  [
    'text that gained an attribute',
    both(element('a')),
    ofType(
      complex('<s:simpleContent><s:extension base="s:string"><s:attribute name="u"/></s:extension></s:simpleContent>'),
    ),
    ['WIRE response-attribute-added Call/response/a/@u'],
  ],
  [
    'an operation in other letters',
    base,
    base.replaceAll('name="Call"', 'name="call"').replaceAll('tns:Call"', 'tns:call"'),
    ['SOURCE operation-renamed Call', 'WIRE message-element-changed call/request'],
  ],
  [
    'a header of another type',
    base,
    changed('<s:element name="Session" type="s:string"/>', '<s:element name="Session" type="s:int"/>'),
    ['WIRE request-type-narrowed Extra/request/session', 'SOURCE stub-type-changed Extra/response/session'],
  ],
  [
    'a fault of another type',
    base,
    changed('<s:element name="Refusal" type="s:string"/>', '<s:element name="Refusal" type="s:int"/>'),
    ['SOURCE stub-type-changed Extra/Refused'],
  ],
  [
    'another query of the address',
    base,
    changed('http://example.org/rpc', 'http://example.org/rpc?v=2'),
    ['WIRE address-path-changed SampleRpc'],
  ],
  [
    'another scheme of the address',
    base,
    changed('http://example.org/rpc', 'https://example.org/rpc'),
    ['ALL address-host-changed SampleRpc'],
  ],
  ['another transport', base, base.replace('soap/http"', 'soap/jms"'), ['WIRE transport-changed SampleSoap']],
  [
    'a form whose answer is named by its part',
    base.replace('<wsdl:part name="Body" element="tns:string"/>', '<wsdl:part name="Body" type="s:string"/>'),
    base
      .replace('<wsdl:part name="Body" element="tns:string"/>', '<wsdl:part name="Other" type="s:string"/>')
      .replace('part="Body"', 'part="Other"'),
    ['FORMS form-result-changed Extra/SampleHttpGet/result'],
  ],
  [
    'anything in place of a structure',
    ofType(complex(sequence(x))),
    both(element('a', 's:anyType')),
    ['SOURCE stub-type-changed Call/request/a', 'WIRE content-kind-changed Call/response/a'],
  ],
  [
    'an attribute with a default gone',
    ofType(complex('<s:attribute name="q" default="v"/>')),
    ofType(complex('')),
    [
      'WIRE request-attribute-removed Call/request/a/@q',
      'WIRE attribute-default-changed Call/response/a/@q',
      'SOURCE response-attribute-removed Call/response/a/@q',
    ],
  ],
  ['a form by another verb', base, changed('verb="GET"', 'verb="POST"'), ['FORMS form-port-removed SampleHttpGet']],
])('%s: everything that is said', (_name, before, after, said) => {
  expect(verdict(before, after)).toEqual(said);
});

test.each([
  [
    'header session of the request of Extra',
    '<s:element name="Session" type="s:string"/>',
    '<s:element name="Session" type="s:int"/>',
  ],
  ['fault Refused of Extra', '<s:element name="Refusal" type="s:string"/>', '<s:element name="Refusal" type="s:int"/>'],
])('a sentence says that it is about %s', (place, before, after) => {
  expect(
    compareTexts(base, changed(before, after))
      .map(({ message }) => message)
      .join('\n'),
  ).toContain(place);
});

test.each([
  [
    'values from 1 up to 5',
    'values from 1 below 9',
    restriction('decimal', '<s:minInclusive value="1"/><s:maxExclusive value="9"/>'),
    restriction('decimal', '<s:minInclusive value="1"/><s:maxInclusive value="5"/>'),
  ],
  [
    'at most 4 digits and any number of decimal places',
    'any number of digits',
    restriction('decimal', ''),
    restriction('decimal', '<s:totalDigits value="4"/>'),
  ],
  ['length 2', 'length 0 or more', restriction('string', ''), restriction('string', '<s:length value="2"/>')],
])('limits are told in words: %s', (taken, sent, before, after) => {
  const [first] = compareTexts(ofType(before), ofType(after));
  expect(first?.message).toContain(`takes ${taken}`);
  expect(first?.message).toContain(`may send ${sent}`);
});
