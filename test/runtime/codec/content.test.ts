import type { WriteError } from '../../../runtime/codec/codec.js';
import { messageCodec, tns } from '../../support/message-codec.js';

const complexMessage = (content: string): string =>
  `<xs:element name="message"><xs:complexType>${content}</xs:complexType></xs:element>`;
const sequence = (...members: string[]): string => complexMessage(`<xs:sequence>${members.join('')}</xs:sequence>`);
const string = (name: string, more = ''): string => `<xs:element name="${name}" type="xs:string" ${more}/>`;
const message = (content: string): string => `<message xmlns="${tns}">${content}</message>`;

function refusal(write: () => unknown): WriteError {
  try {
    write();
  } catch (error) {
    return error as WriteError;
  }
  throw new Error('it was written');
}

describe('a sequence', () => {
  const codec = messageCodec(sequence(string('a'), string('b', 'minOccurs="0"'), string('c', 'maxOccurs="unbounded"')));

  test('is written in its own order and read in any', () => {
    expect(codec.write({ c: ['1', '2'], a: 'x' })).toBe(message('<a>x</a><c>1</c><c>2</c>'));
    expect(codec.read(message('<c>1</c><b/><c>2</c><a>x</a>'))).toEqual({ a: 'x', b: '', c: ['1', '2'] });
  });

  test('skips what it does not know: other names, other cases, other namespaces, with all that is in them', () => {
    const strangers = '<A>1</A><x><a>2</a><!-- --><?p?>text</x><a xmlns="urn:other">3</a><a xmlns="">4</a>';
    expect(codec.read(message(`${strangers}between<a z="1">x</a><c/>`))).toEqual({ a: 'x', c: [''] });
  });

  test('names what is missing, the first in declared order', () => {
    expect(() => codec.read(message('<b/>'))).toThrow(
      expect.objectContaining({ kind: 'missing', message: 'Missing parameter: a.' }),
    );
    expect(() => codec.read(message('<a/>'))).toThrow('Missing parameter: c.');
  });

  test('refuses an element that comes twice', () => {
    expect(() => codec.read(message('<a/><c/><a/>'))).toThrow(
      expect.objectContaining({ kind: 'duplicate', message: 'Duplicate parameter: a.' }),
    );
  });

  test('is not written when something is missing or of another type', () => {
    expect(refusal(() => codec.write({ c: ['1'] }))).toMatchObject({ path: 'a', message: 'a is missing.' });
    expect(refusal(() => codec.write({ a: 'x', c: [] }))).toMatchObject({ path: 'c' });
    expect(refusal(() => codec.write({ a: 'x', c: 'y' }))).toMatchObject({
      path: 'c',
      message: 'c is a string, expected an array.',
    });
    expect(refusal(() => codec.write({ a: 'x', c: ['1', 2] }))).toMatchObject({ path: 'c[1]' });
    expect(refusal(() => codec.write({ a: 'x', c: ['1', undefined] }))).toMatchObject({ path: 'c[1]' });
    expect(refusal(() => codec.write('text'))).toMatchObject({ path: '' });
  });
});

describe('a value', () => {
  const codec = messageCodec(sequence(string('a'), '<xs:element name="n" type="xs:int" minOccurs="0"/>'));

  test('is kept exactly, and joined from its pieces', () => {
    expect(codec.read(message('<a> \n<![CDATA[<&]]>]]&gt;&#13; </a>'))).toEqual({ a: ' \n<&]]>\r ' });
    expect(codec.read(message('<a><![CDATA[]]></a>'))).toEqual({ a: '' });
  });

  test.each(['x<!-- -->', '<!-- -->', '<?p?>x', '<b/>'])('is refused with something inside it: %s', (content) => {
    expect(() => codec.read(message(`<a>${content}</a>`))).toThrow(
      expect.objectContaining({ kind: 'interrupted-value' }),
    );
  });

  test('of the wrong form is refused where it stands; text is not repeated', () => {
    expect(() => codec.read(message('<a/>\n<n>five</n>'))).toThrow(
      expect.objectContaining({
        kind: 'invalid-value',
        message: 'Invalid value of element n: expected xs:int, found "five".',
        line: 2,
      }),
    );
    expect(() =>
      messageCodec(sequence('<xs:element name="n" type="xs:NCName"/>')).read(message('<n>pass word</n>')),
    ).toThrow('Invalid value of element n: expected xs:NCName.');
  });

  test('is written so that a parser gets it back, as far as XML can carry it', () => {
    expect(codec.write({ a: '<a href="x">\'&\'</a>\t\n\r]]>' })).toBe(
      message('<a>&lt;a href="x"&gt;\'&amp;\'&lt;/a&gt;\t\n\r]]&gt;</a>'),
    );
    expect(codec.write({ a: '\0\u0007\ufffe\ud800x\udc00\u{1f600}' })).toBe(
      message('<a>\ufffd\ufffd\ufffd\ufffdx\ufffd\u{1f600}</a>'),
    );
  });

  test('keeps its carriage returns where that is asked for', () => {
    const exact = messageCodec(sequence(string('a')), { carriageReturn: 'reference' });
    expect(exact.write({ a: '\r\n' })).toBe(message('<a>&#xD;\n</a>'));
    expect(exact.read(exact.write({ a: '\r\n' }))).toEqual({ a: '\r\n' });
  });
});

