import { defineRule } from '../rule.js';

export const formParameterNarrowed = defineRule({
  id: 'form-parameter-narrowed',
  category: 'FORMS',
  summary: 'A parameter of an HTTP form takes fewer values',
  explanation: 'Old callers send text that the new type does not allow; the host answers 500 "Cannot convert".',
  remedy: 'Keep the type of the parameter, and of the element of the SOAP request that it fills.',
  spec: 'WSDL 1.1, section 4.7',
  example: {
    of: 'contract',
    before: '<s:element name="id" type="s:string"/>',
    after: '<s:element name="id" type="s:int"/>',
  },
  judges: {
    parameter({ place, old, new: replacement, breaks }, report) {
      const [first] = breaks;
      if (first === undefined) return;
      report({
        old: old.joined ?? old.part,
        new: replacement.joined ?? replacement.part,
        component: `${place.operation.name}/form/${replacement.part.name}`,
        message: `callers of the form of ${place.operation.name} may send ${first.writer} as parameter ${replacement.part.name}; the new service takes ${first.reader}`,
      });
    },
  },
});
