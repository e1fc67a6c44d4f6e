import { defineLintRule } from '../rule.js';

export const headerInBodyMessage = defineLintRule({
  id: 'header-in-body-message',
  level: 'note',
  summary: 'A header is a part of the message in the body',
  explanation:
    'wsimport then makes it a parameter of the method, with another message it needs -XadditionalHeaders; svcutil makes message contracts; zeep and PHP want it apart.',
  remedy: 'Put headers into a message of their own.',
  spec: 'WSDL 1.1, section 3.7',
  example: {
    right: '<wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output>',
    wrong:
      '<wsdl:input><soap:body use="literal"/><soap:header message="w:LookupIn" part="parameters" use="literal"/></wsdl:input><wsdl:output>',
  },
  look(contract, report) {
    for (const bound of contract.soapOperations) {
      for (const side of ['input', 'output'] as const) {
        const message = contract.messageOf(bound, side);
        for (const header of bound.operation[side]?.content.headers ?? []) {
          if (header.message?.name.localName === message?.name)
            report(header, `header ${header.part} is a part of ${message?.name ?? 'the message'} itself`);
        }
      }
    }
  },
});