describe('a choice', () => {
  const codec = messageCodec(
    complexMessage(
      `<xs:choice>${string('a')}<xs:sequence>${string('b')}${string('c', 'minOccurs="0"')}</xs:sequence></xs:choice>`,
    ),
  );

  test('writes and reads the alternative that is there', () => {
    for (const value of [{ a: '1' }, { b: '2' }, { b: '2', c: '3' }])
      expect(codec.read(codec.write(value))).toEqual(value);
  });

  test('refuses none, two, and a part of one', () => {
    expect(refusal(() => codec.write({}))).toMatchObject({ message: 'The message lacks one of a, b.' });
    expect(refusal(() => codec.write({ a: '1', b: '2' })).message).toContain('only one of a, b may be there');
    expect(refusal(() => codec.write({ c: '3' }))).toMatchObject({ path: 'b' });
    expect(() => codec.read(message(''))).toThrow('Missing parameter: a or b.');
    expect(() => codec.read(message('<a/><b/>'))).toThrow(expect.objectContaining({ kind: 'invalid-content' }));
  });
});

test('alternatives may share a name: the one that takes all is written', () => {
  const codec = messageCodec(
    complexMessage(
      `<xs:choice><xs:sequence>${string('x')}${string('b')}</xs:sequence><xs:sequence>${string('y')}${string('b')}</xs:sequence></xs:choice>`,
    ),
  );
  for (const value of [
    { x: '1', b: '2' },
    { y: '1', b: '2' },
  ])
    expect(codec.read(codec.write(value))).toEqual(value);
  expect(codec.write({ b: '2', y: '1' })).toBe(message('<y>1</y><b>2</b>'));
});

test('an optional group is whole or absent', () => {
  const codec = messageCodec(
    sequence(`<xs:sequence minOccurs="0">${string('a')}${string('b')}</xs:sequence>`, string('c')),
  );
  expect(codec.read(codec.write({ c: '1' }))).toEqual({ c: '1' });
  expect(codec.read(codec.write({ a: '1', b: '2', c: '3' }))).toEqual({ a: '1', b: '2', c: '3' });
  expect(refusal(() => codec.write({ a: '1', c: '3' }))).toMatchObject({ path: 'b' });
  expect(() => codec.read(message('<b/><c/>'))).toThrow('Missing parameter: a.');
});

describe('a repeated group', () => {
  const codec = messageCodec(
    sequence(
      string('first'),
      `<xs:sequence minOccurs="0" maxOccurs="unbounded">${string('k')}${string('v', 'minOccurs="0"')}</xs:sequence>`,
      `<xs:choice minOccurs="0" maxOccurs="unbounded">${string('p')}${string('q')}</xs:choice>`,
      string('last'),
    ),
  );

  test('keeps the order of its repetitions', () => {
    const value = {
      first: '0',
      $$sequence: [{ k: '1', v: 'a' }, { k: '2' }, { k: '3', v: 'c' }],
      $$choice: [{ q: '4' }, { p: '5' }, { p: '6' }, { q: '7' }],
      last: '8',
    };
    const xml = message(
      '<first>0</first><k>1</k><v>a</v><k>2</k><k>3</k><v>c</v><q>4</q><p>5</p><p>6</p><q>7</q><last>8</last>',
    );
    expect(codec.write(value)).toBe(xml);
    expect(codec.read(xml)).toEqual(value);
    expect(codec.complaint(xml)).toBeUndefined();
  });

  test('may come before or after its place', () => {
    const late = message('<last>8</last><q>4</q><p>5</p><k>1</k><v>a</v><k>2</k><first>0</first>');
    expect(codec.read(late)).toEqual({
      first: '0',
      $$sequence: [{ k: '1', v: 'a' }, { k: '2' }],
      $$choice: [{ q: '4' }, { p: '5' }],
      last: '8',
    });
  });

  test('names what one repetition lacks', () => {
    expect(refusal(() => codec.write({ first: '', last: '', $$sequence: [{ k: '1' }, { v: '2' }] }))).toMatchObject({
      path: '$$sequence[1].k',
    });
  });
});

