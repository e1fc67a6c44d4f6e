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
    before: '',
    after: '<wsdl:operation name="Ping"><wsdl:input message="tns:PingIn"/></wsdl:operation>',
    also: [
      [
        '',
        '<wsdl:operation name="Ping"><soap:operation soapAction=""/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>',
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
