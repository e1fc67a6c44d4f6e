import { sameQName } from '../../source/qname.js';
import { defineRule } from '../rule.js';

export const messageElementChanged = defineRule({
  id: 'message-element-changed',
  category: 'WIRE',
  summary: 'A message is another element',
  explanation:
    'The element in the body is how document style tells messages apart; the other side does not know the new name.',
  remedy: 'Keep the element; its type may change as the other rules allow.',
  spec: 'WSDL 1.1, section 3.5',
  example: {
    of: 'contract',
    before: '<wsdl:part name="parameters" element="tns:Call"/>',
    after: '<wsdl:part name="parameters" element="tns:Denial"/>',
  },
  judges: {
    soapMessage({ place, style, parts, namespaces }, report) {
      if (style !== 'document') return;
      for (const { old, new: replacement } of parts.both) {
        if (!old.element || !replacement.element) continue;
        if (sameQName(namespaces.translate(old.element.name), replacement.element.name)) continue;
        report({
          old,
          new: replacement,
          component: `${place.operation.name}/${place.direction}`,
          message: `the ${place.direction} of ${place.operation.name} was element ${old.element.name.localName} and is element ${replacement.element.name.localName} now; clients of the old contract ${place.direction === 'request' ? 'send' : 'expect'} the old one`,
        });
      }
    },
  },
});
