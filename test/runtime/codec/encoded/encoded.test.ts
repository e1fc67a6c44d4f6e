import { messageCodec, rpcCodec } from '../../../support/message-codec.js';

const types = `
  <xs:import namespace="http://schemas.xmlsoap.org/soap/encoding/"/>
  <xs:complexType name="Person"><xs:sequence>
    <xs:element name="name" type="xs:string" form="unqualified"/><xs:element name="age" type="xs:int" minOccurs="0" form="unqualified"/>
    <xs:element name="friend" type="t:Person" minOccurs="0" form="unqualified"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="Employee"><xs:complexContent><xs:extension base="t:Person"><xs:sequence>
    <xs:element name="salary" type="xs:decimal" form="unqualified"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Pair"><xs:sequence>
    <xs:element name="left" type="t:Person" form="unqualified"/><xs:element name="right" type="t:Person" form="unqualified"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="Ints"><xs:complexContent><xs:restriction base="soapenc:Array">
    <xs:attribute ref="soapenc:arrayType" wsdl:arrayType="xs:int[]"/></xs:restriction></xs:complexContent></xs:complexType>
  <xs:complexType name="Table"><xs:complexContent><xs:restriction base="soapenc:Array">
    <xs:attribute ref="soapenc:arrayType" wsdl:arrayType="xs:int[,]"/></xs:restriction></xs:complexContent></xs:complexType>
  <xs:complexType name="Things"><xs:complexContent><xs:restriction base="soapenc:Array">
    <xs:attribute ref="soapenc:arrayType" wsdl:arrayType="xs:anyType[]"/></xs:restriction></xs:complexContent></xs:complexType>
  <xs:complexType name="Bag"><xs:sequence><xs:element name="things" type="t:Things" form="unqualified"/>
    <xs:element name="owner" type="t:Person" minOccurs="0" form="unqualified"/></xs:sequence></xs:complexType>
  <xs:complexType name="People"><xs:complexContent><xs:restriction base="soapenc:Array">
    <xs:attribute ref="soapenc:arrayType" wsdl:arrayType="t:Person[]"/></xs:restriction></xs:complexContent></xs:complexType>`;

const call = (content: string, beside = ''): string => `<t:call>${content}</t:call>${beside}`;

