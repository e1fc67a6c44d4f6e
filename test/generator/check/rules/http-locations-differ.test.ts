import { codesOf, contract } from '../../../support/understand.js';

const httpOnly = (secondLocation: string) => {
  const bound = (name: string, location: string) => `<operation name="${name}"><http:operation location="${location}"/>
    <input><http:urlEncoded/></input><output><mime:content type="text/plain"/></output></operation>`;
  const operation = (name: string) =>
    `<operation name="${name}"><input message="tns:AskIn"/><output message="tns:AskOut"/></operation>`;
  return contract({
    messages:
      '<message name="AskIn"><part name="q" type="xs:string"/></message><message name="AskOut"><part name="a" type="xs:string"/></message>',
    operations: operation('One') + operation('Two'),
    binding: `<http:binding verb="GET"/>${bound('One', '/One')}${bound('Two', secondLocation)}`,
    ports: '<port name="Get" binding="tns:Soap"><http:address location="http://example.org/"/></port>',
  });
};

test('accepts operations at different locations', () => {
  expect(codesOf(httpOnly('/Two'))).toEqual([]);
});

test('refuses two operations at one location', () => {
  expect(codesOf(httpOnly('/One'))).toEqual(['same-http-location']);
});
