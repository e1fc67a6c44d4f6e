import { defineRule } from '../rule.js';

export const operationAdded = defineRule({
  id: 'operation-added',
  category: 'ADDITION',
  summary: 'An operation was added',
  explanation: 'Old clients do not call it.',
  remedy: 'Nothing to do for callers; classes that implement a regenerated service interface must add the method.',
  spec: 'WSDL 1.1, section 2.4',
  example: {
    of: 'contract',
    before: '<wsdl:operation name="Ping"><wsdl:input message="w:PingIn"/></wsdl:operation>',
    after:
      '<wsdl:operation name="Ping"><wsdl:input message="w:PingIn"/></wsdl:operation><wsdl:operation name="Knock"><wsdl:input message="w:ExtraIn"/></wsdl:operation>',
    also: [
      [
        '<wsdl:operation name="Ping"><soap:operation soapAction="http://example.org/sample/Ping" style="document"/>',
        '<wsdl:operation name="Knock"><soap:operation soapAction="http://example.org/sample/Knock" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation><wsdl:operation name="Ping"><soap:operation soapAction="http://example.org/sample/Ping" style="document"/>',
      ],
    ],
  },
  judges: {
    service({ old, operations }, report) {
      for (const operation of operations.added) {
        report({ old, new: operation, component: operation.name, message: `operation ${operation.name} is new` });
      }
    },
  },
});
