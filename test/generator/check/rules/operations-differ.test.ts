import { codesOf, contract } from '../../../support/understand.js';

const operation = (input: string, message: string) =>
  `<operation name="Ask"><input ${input} message="tns:${message}"/><output message="tns:AskOut"/></operation>`;
const bound = (input: string) => `<operation name="Ask"><soap:operation soapAction="urn:ask"/>
  <input ${input}><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>`;
const binding = (...inputs: string[]) =>
  `<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${inputs.map(bound).join('')}`;

test('accepts overloads that their inputs tell apart', () => {
  const operations = operation('name="One"', 'AskIn') + operation('name="Two"', 'AskOut');
  expect(codesOf(contract({ operations, binding: binding('name="One"', 'name="Two"') }))).toEqual([]);
});

test('accepts an operation that is there twice, word for word, as one', () => {
  const operations = operation('', 'AskIn') + operation('', 'AskIn');
  expect(codesOf(contract({ operations, binding: binding('') }))).toEqual([]);
});

test('refuses two operations of one name without input names', () => {
  const operations = operation('', 'AskIn') + operation('', 'AskOut');
  expect(codesOf(contract({ operations, binding: binding('', '') }))).toEqual(['operation-listed-twice']);
});