test('a name that stands twice in a sequence is two properties, told apart by position', () => {
  const codec = messageCodec(sequence(string('a'), string('b'), string('a')));
  expect(codec.write({ a: '1', b: '2', a_2: '3' })).toBe(message('<a>1</a><b>2</b><a>3</a>'));
  expect(codec.read(message('<a>1</a><b>2</b><a>3</a>'))).toEqual({ a: '1', b: '2', a_2: '3' });
});

test('an all group is read in any order', () => {
  const codec = messageCodec(complexMessage(`<xs:all>${string('a')}${string('b', 'minOccurs="0"')}</xs:all>`));
  expect(codec.read(message('<b>2</b><a>1</a>'))).toEqual({ a: '1', b: '2' });
});

describe('nil', () => {
  const codec = messageCodec(
    sequence(
      string('n', 'nillable="true" minOccurs="0"'),
      string('s', 'minOccurs="0"'),
      string('l', 'nillable="true" minOccurs="0" maxOccurs="9"'),
    ),
  );

  test('is null where the contract allows it, and absence where it does not', () => {
    expect(codec.write({ n: null, s: null, l: ['a', null] })).toBe(
      message('<n xsi:nil="true" /><l>a</l><l xsi:nil="true" />'),
    );
    expect(codec.read(message('<n xsi:nil="1"/><l xsi:nil="true"/>'))).toEqual({ n: null, l: [null] });
  });

  test('is ignored on other elements, and with another value', () => {
    expect(codec.read(message('<s xsi:nil="true">x</s><n xsi:nil="false">y</n>'))).toEqual({ s: 'x', n: 'y' });
    expect(codec.read(message('<s xsi:nil="true"/>'))).toEqual({ s: '' });
  });

  test('stays null with attributes beside it, even required ones, and is written without them', () => {
    const type = '<xs:extension base="xs:string"><xs:attribute name="id" use="required"/></xs:extension>';
    const attributed = messageCodec(
      sequence(
        `<xs:element name="n" nillable="true"><xs:complexType><xs:simpleContent>${type}</xs:simpleContent></xs:complexType></xs:element>`,
      ),
    );
    expect(attributed.read(message('<n xsi:nil="true" id="7"/>'))).toEqual({ n: null });
    expect(attributed.read(message('<n xsi:nil="true"/>'))).toEqual({ n: null });
    expect(attributed.write({ n: null })).toBe(message('<n xsi:nil="true" />'));
  });
});

test('an empty element has its default or fixed value', () => {
  const codec = messageCodec(sequence('<xs:element name="a" type="xs:int" default="7"/>', string('b', 'fixed="only"')));
  expect(codec.read(message('<a/><b/>'))).toEqual({ a: 7, b: 'only' });
});

describe('attributes', () => {
  const codec = messageCodec(`
    <xs:attribute name="g" type="xs:string"/>
    <xs:element name="message"><xs:complexType>
      <xs:attribute name="id" type="xs:int" use="required"/><xs:attribute name="lang" type="xs:string" default="en"/>
      <xs:attribute ref="t:g"/><xs:attribute name="q" type="xs:QName"/><xs:anyAttribute namespace="##other" processContents="lax"/>
    </xs:complexType></xs:element>`);

  test('are properties with a dollar sign, wildcard ones text by name', () => {
    const value = {
      $id: 5,
      $lang: 'de',
      $g: ' "<&>"\t\n',
      $q: '{urn:other}name',
      $$attributes: { '{urn:x}any': 'y', '{http://www.w3.org/XML/1998/namespace}space': 'preserve' },
    };
    const xml = codec.write(value);
    expect(codec.read(xml)).toEqual(value);
    expect(codec.complaint(xml)).toBeUndefined();
  });

  test('are read by name and namespace, unknown ones skipped', () => {
    expect(codec.read(`<message xmlns="${tns}" id="1" g="no" t:id="2" other="3" xsi:schemaLocation="a b"/>`)).toEqual({
      $id: 1,
      $lang: 'en',
    });
  });

  test('are refused when missing or wrong', () => {
    expect(() => codec.read(message(''))).toThrow(
      expect.objectContaining({ kind: 'missing', message: expect.stringContaining('id') }),
    );
    expect(() => codec.read(`<message xmlns="${tns}" id="x"/>`)).toThrow('Invalid value of attribute id of message');
    expect(refusal(() => codec.write({}))).toMatchObject({ path: '$id' });
    expect(refusal(() => codec.write({ $id: 1, $$attributes: { 'a b': '' } }))).toMatchObject({
      path: '$$attributes.a b',
    });
  });
});

