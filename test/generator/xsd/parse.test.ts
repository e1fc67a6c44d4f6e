import { createReporter } from '../../../generator/diagnostics/report.js';
import { parseXml } from '../../../generator/source/xml.js';
import type { SchemaDocument } from '../../../generator/xsd/ast.js';
import { parseSchema } from '../../../generator/xsd/parse.js';

function parse(content: string, attributes = 'targetNamespace="urn:t"', includedInto?: string) {
  const { report, diagnostics } = createReporter();
  const root = parseXml(
    'a.xsd',
    `<schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" ${attributes}>${content}</schema>`,
    report,
  );
  if (!root) throw new Error(diagnostics[0]?.message);
  const schema: SchemaDocument = parseSchema(root, report, includedInto);
  return { schema, codes: diagnostics.map(({ code }) => code) };
}

test('reads a document of each component, in order, annotations aside', () => {
  const { schema, codes } = parse(`<annotation><documentation>About</documentation></annotation>
    <import namespace="urn:n"/><element name="e" type="t:c"/><attribute name="a"/><simpleType name="s"><restriction base="string"/></simpleType>
    <complexType name="c"/><group name="g"><sequence/></group><attributeGroup name="ag"/><notation name="n" public="p"/>`);
  const names = [schema.elements, schema.attributes, schema.types, schema.groups, schema.attributeGroups].map((nodes) =>
    nodes.map(({ name }) => name),
  );
  expect(names).toEqual([['e'], ['a'], ['s', 'c'], ['g'], ['ag']]);
  expect(codes).toEqual([]);
});

test('gives elements and attributes the namespace that form and defaults say', () => {
  const content =
    '<complexType name="c"><sequence><element name="a"/><element name="b" form="unqualified"/></sequence><attribute name="x"/></complexType>';
  const read = (attributes: string) => {
    const [type] = parse(content, attributes).schema.types;
    if (type?.kind !== 'complexType' || type.content.kind !== 'plain' || type.content.particle?.kind !== 'sequence')
      throw new Error('no sequence');
    const elements = type.content.particle.particles.map((particle) =>
      particle.kind === 'element' ? particle.namespace : undefined,
    );
    const [attribute] = type.content.attributes;
    return [...elements, attribute?.namespace];
  };
  expect(read('targetNamespace="urn:t"')).toEqual(['', '', '']);
  expect(read('targetNamespace="urn:t" elementFormDefault="qualified"')).toEqual(['urn:t', '', '']);
  expect(read('targetNamespace="urn:t" attributeFormDefault="qualified"')).toEqual(['', '', 'urn:t']);
});

test('reads a chameleon in the namespace of its includer, references without a prefix too', () => {
  const content = '<s:element xmlns:s="http://www.w3.org/2001/XMLSchema" name="e" type="c"/>';
  const { schema } = parse(content, 'xmlns:x="urn:x" xmlns:s="urn:s"', 'urn:i');
  expect(schema.targetNamespace).toBe('urn:i');
  expect(schema.elements[0]?.namespace).toBe('urn:i');
});

test.each([
  ['0', '1', 0, 1],
  [undefined, 'unbounded', 1, 'unbounded'],
  ['2', undefined, 2, 2],
])('reads minOccurs=%p maxOccurs=%p', (min, max, minOccurs, maxOccurs) => {
  const attributes = `${min === undefined ? '' : `minOccurs="${min}"`} ${max === undefined ? '' : `maxOccurs="${max}"`}`;
  const [type] = parse(`<complexType name="c"><sequence ${attributes}><element name="a"/></sequence></complexType>`)
    .schema.types;
  expect(type).toMatchObject({ content: { particle: { minOccurs, maxOccurs } } });
});

test.each([
  [
    'minOccurs above maxOccurs',
    '<complexType name="c"><sequence minOccurs="3" maxOccurs="2"/></complexType>',
    'invalid-attribute',
  ],
  ['a negative count', '<complexType name="c"><sequence minOccurs="-1"/></complexType>', 'invalid-attribute'],
  ['a boolean that is none', '<element name="e" nillable="yes"/>', 'invalid-attribute'],
  [
    'a use that is none',
    '<complexType name="c"><attribute name="a" use="sometimes"/></complexType>',
    'invalid-attribute',
  ],
  ['an element without a name', '<element type="string"/>', 'missing-attribute'],
  [
    'a derivation without a base',
    '<complexType name="c"><complexContent><extension/></complexContent></complexType>',
    'missing-attribute',
  ],
  ['an element outside of any group', '<complexType name="c"><element name="e"/></complexType>', 'unexpected-element'],
  ['a nested schema', '<schema/>', 'unexpected-element'],
  ['an assertion', '<complexType name="c"><assert test="true()"/></complexType>', 'schema-1-1'],
  ['a type with an unknown prefix', '<element name="e" type="x:y"/>', 'undeclared-prefix'],
])('reports %s', (_, content, code) => {
  expect(parse(content).codes).toEqual([code]);
});

test('reads wsdl:arrayType where SOAP encoding has it', () => {
  const content = `<complexType name="c"><complexContent><restriction base="e:Array" xmlns:e="http://schemas.xmlsoap.org/soap/encoding/">
    <attribute ref="e:arrayType" w:arrayType="t:item[ , ]" xmlns:w="http://schemas.xmlsoap.org/wsdl/"/></restriction></complexContent></complexType>`;
  expect(parse(content).schema.types[0]).toMatchObject({
    content: {
      attributes: [{ arrayType: { item: { name: { namespace: 'urn:t', localName: 'item' } }, dimensions: '[,]' } }],
    },
  });
});
