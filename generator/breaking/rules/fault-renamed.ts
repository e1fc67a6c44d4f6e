import { defineRule } from '../rule.js';

export const faultRenamed = defineRule({
  id: 'fault-renamed',
  category: 'SOURCE',
  summary: 'A fault has another name and the same detail',
  explanation: 'The name is not on the wire, but stubs name exceptions after it or its message.',
  remedy: 'Keep the name.',
  spec: 'WSDL 1.1, section 2.4.2',
  example: {
    of: 'contract',
    before: '<wsdl:fault name="Refused" message="w:RefusedDetail"/>',
    after: '<wsdl:fault name="Denied" message="w:RefusedDetail"/>',
    also: [
      [
        '<wsdl:fault name="Refused"><soap:fault name="Refused" use="literal"/></wsdl:fault>',
        '<wsdl:fault name="Denied"><soap:fault name="Denied" use="literal"/></wsdl:fault>',
      ],
    ],
  },
  judges: {
    fault({ old, new: replacement, operation }, report) {
      if (old.name === replacement.name) return;
      report({
        old,
        new: replacement,
        component: `${operation.new.name}/${old.name}`,
        message: `fault ${old.name} of ${operation.new.name} is called ${replacement.name} now, and so may be the exception in regenerated stubs`,
      });
    },
  },
});
