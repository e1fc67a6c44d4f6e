import { defineRule } from '../rule.js';

export const messagePartRemoved = defineRule({
  id: 'message-part-removed',
  category: 'WIRE',
  summary: 'A message lost a part',
  explanation:
    'In a request old clients go on sending the part, in a response they miss it. Every part of an rpc or document message is there (WS-I Basic Profile 1.1, R2210 and R2712).',
  remedy: 'Keep the part and ignore it, or go on sending it.',
  spec: 'WSDL 1.1, section 2.3.1',
  example: { of: 'contract', before: '<wsdl:part name="two" type="s:int"/>', after: '' },
  judges: {
    soapMessage({ place, parts, binding }, report) {
      for (const part of parts.removed) {
        report({
          old: part,
          new: binding.new,
          component: `${place.operation.name}/${place.direction}/${part.name}`,
          message: `clients of the old contract ${place.direction === 'request' ? 'send' : 'rely on'} part ${part.name} of ${place.operation.name}, which the new service ${place.direction === 'request' ? 'does not expect' : 'does not send'}`,
        });
      }
    },
  },
});