describe('rpc/encoded', () => {
  const person = rpcCodec(types, 't:Person', 'encoded');
  const pair = rpcCodec(types, 't:Pair', 'encoded');

  test('writes every accessor with its type', () => {
    expect(person.write({ value: { name: 'Ann & Co', age: 5 } })).toBe(
      '<m:call xmlns:m="urn:test" xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" e:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">' +
        '<value xsi:type="q1:Person" xmlns:q1="urn:test"><name xsi:type="xsd:string">Ann &amp; Co</name><age xsi:type="xsd:int">5</age></value></m:call>',
    );
  });

  test('gives back what it wrote, derived types too', () => {
    const value = { value: { name: 'a', friend: { $$type: 'Employee', name: 'b', salary: '1.50' } } };
    expect(person.read(person.write(value))).toEqual(value);
  });

  test('follows references to values beside the call, before and after', () => {
    const value = { value: { left: { name: 'Ann' }, right: { name: 'Bob', friend: { name: 'Ann' } } } };
    const ann = '<multiRef id="ann" soapenc:root="0" xsi:type="t:Person"><name>Ann</name></multiRef>';
    const bob = '<multiRef id="bob"><name href="#n"/><friend href="#ann"/></multiRef><multiRef id="n">Bob</multiRef>';
    const value1 = '<value><left href="#ann"/><right href="#bob"/></value>';
    expect(pair.read(ann + call(value1) + bob)).toEqual(value);
    expect(
      pair.read(
        call('<value href="#v"/>', `<x id="v"><left id="ann"><name>Ann</name></left><right href="#bob"/></x>${bob}`),
      ),
    ).toEqual(value);
  });

  test('makes one object of what two refer to', () => {
    const shared = '<multiRef id="a"><name>Ann</name></multiRef>';
    const { value } = pair.read(call('<value><left href="#a"/><right href="#a"/></value>', shared)) as {
      value: { left: object; right: object };
    };
    expect(value.left).toBe(value.right);
  });

  test.each([
    ['a reference to nothing', call('<value href="#nobody"/>')],
    ['a reference to itself', call('<value href="#a"/>', '<x id="a" href="#a"/>')],
    ['references in a circle', call('<value href="#a"/>', '<x id="a" href="#b"/><x id="b" href="#a"/>')],
    ['a value that holds itself', call('<value id="a"><name>x</name><friend href="#a"/></value>')],
    [
      'a chain of references without end',
      call(
        '<value href="#p0"/>',
        Array.from({ length: 5000 }, (_, n) => `<x id="p${n}"><name/><friend href="#p${n + 1}"/></x>`).join(''),
      ),
    ],
  ])('refuses %s', (_what, xml) => {
    expect(() => person.read(xml)).toThrow(expect.objectContaining({ name: 'ReadError' }));
  });

  test('takes no more than linear time for values that share values', () => {
    const levels = Array.from(
      { length: 60 },
      (_, n) => `<x id="p${n}"><left href="#p${n + 1}"/><right href="#p${n + 1}"/></x>`,
    );
    const deep = rpcCodec(
      '<xs:complexType name="T"><xs:sequence><xs:element name="left" type="t:T" minOccurs="0" form="unqualified"/><xs:element name="right" type="t:T" minOccurs="0" form="unqualified"/></xs:sequence></xs:complexType>',
      't:T',
      'encoded',
    );
    expect(() => deep.read(call('<value href="#p0"/>', `${levels.join('')}<x id="p60"/>`))).not.toThrow();
  });

  test('reads accessors by local name, nil as absent, and names what is missing', () => {
    expect(person.read(call('<t:value><t:name>x</t:name><age xsi:nil="1"/></t:value>'))).toEqual({
      value: { name: 'x' },
    });
    expect(() => person.read(call('<value/>'))).toThrow('Missing element: name in value.');
    expect(() => person.read(call(''))).toThrow('Missing parameter: value.');
    expect(() => person.read('')).toThrow('Missing parameter: value.');
    expect(() => person.read(call('<value><name/><name/></value>'))).toThrow('Duplicate element: name in value.');
    expect(() => person.read(call('<value><name/><age>x</age></value>'))).toThrow('Invalid value of element value/age');
  });
});

