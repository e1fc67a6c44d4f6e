import { codesOf, contract } from '../../../support/understand.js';

const operation = (name: string, message: string) =>
  `<operation name="${name}"><input message="tns:${message}"/></operation>`;
const bound = (name: string, action: string) =>
  `<operation name="${name}"><soap:operation soapAction="${action}"/><input><soap:body use="literal"/></input></operation>`;
const twoOperations = (second: { message: string; action: string }) =>
  contract({
    operations: operation('One', 'AskIn') + operation('Two', second.message),
    binding: `<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${bound('One', 'urn:1')}${bound('Two', second.action)}`,
  });

test('accepts operations with different request elements', () => {
  expect(codesOf(twoOperations({ message: 'AskOut', action: 'urn:1' }))).toEqual([]);
});

test('accepts operations with different actions', () => {
  expect(codesOf(twoOperations({ message: 'AskIn', action: 'urn:2' }))).toEqual([]);
});

test('refuses operations that differ in name alone', () => {
  expect(codesOf(twoOperations({ message: 'AskIn', action: 'urn:1' }))).toEqual(['same-wire-signature']);
});