describe('derived types', () => {
  const codec = messageCodec(`
    <xs:complexType name="Shape" abstract="true"><xs:sequence>${string('name')}</xs:sequence></xs:complexType>
    <xs:complexType name="Circle"><xs:complexContent><xs:extension base="t:Shape"><xs:sequence>
      <xs:element name="radius" type="xs:double"/></xs:sequence><xs:attribute name="unit" type="xs:string"/></xs:extension></xs:complexContent></xs:complexType>
    <xs:complexType name="Ring"><xs:complexContent><xs:extension base="t:Circle"><xs:sequence>
      <xs:element name="inner" type="xs:double"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
    <xs:element name="message"><xs:complexType><xs:sequence>
      <xs:element name="shape" type="t:Shape" maxOccurs="unbounded"/><xs:element name="circle" type="t:Circle" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>`);
  const circle = { $$type: 'Circle', name: 'c', radius: 1, $unit: 'm' };
  const ring = { $$type: 'Ring', name: 'r', radius: 2, inner: 1 };

  test('are named by $$type and xsi:type, the base content first', () => {
    const value = { shape: [circle, ring], circle: { name: 'd', radius: 3 } };
    const xml = codec.write(value);
    expect(xml).toContain('<shape xsi:type="Ring"><name>r</name><radius>2</radius><inner>1</inner></shape>');
    expect(codec.complaint(xml)).toBeUndefined();
    expect(codec.read(xml)).toEqual(value);
  });

  test('are read by the namespace of xsi:type, whatever its prefix', () => {
    expect(codec.read(message('<shape xsi:type=" t:Circle "><name/><radius>1</radius></shape>'))).toMatchObject({
      shape: [{ $$type: 'Circle' }],
    });
  });

  test('an unknown one is the declared type where that can be', () => {
    const shape = `<shape xsi:type="t:Circle"><name/><radius>1</radius></shape>`;
    expect(
      codec.read(message(`${shape}<circle xsi:type="xs:string"><name/><radius>1</radius></circle>`)),
    ).toMatchObject({
      circle: { radius: 1 },
    });
    expect(() => codec.read(message('<shape xsi:type="t:Nope"><name/></shape>'))).toThrow(
      expect.objectContaining({ kind: 'invalid-value' }),
    );
    expect(() => codec.read(message('<shape><name/></shape>'))).toThrow('Invalid type of shape');
  });

  test('are not written when they are unknown, abstract, or not derived from what is asked for', () => {
    expect(refusal(() => codec.write({ shape: [{ name: 'x' }] }))).toMatchObject({ path: 'shape[0]' });
    expect(refusal(() => codec.write({ shape: [{ $$type: 'Shape', name: 'x' }] }))).toMatchObject({ path: 'shape[0]' });
    expect(refusal(() => codec.write({ shape: [{ ...circle, $$type: 'toString' }] }))).toMatchObject({
      path: 'shape[0].$$type',
    });
    expect(refusal(() => codec.write({ shape: [circle], circle: { ...circle, $$type: 'Shape' } }))).toMatchObject({
      path: 'circle.$$type',
    });
  });
});

test('a substitution group is an object with the one element that came', () => {
  const codec = messageCodec(`
    <xs:element name="head" type="xs:string" abstract="true"/>
    <xs:element name="one" type="xs:string" substitutionGroup="t:head"/>
    <xs:element name="two" substitutionGroup="t:head"/>
    <xs:element name="message"><xs:complexType><xs:sequence><xs:element ref="t:head" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>`);
  const value = { head: [{ two: 'a' }, { one: 'b' }, { one: 'c' }] };
  const xml = codec.write(value);
  expect(xml).toBe(message('<two>a</two><one>b</one><one>c</one>'));
  expect(codec.complaint(xml)).toBeUndefined();
  expect(codec.read(xml)).toEqual(value);
});

