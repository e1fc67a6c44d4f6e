import { defineRule } from '../rule.js';

export const bindingRenamed = defineRule({
  id: 'binding-renamed',
  category: 'ALL',
  summary: 'A binding has another name',
  explanation: 'Few notice: zeep callers that create a service from a binding name, .NET configuration sections.',
  remedy: 'Keep the name.',
  spec: 'WSDL 1.1, section 2.5',
  example: { of: 'contract', before: 'SampleHttpGet"', after: 'SampleByGet"' },
  judges: {
    port({ old, new: replacement }, report) {
      if (old.binding.localName === replacement.binding.localName) return;
      report({
        old,
        new: replacement,
        component: replacement.name,
        message: `callers that name binding ${old.binding.localName} find ${replacement.binding.localName} instead`,
      });
    },
  },
});
