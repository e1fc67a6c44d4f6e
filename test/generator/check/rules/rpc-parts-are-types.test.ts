import { codesOf, contract } from '../../../support/understand.js';

const binding = `<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
  <operation name="Ask"><soap:operation soapAction=""/><input><soap:body use="literal" namespace="urn:t"/></input>
  <output><soap:body use="literal" namespace="urn:t"/></output></operation>`;
const messages = (part: string) =>
  `<message name="AskIn"><part name="a" ${part}/></message><message name="AskOut"><part name="b" type="xs:string"/></message>`;

test('accepts parts that are types', () => {
  expect(codesOf(contract({ binding, messages: messages('type="xs:int"') }))).toEqual([]);
});

test('refuses a part that is an element', () => {
  expect(codesOf(contract({ binding, messages: messages('element="tns:Ask"') }))).toEqual(['element-part-in-rpc']);
});
