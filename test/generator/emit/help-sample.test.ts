import { createSampler } from '../../../generator/emit/help-sample.js';
import type {
  ElementParticleDescriptor,
  ParticleDescriptor,
  SchemaDescriptor,
  ServiceDescriptor,
  SoapBodyDescriptor,
  TypeDescriptor,
} from '../../../runtime/descriptor.js';

const tns = 'urn:shop';

function element(name: string, type: string, more: Partial<ElementParticleDescriptor> = {}): ElementParticleDescriptor {
  return { kind: 'element', namespace: tns, name, property: name, type, ...more };
}

function complex(...particles: ParticleDescriptor[]): TypeDescriptor {
  return { kind: 'complex', content: { kind: 'elements', particle: { kind: 'sequence', particles } } };
}

function sample(types: SchemaDescriptor['types'], body?: SoapBodyDescriptor, budget = 100): string {
  const elements = { Order: { namespace: tns, name: 'Order', type: 'Order' } };
  const descriptor: ServiceDescriptor = {
    name: 'Shop',
    namespace: tns,
    ports: [],
    operations: [],
    schema: { elements, types },
  };
  const lines = createSampler(descriptor, budget).body(body ?? { kind: 'element', element: 'Order' });
  return lines.join('\n').replace(/\ufffe[^\uffff]*\uffff/g, '');
}

test('values are named after their types, optional ones and nested structures included', () => {
  const types = {
    Order: complex(element('id', 'xs:int'), element('item', 'Item', { min: 0 })),
    Item: complex(element('sku', 'xs:string')),
  };
  expect(sample(types)).toBe(
    ['<Order xmlns="urn:shop">', '  <id>int</id>', '  <item>', '    <sku>string</sku>', '  </item>', '</Order>'].join(
      '\n',
    ),
  );
});

test('what repeats stands twice', () => {
  expect(sample({ Order: complex(element('id', 'xs:int', { max: 'unbounded' })) })).toContain(
    '<id>int</id>\n  <id>int</id>',
  );
});

test('the way back into an open type is cut', () => {
  const types = { Order: complex(element('id', 'xs:int'), element('parent', 'Order', { min: 0 })) };
  expect(sample(types)).toContain('<id>int</id>\n  <!-- parent: another Order -->\n</Order>');
});

test('of a choice the first stands, the others are named; of a repeated one each stands', () => {
  const particles = [element('card', 'xs:string'), element('cash', 'xs:decimal')];
  expect(sample({ Order: complex({ kind: 'choice', particles }) })).toContain(
    '<card>string</card>\n  <!-- or cash -->',
  );
  expect(sample({ Order: complex({ kind: 'choice', particles, max: 'unbounded' }) })).toContain(
    '<card>string</card>\n  <cash>decimal</cash>',
  );
});

test('an enumeration shows its first value and names the others beside it', () => {
  const types: SchemaDescriptor['types'] = {
    Order: complex(element('size', 'Size')),
    Size: { kind: 'simple', variety: { restriction: 'xs:string' }, facets: { enumeration: ['S', 'M', 'L & XL'] } },
  };
  expect(sample(types)).toContain('<size>S</size> <!-- S, M, L &amp; XL -->');
});

test('fixed and default values stand as they are', () => {
  const types = {
    Order: complex(element('a', 'xs:string', { fixed: '<1>' }), element('b', 'xs:int', { default: '7' })),
  };
  expect(sample(types)).toContain('<a>&lt;1&gt;</a>\n  <b>7</b>');
});

test('lists and unions show values of what they are made of', () => {
  const types: SchemaDescriptor['types'] = {
    Order: complex(element('sizes', 'Sizes'), element('key', 'Key')),
    Sizes: { kind: 'simple', variety: { list: 'xs:int' } },
    Key: { kind: 'simple', variety: { union: ['xs:date', 'xs:string'] } },
  };
  expect(sample(types)).toContain('<sizes>int int</sizes>\n  <key>date</key>');
});

