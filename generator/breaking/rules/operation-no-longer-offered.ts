import { isFormPort } from '../ports.js';
import { defineRule } from '../rule.js';

export const operationNoLongerOffered = defineRule({
  id: 'operation-no-longer-offered',
  category: 'WIRE',
  summary: 'A SOAP port lost an operation',
  explanation: 'The operation is still there, but not over this port (this SOAP version): its callers get a fault.',
  remedy: 'Keep the operation in the binding.',
  spec: 'WSDL 1.1, section 2.5',
  example: {
    of: 'contract',
    before:
      '<wsdl:operation name="Extra"><soap12:operation soapAction="http://example.org/sample/Extra"/><wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>',
    after: '',
  },
  judges: {
    operation({ old, new: replacement, offeredBy }, report) {
      for (const port of offeredBy.removed) {
        if (isFormPort(port)) continue;
        report({
          old: old.bindings.find((binding) => binding.port === port) ?? port,
          new: replacement,
          component: `${replacement.name}/${port.name}`,
          message: `callers of ${old.name} over port ${port.name} get a fault: the port does not offer it any more`,
        });
      }
    },
  },
});
