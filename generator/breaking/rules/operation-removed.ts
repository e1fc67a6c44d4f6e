import { defineRule } from '../rule.js';

export const operationRemoved = defineRule({
  id: 'operation-removed',
  category: 'WIRE',
  summary: 'An operation is gone',
  explanation: 'The service answers its callers with a fault.',
  remedy: 'Keep the operation until nobody calls it; answer with a fault that names its successor.',
  spec: 'WSDL 1.1, section 2.4',
  example: {
    of: 'contract',
    before: '<wsdl:operation name="Ping"><wsdl:input message="w:PingIn"/></wsdl:operation>',
    after: '',
    also: [
      [
        '<wsdl:operation name="Ping"><soap:operation soapAction="http://example.org/sample/Ping" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>',
        '',
      ],
    ],
  },
  judges: {
    service({ operations, new: replacement }, report) {
      for (const operation of operations.removed) {
        report({
          old: operation,
          new: replacement,
          component: operation.name,
          message: `callers of operation ${operation.name} get a fault: the new service does not know it`,
        });
      }
    },
  },
});