describe('encoded arrays', () => {
  const ints = rpcCodec(types, 't:Ints', 'encoded');
  const table = rpcCodec(types, 't:Table', 'encoded');

  test('are arrays', () => {
    expect(ints.write({ value: [1, 2] })).toContain(
      '<value xsi:type="q1:Array" q1:arrayType="xsd:int[2]" xmlns:q1="http://schemas.xmlsoap.org/soap/encoding/"><item xsi:type="xsd:int">1</item>',
    );
    for (const value of [[], [1, 2, 3]]) expect(ints.read(ints.write({ value }))).toEqual({ value });
  });

  test.each<[string, unknown]>([
    ['<value soapenc:arrayType="xs:int[2]"><x>1</x><y>2</y></value>', [1, 2]],
    ['<value><item>1</item></value>', [1]],
    ['<value soapenc:arrayType="xs:int[5]" soapenc:offset="[2]"><i>1</i><i>2</i></value>', [null, null, 1, 2]],
    [
      '<value soapenc:arrayType="xs:int[5]"><i soapenc:position="[3]">1</i><i soapenc:position="[1]">2</i></value>',
      [null, 2, null, 1],
    ],
    ['<value soapenc:arrayType="xs:int[2]"><i xsi:nil="true"/><i>1</i></value>', [null, 1]],
    ['<value soapenc:arrayType="xs:int[1]"><i href="#n"/></value><x id="n">7</x>', [7]],
    ['<value soapenc:arrayType="xs:int[999999999]"/>', []],
  ])('read %s', (xml, value) => {
    expect(ints.read(call(xml))).toEqual({ value });
  });

  test('of several dimensions are arrays of arrays, spelled either way', () => {
    const value = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    const items = value.flat().map((item) => `<i>${item}</i>`);
    expect(table.read(call(`<value soapenc:arrayType="xs:int[2,3]">${items.join('')}</value>`))).toEqual({ value });
    const rows = value.map(
      (row) => `<r soapenc:arrayType="xs:int[3]">${row.map((item) => `<i>${item}</i>`).join('')}</r>`,
    );
    expect(table.read(call(`<value soapenc:arrayType="xs:int[][2]">${rows.join('')}</value>`))).toEqual({ value });
    expect(table.read(table.write({ value }))).toEqual({ value });
    expect(
      table.read(call('<value soapenc:arrayType="xs:int[2,2]"><i soapenc:position="[1,0]">9</i></value>')),
    ).toEqual({
      value: [[null, null], [9]],
    });
  });

  test('of anything say what each member is', () => {
    const bag = rpcCodec(types, 't:Bag', 'encoded');
    const full = { value: { things: ['a', 1, true, { $$type: 'Person', name: 'x' }] } };
    expect(bag.read(bag.write(full))).toEqual(full);
    const things = rpcCodec(types, 't:Things', 'encoded');
    expect(things.read(call('<value soapenc:arrayType="xs:int[1]"><i>1</i></value>'))).toEqual({ value: [1] });
    expect(
      things.read(call('<value><i xsi:type="soapenc:string">a</i><i xsi:type="soapenc:Array"><j>b</j></i></value>')),
    ).toEqual({
      value: ['a', ['b']],
    });
  });

  test('of structs carry derived ones', () => {
    const people = rpcCodec(types, 't:People', 'encoded');
    const value = { value: [{ name: 'a' }, { $$type: 'Employee', name: 'b', salary: '2' }] };
    expect(people.read(people.write(value))).toEqual(value);
  });

  test('refuse positions far beyond what was sent', () => {
    expect(() => ints.read(call('<value><i soapenc:position="[99999999]">1</i></value>'))).toThrow(
      'Invalid position in value',
    );
  });

  test('are not written when they hold something else', () => {
    expect(() => ints.write({ value: [1, 'two'] })).toThrow(expect.objectContaining({ path: 'value[1]' }));
    expect(() => ints.write({ value: 1 })).toThrow(expect.objectContaining({ path: 'value' }));
  });
});

test('rpc/literal has its accessors in no namespace, within the call', () => {
  const person = rpcCodec(types, 't:Person', 'literal');
  const value = { value: { name: 'Ann' } };
  expect(person.write(value)).toBe('<m:call xmlns:m="urn:test"><value><name>Ann</name></value></m:call>');
  expect(person.read(person.write(value))).toEqual(value);
});

test('an array that literal content declares is of its declared type, and its rows are arrays', () => {
  const array = (name: string, item: string) =>
    `<xs:complexType name="${name}"><xs:complexContent><xs:restriction base="soapenc:Array">
      <xs:attribute ref="soapenc:arrayType" wsdl:arrayType="xs:int${item}"/></xs:restriction></xs:complexContent></xs:complexType>`;
  const codec = messageCodec(
    `${array('Row', '[]')}${array('Table', '[,]')}<xs:element name="message"><xs:complexType><xs:sequence>
      <xs:element name="row" type="t:Row"/><xs:element name="table" type="t:Table"/></xs:sequence></xs:complexType></xs:element>`,
  );
  const value = { row: [1, 2], table: [[1], [2, 3]] };
  const xml = codec.write(value);
  expect(xml).toMatch(/<row [^>]*arrayType="xsd:int\[2\]"/);
  expect(xml.match(/<(row|table) [^>]*xsi:type/)).toBeNull();
  expect(codec.read(xml)).toEqual(value);
});
