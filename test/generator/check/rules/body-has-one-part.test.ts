import { codesOf, contract } from '../../../support/understand.js';

const messages = `<message name="AskIn"><part name="ask" element="tns:Ask"/><part name="key" element="tns:Answer"/></message>
  <message name="AskOut"><part name="answer" element="tns:Answer"/></message>`;
const binding = (input: string) => `<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
  <operation name="Ask"><input>${input}</input><output><soap:body use="literal"/></output></operation>`;

test('accepts two parts of which one is a header', () => {
  const input = '<soap:header message="tns:AskIn" part="key" use="literal"/><soap:body use="literal"/>';
  expect(codesOf(contract({ messages, binding: binding(input) }))).toEqual([]);
});

test('accepts two parts of which the body lists one', () => {
  expect(codesOf(contract({ messages, binding: binding('<soap:body parts="ask" use="literal"/>') }))).toEqual([]);
});

test('refuses two parts in the body', () => {
  expect(codesOf(contract({ messages, binding: binding('<soap:body use="literal"/>') }))).toEqual([
    'several-body-parts',
  ]);
});
