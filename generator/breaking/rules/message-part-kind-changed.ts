import { defineRule } from '../rule.js';

export const messagePartKindChanged = defineRule({
  id: 'message-part-kind-changed',
  category: 'WIRE',
  summary: 'A part refers to a type where it referred to an element, or the reverse',
  explanation: 'A part by element is sent as that element; a part by type is sent as the content of what holds it.',
  remedy: 'Keep element= or type= of the part.',
  spec: 'WSDL 1.1, section 3.5',
  example: {
    of: 'contract',
    before: '<wsdl:part name="two" type="s:int"/>',
    after: '<wsdl:part name="two" element="tns:string"/>',
  },
  judges: {
    soapMessage({ place, parts }, report) {
      for (const { old, new: replacement } of parts.both) {
        if ((old.element === undefined) === (replacement.element === undefined)) continue;
        report({
          old,
          new: replacement,
          component: `${place.operation.name}/${place.direction}/${replacement.name}`,
          message: `part ${replacement.name} of the ${place.direction} of ${place.operation.name} was described by ${old.element ? 'an element' : 'a type'} and is by ${replacement.element ? 'an element' : 'a type'} now; the body looks different`,
        });
      }
    },
  },
});
