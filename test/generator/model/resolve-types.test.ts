import { printModel } from '../../../generator/model/print.js';
import { codesOf, contractWithSchema, modelOf, type Documents } from '../../support/understand.js';

/** What the model has of a schema, beside the usual two elements: the lines of printModel. */
function printed(schema: string, more: Documents = {}, attributes = ''): string[] {
  const text = printModel(modelOf({ 'contract.wsdl': contractWithSchema(schema, attributes), ...more }));
  const lines = text.split('\n').slice(text.split('\n').findIndex((line) => line.startsWith('element n1:Answer')) + 1);
  return lines.filter((line) => line !== '' && !line.startsWith('document'));
}

const type = (name: string, content: string, attributes = '') =>
  `<xs:complexType name="${name}" ${attributes}>${content}</xs:complexType>`;
const sequence = (content: string) => `<xs:sequence>${content}</xs:sequence>`;
const extension = (base: string, content: string) =>
  `<xs:complexContent><xs:extension base="${base}">${content}</xs:extension></xs:complexContent>`;
const restriction = (base: string, content: string) =>
  `<xs:complexContent><xs:restriction base="${base}">${content}</xs:restriction></xs:complexContent>`;
const xsd = (content: string, attributes = '') =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${content}</xs:schema>`;

describe('content models', () => {
  test('keep the order and the counts of particles, groups put in place', () => {
    const group = `<xs:group name="G"><xs:choice><xs:element name="b" type="xs:int"/><xs:element ref="tns:Ask"/></xs:choice></xs:group>`;
    const content = sequence(
      '<xs:element name="a" type="xs:int" minOccurs="0" maxOccurs="unbounded" nillable="true" default="1"/>' +
        '<xs:group ref="tns:G" maxOccurs="3"/><xs:any namespace="##other" processContents="lax" minOccurs="0"/>',
    );
    expect(printed(group + type('T', content))).toEqual([
      'complexType n1:T',
      '  sequence',
      '    n1:a: xs:int nillable default "1" [0..*]',
      '    choice n1:G [1..3]',
      '      n1:b: xs:int',
      '      ref n1:Ask',
      '    any not urn:t lax [0..1]',
    ]);
  });

  test('leave out what may not occur, and are empty without particles', () => {
    expect(printed(type('T', sequence('<xs:element name="a" maxOccurs="0" minOccurs="0"/>')))).toEqual([
      'complexType n1:T',
      '  empty',
    ]);
    expect(printed(type('T', '', 'mixed="true"'))).toEqual(['complexType n1:T', '  mixed', '  sequence']);
  });

  test('name local elements by form and defaults', () => {
    const content = sequence(
      '<xs:element name="a" type="xs:int" form="unqualified"/><xs:element name="b" type="xs:int"/>',
    );
    expect(printed(type('T', content))).toContain('    a: xs:int');
    expect(printed(type('T', content))).toContain('    n1:b: xs:int');
  });

  test('may be recursive, through names, groups and anonymous types', () => {
    const group = `<xs:group name="G">${sequence('<xs:element name="a" minOccurs="0"><xs:complexType><xs:group ref="tns:G"/></xs:complexType></xs:element>')}</xs:group>`;
    const named = type('Tree', sequence('<xs:element name="tree" type="tns:Tree" minOccurs="0"/>'));
    expect(printed(group + named + type('T', '<xs:group ref="tns:G"/>'))).toEqual([
      'complexType n1:Tree',
      '  sequence',
      '    n1:tree: n1:Tree [0..1]',
      'complexType n1:T',
      '  sequence n1:G',
      '    n1:a: (G/a) [0..1]',
      '      sequence n1:G',
      '        n1:a: (G/a) [0..1]',
    ]);
  });
});

describe('derivation', () => {
  test('extension says what it adds; restriction says all, with attributes inherited, narrowed and prohibited', () => {
    const base = type(
      'Base',
      sequence('<xs:element name="a" type="xs:int"/>') +
        '<xs:attribute name="p"/><xs:attribute name="q"/><xs:attribute name="r"/>',
      'abstract="true"',
    );
    const more = type(
      'More',
      extension(
        'tns:Base',
        sequence('<xs:element name="b" type="xs:int"/>') + '<xs:attribute name="s" use="required"/>',
      ),
    );
    const less = type(
      'Less',
      restriction('tns:Base', '<xs:attribute name="q" use="prohibited"/><xs:attribute name="r" type="xs:int"/>'),
    );
    expect(printed(base + more + less).slice(6)).toEqual([
      'complexType n1:More extension of n1:Base',
      '  @s: xs:anySimpleType required',
      '  sequence',
      '    n1:b: xs:int',
      'complexType n1:Less restriction of n1:Base',
      '  @p: xs:anySimpleType',
      '  @r: xs:int',
      '  empty',
    ]);
  });

  test('links a base to the named types derived from it, in the order of declaration', () => {
    const types = type('C', extension('tns:A', '')) + type('A', '') + type('B', extension('tns:A', ''));
    const base = modelOf(contractWithSchema(types)).schema.types.find(({ name }) => name?.localName === 'A');
    expect(base?.kind === 'complexType' && base.derived.map(({ name }) => name?.localName)).toEqual(['C', 'B']);
  });

  test('simple content has the type of its text, restricted by facets', () => {
    const money = type(
      'Money',
      '<xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="unit"/></xs:extension></xs:simpleContent>',
    );
    const small = type(
      'Small',
      '<xs:simpleContent><xs:restriction base="tns:Money"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleContent>',
    );
    expect(printed(money + small)).toEqual([
      'complexType n1:Money extension of xs:decimal',
      '  @unit: xs:anySimpleType',
      '  text xs:decimal',
      'complexType n1:Small restriction of n1:Money',
      '  @unit: xs:anySimpleType',
      '  text (Small/value)',
      '    simpleType (Small/value): xs:decimal',
      '      maxInclusive 9',
    ]);
  });

  test('a long line of bases needs no deep stack', () => {
    const types = Array.from({ length: 5000 }, (_, index) => type(`T${index}`, extension(`tns:T${index + 1}`, '')));
    expect(codesOf(contractWithSchema(types.join('') + type('T5000', '')))).toEqual([]);
  });
});

describe('simple types', () => {
  const simple = (name: string, content: string) => `<xs:simpleType name="${name}">${content}</xs:simpleType>`;

  test('leave out enumerated values that the base does not list, and say so', () => {
    const listing = (name: string, base: string, ...values: string[]) =>
      `<xs:simpleType name="${name}"><xs:restriction base="${base}">${values.map((value) => `<xs:enumeration value="${value}"/>`).join('')}</xs:restriction></xs:simpleType>`;
    const texts =
      listing('A', 'xs:token', 'red', 'blue') + listing('B', 'tns:A', ' red', 'green') + listing('C', 'tns:A', 'white');
    expect(codesOf(contractWithSchema(texts))).toEqual(['excluded-value', 'excluded-value']);
    expect(printed(texts).filter((line) => line.includes('enumeration'))).toEqual([
      '  enumeration "red" "blue"',
      '  enumeration "red"',
      '  enumeration "white"',
    ]);
    const numbers = listing('D', 'xs:int', '1') + listing('E', 'tns:D', '01');
    expect(codesOf(contractWithSchema(numbers))).toEqual([]);
  });

  test('restrict, list and unite', () => {
    const color = simple(
      'Color',
      '<xs:restriction base="xs:token"><xs:enumeration value=" red "/><xs:enumeration value="blue"/><xs:enumeration value="red"/></xs:restriction>',
    );
    const list = simple('Colors', '<xs:list itemType="tns:Color"/>');
    const few = simple('Few', '<xs:restriction base="tns:Colors"><xs:maxLength value="3"/></xs:restriction>');
    const union = simple(
      'Any',
      '<xs:union memberTypes="tns:Color xs:int"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="#.*"/><xs:pattern value="@.*"/></xs:restriction></xs:simpleType></xs:union>',
    );
    expect(printed(color + list + few + union)).toEqual([
      'simpleType n1:Color: xs:token',
      '  enumeration "red" "blue"',
      'simpleType n1:Colors: list of n1:Color',
      'simpleType n1:Few: list of n1:Color',
      '  maxLength 3',
      'simpleType n1:Any: union of n1:Color, xs:int, (Any)',
    ]);
  });

  test.each([
    [
      'a union among its own members',
      simple('A', '<xs:union memberTypes="xs:int tns:B"/>') + simple('B', '<xs:union memberTypes="tns:A"/>'),
    ],
    ['a list of itself', simple('A', '<xs:list itemType="tns:A"/>')],
    ['a restriction of itself', simple('A', '<xs:restriction base="tns:A"/>')],
  ])('refuse %s', (_, schema) => {
    expect(codesOf(contractWithSchema(schema))).toEqual(['circular-definition']);
  });
});

test('long lines of lists, of groups and of members are no trouble', () => {
  const lists = Array.from(
    { length: 3000 },
    (_, index) => `<xs:simpleType name="L${index}"><xs:restriction base="tns:L${index + 1}"/></xs:simpleType>`,
  );
  expect(
    codesOf(
      contractWithSchema(`${lists.join('')}<xs:simpleType name="L3000"><xs:list itemType="xs:int"/></xs:simpleType>`),
    ),
  ).toEqual([]);
  const groups = Array.from(
    { length: 300 },
    (_, index) => `<xs:group name="G${index}">${sequence(`<xs:group ref="tns:G${index + 1}"/>`)}</xs:group>`,
  );
  const deep = `${type('T', '<xs:group ref="tns:G0"/>')}${groups.join('')}<xs:group name="G300">${sequence('')}</xs:group>`;
  expect(codesOf(contractWithSchema(deep))).toEqual(['groups-too-large']);
  const heads = Array.from(
    { length: 300 },
    (_, index) => `<xs:element name="E${index + 1}" substitutionGroup="tns:E${index}"/>`,
  );
  const [head] = modelOf(
    contractWithSchema(`<xs:element name="E0" type="xs:int"/>${heads.join('')}`),
  ).schema.elements.slice(2);
  expect(head?.substitutes).toHaveLength(300);
});

describe('substitution groups', () => {
  const element = (name: string, attributes: string) => `<xs:element name="${name}" ${attributes}/>`;

  test('are transitive, in the order of declaration, without abstract members, with the type of the head', () => {
    const schema =
      element('Head', 'type="tns:T" abstract="true"') +
      element('A', 'substitutionGroup="tns:Head"') +
      element('B', 'substitutionGroup="tns:A" abstract="true"') +
      element('C', 'substitutionGroup="tns:B"') +
      type('T', '');
    expect(printed(schema)).toEqual([
      'abstract element n1:Head: n1:T or n1:A, n1:C',
      'element n1:A: n1:T substitutes for n1:Head or n1:C',
      'abstract element n1:B: n1:T substitutes for n1:A or n1:C',
      'element n1:C: n1:T substitutes for n1:B',
      'complexType n1:T',
      '  empty',
    ]);
  });

  test('respect what the head blocks', () => {
    const types = type('T', '') + type('E', extension('tns:T', '')) + type('R', restriction('tns:T', ''));
    const members =
      element('E', 'type="tns:E" substitutionGroup="tns:Head"') +
      element('R', 'type="tns:R" substitutionGroup="tns:Head"');
    const head = (block: string) => printed(types + members + element('Head', `type="tns:T" ${block}`))[2];
    expect(head('')).toBe('element n1:Head: n1:T or n1:E, n1:R');
    expect(head('block="extension"')).toBe('element n1:Head: n1:T or n1:R');
    expect(head('block="#all"')).toBe('element n1:Head: n1:T');
    expect(head('final="restriction"')).toBe('element n1:Head: n1:T or n1:E');
  });

  test('are refused when they go in a circle', () => {
    const schema =
      element('A', 'type="xs:int" substitutionGroup="tns:B"') + element('B', 'type="xs:int" substitutionGroup="tns:A"');
    expect(codesOf(contractWithSchema(schema))).toContain('circular-definition');
  });
});

describe('complex types', () => {
  const element = (name: string, attributes: string) => `<xs:element name="${name}" ${attributes}/>`;
  const extending = (base: string) => extension(`tns:${base}`, sequence(''));

  test.each([
    ['themselves', type('A', extending('A'))],
    ['one another', type('A', extending('B')) + type('B', extending('A'))],
    ['an element of their own type', type('A', extending('E')) + element('E', 'type="tns:A"')],
    [
      'elements of one another',
      type('A', extending('E')) +
        element('E', 'type="tns:B"') +
        type('B', extending('F')) +
        element('F', 'type="tns:A"'),
    ],
    [
      'the element they stand in',
      `<xs:element name="E"><xs:complexType>${extending('E')}</xs:complexType></xs:element>`,
    ],
    [
      'an element whose type is that of its substitution group',
      type('A', extending('E')) + element('E', 'substitutionGroup="tns:H"') + element('H', 'type="tns:A"'),
    ],
  ])('are refused as extensions of %s', (_, schema) => {
    expect(codesOf(contractWithSchema(schema))).toContain('circular-definition');
  });
});

describe('SOAP-encoded arrays', () => {
  const arrayType = (value: string) => `<xs:attribute ref="soapenc:arrayType" wsdl:arrayType="${value}"/>`;
  const item = '<xs:sequence><xs:element name="item" type="xs:int" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>';

  test.each([
    ['an arrayType attribute', restriction('soapenc:Array', arrayType('xs:int[]')), 'xs:int[]'],
    ['one element in a sequence', restriction('soapenc:Array', item), 'xs:int[] items "item"'],
    ['both', restriction('soapenc:Array', item + arrayType('xs:long[]')), 'xs:long[] items "item"'],
    ['an extension', extension('soapenc:Array', arrayType('xs:int[]')), 'xs:int[]'],
    ['a size', restriction('soapenc:Array', arrayType('xs:int[4]')), 'xs:int[]'],
    ['two dimensions', restriction('soapenc:Array', arrayType('xs:int[,]')), 'xs:int[][]'],
    ['an array of arrays', restriction('soapenc:Array', arrayType('xs:int[][]')), 'xs:int[][]'],
    ['nothing more', restriction('soapenc:Array', ''), 'xs:anyType[]'],
    ['encoded items', restriction('soapenc:Array', arrayType('soapenc:string[]')), 'xs:string[]'],
  ])('are spelled with %s', (_, content, expected) => {
    expect(printed(type('Numbers', content))).toEqual([`array n1:Numbers: ${expected}`]);
  });

  test('may be restricted further', () => {
    const numbers = type('Numbers', restriction('soapenc:Array', arrayType('xs:int[]')));
    expect(printed(numbers + type('Few', restriction('tns:Numbers', '')))[1]).toBe('array n1:Few: xs:int[]');
  });

  test('are used as soapenc:Array itself', () => {
    expect(printed(type('T', sequence('<xs:element name="a" type="soapenc:Array"/>'))).at(-1)).toMatch(
      /n1:a: n\d:Array$/,
    );
  });
});

describe('documents', () => {
  test('a schema without a namespace takes that of each includer', () => {
    const shared = xsd(
      '<xs:complexType name="S"><xs:sequence><xs:element name="s" type="S" minOccurs="0"/></xs:sequence></xs:complexType>',
    );
    const other = xsd('<xs:include schemaLocation="shared.xsd"/>', 'targetNamespace="urn:o"');
    const includes =
      '<xs:include schemaLocation="shared.xsd"/><xs:import namespace="urn:o" schemaLocation="other.xsd"/>';
    expect(printed(includes, { 'shared.xsd': shared, 'other.xsd': other })).toEqual([
      'complexType n1:S',
      '  sequence',
      '    s: n1:S [0..1]',
      'complexType n2:S',
      '  sequence',
      '    s: n2:S [0..1]',
    ]);
  });

  test('a redefinition takes the name, and what it redefines is its base', () => {
    const original = xsd(
      '<xs:complexType name="P"><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType>' +
        '<xs:group name="G"><xs:sequence><xs:element name="g" type="xs:int"/></xs:sequence></xs:group>' +
        '<xs:complexType name="U"><xs:group ref="tns:G"/></xs:complexType>',
      'targetNamespace="urn:t" xmlns:tns="urn:t"',
    );
    const redefine = `<xs:redefine schemaLocation="original.xsd">${type('P', extension('tns:P', sequence('<xs:element name="b" type="xs:int"/>')))}
      <xs:group name="G"><xs:sequence><xs:group ref="tns:G"/><xs:element name="h" type="xs:int"/></xs:sequence></xs:group></xs:redefine>`;
    expect(printed(redefine, { 'original.xsd': original })).toEqual([
      'complexType n1:P extension of (P/redefined)',
      '  sequence',
      '    n1:b: xs:int',
      'complexType n1:U',
      '  sequence n1:G',
      '    sequence n1:G',
      '      g: xs:int',
      '    n1:h: xs:int',
    ]);
  });

  test('schemas of one contract know each other without locations, and in circles', () => {
    const other = xsd(
      '<xs:import namespace="urn:t"/><xs:element name="O" type="t:T"/>',
      'targetNamespace="urn:o" xmlns:t="urn:t"',
    );
    const schema = `<xs:import namespace="urn:o" schemaLocation="other.xsd"/>${type('T', '<xs:sequence xmlns:o="urn:o"><xs:element ref="o:O" minOccurs="0"/></xs:sequence>')}`;
    expect(printed(schema, { 'other.xsd': other })).toContain('    ref n2:O [0..1]');
  });
});

describe('what needs no schema', () => {
  test('attributes of XML itself, and the schema element of a DataSet', () => {
    const schema = type('T', `${sequence('<xs:element ref="xs:schema"/><xs:any/>')}<xs:attribute ref="xml:lang"/>`);
    const [, lang, , ref] = printed(schema);
    expect(lang).toMatch(/^ {2}@n\d:lang: xs:language$/);
    expect(ref).toBe('    ref xs:schema');
  });

  test('the types of SOAP encoding are their twins in XML Schema', () => {
    expect(printed('<xs:element name="E" type="soapenc:base64"/>')).toEqual(['element n1:E: xs:base64Binary']);
  });

  test('the names that drafts of XML Schema had', () => {
    const draft = `<xs:import namespace="urn:d" schemaLocation="draft.xsd"/>`;
    const text =
      '<d:schema xmlns:d="http://www.w3.org/1999/XMLSchema" targetNamespace="urn:d"><d:element name="E" type="d:timeInstant"/></d:schema>';
    expect(printed(draft, { 'draft.xsd': text })).toEqual(['element n2:E: xs:dateTime']);
  });

  test("Apache's Map", () => {
    expect(printed('<xs:element name="E" type="m:Map" xmlns:m="http://xml.apache.org/xml-soap"/>')).toContain(
      '    item: n2:mapItem [0..*]',
    );
  });
});

test('documentation is kept as prose, in English where there is a choice', () => {
  const note = (language: string, text: string) =>
    `<xs:documentation xml:lang="${language}">${text}</xs:documentation>`;
  const schema = `<xs:element name="E" type="xs:int"><xs:annotation>${note('de', 'Zahl')}${note('en', '\n   A number.\n     <b>Bold</b>\n ')}</xs:annotation></xs:element>`;
  expect(modelOf(contractWithSchema(schema)).schema.elements.at(-1)?.documentation).toBe('A number.\n  Bold');
});