test('a derived type shows what it inherits first, with attributes and simple content', () => {
  const types: SchemaDescriptor['types'] = {
    Order: {
      kind: 'complex',
      base: 'Base',
      derivation: 'extension',
      attributes: [{ namespace: '', name: 'own', property: '$own', type: 'xs:int' }],
      content: { kind: 'elements', particle: { kind: 'sequence', particles: [element('price', 'Price')] } },
    },
    Base: {
      kind: 'complex',
      attributes: [{ namespace: 'urn:a', name: 'inherited', property: '$inherited', type: 'xs:date' }],
      content: { kind: 'elements', particle: { kind: 'sequence', particles: [element('id', 'xs:int')] } },
    },
    Price: {
      kind: 'complex',
      attributes: [{ namespace: '', name: 'currency', property: '$currency', type: 'xs:string', fixed: 'EUR' }],
      content: { kind: 'simple', type: 'xs:decimal' },
    },
  };
  expect(sample(types)).toBe(
    [
      '<Order xmlns="urn:shop" xmlns:a0="urn:a" a0:inherited="date" own="int">',
      '  <id>int</id>',
      '  <price currency="EUR">decimal</price>',
      '</Order>',
    ].join('\n'),
  );
});

test('an abstract type is shown as one derived from it, named by xsi:type', () => {
  const types: SchemaDescriptor['types'] = {
    Order: { kind: 'complex', abstract: true, content: { kind: 'empty' } },
    Rush: {
      kind: 'complex',
      name: { namespace: tns, name: 'Rush' },
      base: 'Order',
      derivation: 'extension',
      content: { kind: 'elements', particle: element('by', 'xs:time') },
    },
  };
  expect(sample(types)).toMatch(
    /^<Order xmlns="urn:shop" xmlns:xsi="[^"]*" xmlns:t="urn:shop" xsi:type="t:Rush">\n {2}<by>time<\/by>/,
  );
});

test('unqualified children undo the default namespace, and rpc parts stand in their wrapper', () => {
  const types = { Order: complex({ ...element('id', 'xs:int'), namespace: '' }) };
  expect(sample(types)).toContain('<id xmlns="">int</id>');
  const rpc: SoapBodyDescriptor = {
    kind: 'parts',
    wrapper: { namespace: tns, name: 'Place' },
    parts: [{ kind: 'element', namespace: '', name: 'order', property: 'order', type: 'Order' }],
  };
  expect(sample(types, rpc)).toBe(
    ['<m:Place xmlns:m="urn:shop">', '  <order>', '    <id>int</id>', '  </order>', '</m:Place>'].join('\n'),
  );
});

test('encoded messages say their types and arrays their length', () => {
  const types: SchemaDescriptor['types'] = { Ids: { kind: 'array', item: 'xs:int', itemName: 'id', dimensions: 1 } };
  const rpc: SoapBodyDescriptor = {
    kind: 'parts',
    encoded: true,
    wrapper: { namespace: tns, name: 'Place' },
    parts: [
      { kind: 'element', namespace: '', name: 'ids', property: 'ids', type: 'Ids' },
      { kind: 'element', namespace: '', name: 'note', property: 'note', type: 'xs:string' },
    ],
  };
  const text = sample(types, rpc);
  expect(text).toContain(
    'soapenc:arrayType="xsd:int[2]">\n    <id xsi:type="xsd:int">int</id>\n    <id xsi:type="xsd:int">int</id>',
  );
  expect(text).toContain('<note xsi:type="xsd:string">string</note>');
});

test('however large a type is, its sample ends', () => {
  const types = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      index === 0 ? 'Order' : `T${index}`,
      complex(element('a', `T${index + 1}`, { max: 2 }), element('b', `T${index + 1}`, { max: 2 })),
    ]),
  );
  const text = sample(types, undefined, 30);
  expect(text.match(/<[ab]/g)?.length).toBeLessThan(31);
  expect(text.match(/and so on/g)).toHaveLength(1);
});
