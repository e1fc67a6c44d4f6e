import { isRequiredParameter } from '../parameters.js';
import { defineRule } from '../rule.js';

export const formParameterMadeRequired = defineRule({
  id: 'form-parameter-made-required',
  category: 'FORMS',
  summary: 'An HTTP form demands a parameter that was optional',
  explanation: 'Old callers may leave the parameter out and get an error now.',
  remedy: 'Leave it optional (minOccurs="0" on the element that it fills).',
  spec: 'WSDL 1.1, section 4.7',
  example: {
    of: 'contract',
    before: '<s:element name="note" type="s:string" minOccurs="0"/>',
    after: '<s:element name="note" type="s:string"/>',
  },
  judges: {
    parameter({ place, old, new: replacement }, report) {
      if (isRequiredParameter(old) || !isRequiredParameter(replacement)) return;
      report({
        old: old.part,
        new: replacement.joined ?? replacement.part,
        component: `${place.operation.name}/form/${replacement.part.name}`,
        message: `callers of the form of ${place.operation.name} may leave out parameter ${replacement.part.name}; the new service demands it`,
      });
    },
  },
});
