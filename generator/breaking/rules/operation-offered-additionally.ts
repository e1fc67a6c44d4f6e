import { defineRule } from '../rule.js';

export const operationOfferedAdditionally = defineRule({
  id: 'operation-offered-additionally',
  category: 'ADDITION',
  summary: 'A port offers an operation that it did not',
  explanation: 'Old clients of the port do not call it there.',
  remedy: 'Nothing to do.',
  spec: 'WSDL 1.1, section 2.5',
  example: {
    of: 'contract',
    before: '<wsdl:operation name="Call"><soap12:operation',
    after:
      '<wsdl:operation name="Ping"><soap12:operation soapAction="http://example.org/sample/Ping"/><wsdl:input><soap12:body use="literal"/></wsdl:input></wsdl:operation><wsdl:operation name="Call"><soap12:operation',
  },
  judges: {
    operation({ old, new: replacement, offeredBy }, report) {
      for (const port of offeredBy.added) {
        const binding = replacement.bindings.find((one) => one.port === port);
        report({
          old,
          new: binding ?? port,
          component: `${replacement.name}/${port.name}`,
          message: `port ${port.name} offers ${replacement.name} now`,
        });
      }
    },
  },
});
