import { defineRule } from '../rule.js';

export const messagePartAdded = defineRule({
  id: 'message-part-added',
  category: 'WIRE',
  summary: 'A message gained a part',
  explanation:
    'Parts cannot be optional: a request of an old client lacks it, and a response holds something old clients do not know.',
  remedy: 'Add an optional element to a type instead, or a new operation.',
  spec: 'WSDL 1.1, section 2.3.1',
  example: {
    of: 'contract',
    before: '<wsdl:part name="two" type="s:int"/>',
    after: '<wsdl:part name="two" type="s:int"/><wsdl:part name="three" type="s:int"/>',
  },
  judges: {
    soapMessage({ place, parts, binding }, report) {
      for (const part of parts.added) {
        report({
          old: binding.old,
          new: part,
          component: `${place.operation.name}/${place.direction}/${part.name}`,
          message: `clients of the old contract do not ${place.direction === 'request' ? 'send' : 'know'} part ${part.name} of ${place.operation.name}, which the new service ${place.direction === 'request' ? 'expects' : 'sends'}`,
        });
      }
    },
  },
});
