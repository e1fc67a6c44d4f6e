import { NameScope } from '../../../generator/names/identifiers.js';
import type { NamePlan } from '../../../generator/names/plan.js';
import { planNames } from '../../../generator/names/plan.js';
import { contractOf, understood } from '../../support/contract.js';
import type { OperationTable } from '../../support/contract.js';

function planOf(schema: string, operations?: OperationTable): NamePlan {
  const { contract, service } = understood(contractOf(schema, operations));
  return planNames(service, contract.schema);
}

const typeNames = (plan: NamePlan): string[] => [...plan.types.values()];

const call = (content: string): string =>
  `<xs:element name="Call"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;

test('names an anonymous type for the declarations it stands in', () => {
  const nested = call(
    `<xs:element name="item"><xs:complexType><xs:attribute name="id"/></xs:complexType></xs:element>`,
  );
  expect(typeNames(planOf(nested))).toEqual(['Call', 'Call_item']);
});

test('a named type keeps its name, whether or not the element of that name comes first', () => {
  const type = '<xs:complexType name="Call"><xs:sequence/></xs:complexType>';
  const element = call('<xs:element name="inner" type="tns:Call"/>');
  expect(typeNames(planOf(element + type))).toEqual(['CallElement', 'Call']);
  expect(typeNames(planOf(type + element))).toEqual(['Call', 'CallElement']);
});

test('plans only what the service reaches, in the order of the contract', () => {
  const types = ['B', 'Unused', 'A'].map((name) => `<xs:complexType name="${name}"><xs:sequence/></xs:complexType>`);
  const element = call('<xs:element name="a" type="tns:A"/><xs:element name="b" type="tns:B"/>');
  expect(typeNames(planOf(types.join('') + element))).toEqual(['B', 'A', 'Call']);
});

test('reaches derived types, and those derived from them', () => {
  const derived = (name: string, base: string): string =>
    `<xs:complexType name="${name}"><xs:complexContent><xs:extension base="tns:${base}"/></xs:complexContent></xs:complexType>`;
  const schema = `<xs:complexType name="Base"><xs:sequence/></xs:complexType>${derived('One', 'Base')}${derived('Two', 'One')}`;
  const plan = planOf(schema + call('<xs:element name="base" type="tns:Base"/>'));
  expect(typeNames(plan)).toEqual(['Base', 'One', 'Two', 'Call']);
  expect([...plan.unions]).toEqual([
    ['Base', 'AnyBase'],
    ['One', 'AnyOne'],
  ]);
});

test('adding an operation renames no type', () => {
  const other = '<xs:element name="Other" type="tns:A.B"/><xs:complexType name="A.B"><xs:sequence/></xs:complexType>';
  const schema = `${other}<xs:complexType name="A_B"><xs:sequence/></xs:complexType>${call('<xs:element name="a" type="tns:A_B"/>')}`;
  const before = typeNames(planOf(schema));
  const after = typeNames(planOf(schema, { Call: ['Call'], More: ['Other'] }));
  expect(before).toEqual(['A_B_2', 'Call']);
  expect(after).toEqual(['A_B', 'A_B_2', 'Call']);
});

test('a service is not a service twice, and no port takes the name of the client interface', () => {
  const { contract, service } = understood(contractOf(call('')));
  const [port] = service.ports;
  const renamed = {
    ...service,
    name: { ...service.name, localName: 'QuoteService' },
    ports: port ? [{ ...port, name: 'QuoteService' }] : [],
  };
  const plan = planNames(renamed, contract.schema);
  expect([plan.service, plan.factory, plan.soapServices, plan.client]).toEqual([
    'QuoteService',
    'quoteService',
    'quoteSoapServices',
    'QuoteServiceClient',
  ]);
  expect([...plan.clients.values()]).toEqual(['QuoteServicePortClient']);
});

test('two services of one folder name get two folders', () => {
  const { contract, service } = understood(contractOf(call('')));
  const folders = new NameScope();
  expect([1, 2].map(() => planNames(service, contract.schema, folders).folder)).toEqual(['test', 'test_2']);
});
