import { defineRule } from '../rule.js';

export const operationRenamed = defineRule({
  id: 'operation-renamed',
  category: 'SOURCE',
  summary: 'An operation has another name and takes the same message',
  explanation:
    'The method of regenerated stubs has another name, so callers do not compile. Servers that dispatch by SOAPAction or by operation name stop answering old clients as well.',
  remedy: 'Keep the name; offer the new one beside it.',
  spec: 'WSDL 1.1, section 2.4',
  example: { of: 'contract', before: '<wsdl:operation name="Call">', after: '<wsdl:operation name="Invoke">' },
  judges: {
    operation({ old, new: replacement }, report) {
      if (old.name === replacement.name) return;
      report({
        old,
        new: replacement,
        component: old.name,
        message: `operation ${old.name} is called ${replacement.name} now: callers of ${old.name} do not compile with regenerated stubs`,
      });
    },
  },
});