test('simple content is the property value, beside its attributes', () => {
  const codec = messageCodec(`
    <xs:element name="message"><xs:complexType><xs:simpleContent><xs:extension base="xs:decimal">
      <xs:attribute name="currency" type="xs:string"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`);
  expect(codec.write({ value: '1.50', $currency: 'EUR' })).toBe(
    `<message currency="EUR" xmlns="${tns}">1.50</message>`,
  );
  expect(codec.read(`<message xmlns="${tns}" currency="EUR"> 1.50\n</message>`)).toEqual({
    value: '1.50',
    $currency: 'EUR',
  });
  expect(() => codec.read(message('1<!-- -->2'))).toThrow(expect.objectContaining({ kind: 'interrupted-value' }));
  expect(refusal(() => codec.write({ value: 1.5 }))).toMatchObject({ path: 'value' });
});

test('unqualified children leave the default namespace, qualified ones within them return to it', () => {
  const codec = messageCodec(
    sequence(
      `<xs:element name="u" form="unqualified"><xs:complexType><xs:sequence>${string('q')}</xs:sequence></xs:complexType></xs:element>`,
    ),
  );
  const xml = message(`<u xmlns=""><q xmlns="${tns}">x</q></u>`);
  expect(codec.write({ u: { q: 'x' } })).toBe(xml);
  expect(codec.read(xml)).toEqual({ u: { q: 'x' } });
  expect(codec.complaint(xml)).toBeUndefined();
});

test('a qualified name takes its prefix along, one in no namespace leaves the default one', () => {
  const codec = messageCodec(sequence('<xs:element name="n" type="xs:QName" maxOccurs="9"/>'));
  const value = { n: ['{urn:x}a', `{${tns}}b`, 'c', '{http://www.w3.org/2001/XMLSchema}int'] };
  const xml = codec.write(value);
  expect(xml).toContain('<n xmlns:q1="urn:x">q1:a</n><n>b</n>');
  expect(codec.read(xml)).toEqual(value);
  expect(codec.complaint(xml)).toBeUndefined();
});

test('a recursive type goes as deep as the value, but not without end', () => {
  const codec = messageCodec(`
    <xs:complexType name="Node"><xs:sequence><xs:element name="node" type="t:Node" minOccurs="0"/></xs:sequence></xs:complexType>
    <xs:element name="message" type="t:Node"/>`);
  const value = { node: { node: { node: {} } } };
  expect(codec.read(codec.write(value))).toEqual(value);
  const endless: { node?: object } = {};
  endless.node = endless;
  expect(refusal(() => codec.write(endless)).message).toContain('holds itself');
});

describe('names that every object knows', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const codec = messageCodec(
    sequence(...names.map((name) => string(name, 'minOccurs="0"'))).replace(
      '</xs:complexType>',
      '<xs:attribute name="__proto__" type="xs:string"/><xs:anyAttribute namespace="##any" processContents="lax"/></xs:complexType>',
    ),
  );

  test('are properties like any other', () => {
    const value = codec.read(
      message('<__proto__>1</__proto__><constructor>2</constructor><toString>3</toString>'),
    ) as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
    ]);
    expect(codec.write(value)).toBe(
      message('<__proto__>1</__proto__><constructor>2</constructor><toString>3</toString>'),
    );
  });

  test('are absent where nobody set them', () => {
    expect(codec.write({})).toBe(`<message xmlns="${tns}" />`);
    expect(codec.read(message(''))).toEqual({});
  });

  test('are attributes like any other', () => {
    const value = codec.read(`<message xmlns="${tns}" __proto__="1" constructor="2" t:__proto__="3"/>`) as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).toMatchObject({ $__proto__: '1', $$attributes: { constructor: '2', [`{${tns}}__proto__`]: '3' } });
    expect(codec.read(codec.write(value))).toEqual(value);
  });
});

test('an element that never came is as one that came empty', () => {
  const optional = messageCodec(sequence(string('a', 'minOccurs="0"')));
  expect(optional.codec.absent()).toEqual({});
  expect(() => messageCodec(sequence(string('a'))).codec.absent()).toThrow('Missing parameter: a.');
  expect(() => messageCodec('<xs:element name="message" type="xs:string"/>').codec.absent()).toThrow(
    'Missing parameter: message.',
  );
  expect(() => messageCodec('<xs:element name="message" type="xs:int"/>').codec.absent()).toThrow(
    'Missing parameter: message.',
  );
});
