import { defineRule } from '../rule.js';

export const faultRemoved = defineRule({
  id: 'fault-removed',
  category: 'SOURCE',
  summary: 'A declared fault is gone',
  explanation: 'Regenerated stubs have no class for it, so callers that catch it do not compile.',
  remedy: 'Keep the fault declared, even when the service no longer throws it.',
  spec: 'WSDL 1.1, section 2.4.2',
  example: {
    of: 'contract',
    before: '<wsdl:fault name="Refused" message="w:RefusedDetail"/>',
    after: '',
    also: [['<wsdl:fault name="Refused"><soap:fault name="Refused" use="literal"/></wsdl:fault>', '']],
  },
  judges: {
    operation({ faults, new: replacement }, report) {
      for (const fault of faults.removed) {
        report({
          old: fault,
          new: replacement,
          component: `${replacement.name}/${fault.name}`,
          message: `callers that catch fault ${fault.name} of ${replacement.name} do not compile with regenerated stubs`,
        });
      }
    },
  },
});
