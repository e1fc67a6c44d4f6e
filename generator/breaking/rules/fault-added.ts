import { defineRule } from '../rule.js';

export const faultAdded = defineRule({
  id: 'fault-added',
  category: 'SOURCE',
  summary: 'A fault is declared that old callers do not handle',
  explanation:
    'JAX-WS and CXF make declared faults checked exceptions, so callers do not compile. Old stubs show it as a plain SOAP fault without its detail.',
  remedy: 'Carry new failures in the detail of a fault that is declared already, or accept the recompilation.',
  spec: 'WSDL 1.1, section 2.4.2',
  example: {
    of: 'contract',
    before: '<wsdl:fault name="Refused" message="w:RefusedDetail"/>',
    after:
      '<wsdl:fault name="Refused" message="w:RefusedDetail"/><wsdl:fault name="Denied" message="w:SessionHeader"/>',
    also: [
      [
        '<wsdl:fault name="Refused"><soap:fault name="Refused" use="literal"/></wsdl:fault>',
        '<wsdl:fault name="Refused"><soap:fault name="Refused" use="literal"/></wsdl:fault><wsdl:fault name="Denied"><soap:fault name="Denied" use="literal"/></wsdl:fault>',
      ],
    ],
  },
  judges: {
    operation({ faults, old }, report) {
      for (const fault of faults.added) {
        report({
          old,
          new: fault,
          component: `${old.name}/${fault.name}`,
          message: `callers of ${old.name} must handle fault ${fault.name} in regenerated stubs; old ones do not know its detail`,
        });
      }
    },
  },
});
