import { defineRule } from '../rule.js';

export const messagePartOrderChanged = defineRule({
  id: 'message-part-order-changed',
  category: 'WIRE',
  summary: 'The parts of a message stand in another order',
  explanation:
    'Parts are sent in the order of the message (WS-I Basic Profile 1.1, R2301), and methods of stubs take their parameters in it.',
  remedy: 'Restore the order of the parts.',
  spec: 'WSDL 1.1, section 3.5',
  example: {
    of: 'contract',
    before: '<wsdl:part name="one" type="s:int"/><wsdl:part name="two" type="s:int"/>',
    after: '<wsdl:part name="two" type="s:int"/><wsdl:part name="one" type="s:int"/>',
  },
  judges: {
    soapMessage({ place, style, parts, old, binding }, report) {
      if (style !== 'rpc') return;
      const places = parts.both.map((part) => old.parts.indexOf(part.old));
      if (places.every((place_, index) => index === 0 || place_ > (places[index - 1] ?? -1))) return;
      const [moved] = parts.both;
      report({
        old: moved?.old ?? binding.old,
        new: moved?.new ?? binding.new,
        component: `${place.operation.name}/${place.direction}`,
        message: `the parts of the ${place.direction} of ${place.operation.name} stand in another order; peers that read by place take one for the other`,
      });
    },
  },
});
