import { defineRule } from '../rule.js';

export const faultElementChanged = defineRule({
  id: 'fault-element-changed',
  category: 'WIRE',
  summary: 'The detail of a fault is another element',
  explanation:
    'Stubs pick the exception by the element in the detail; old ones show a plain SOAP fault and lose what it says.',
  remedy: 'Keep the element of the detail.',
  spec: 'WSDL 1.1, section 3.6',
  example: {
    of: 'contract',
    before: '<wsdl:part name="fault" element="tns:Refusal"/>',
    after: '<wsdl:part name="fault" element="tns:Denial"/>',
  },
  judges: {
    fault({ old, new: replacement, operation }, report) {
      const [before, after] = [old.element?.name.localName, replacement.element?.name.localName];
      if (before === after) return;
      report({
        old,
        new: replacement,
        component: `${operation.new.name}/${replacement.name}`,
        message: `fault ${replacement.name} of ${operation.new.name} carried ${before ?? 'a type'} and carries ${after ?? 'a type'} now; clients of the old contract do not recognise it`,
      });
    },
  },
});
