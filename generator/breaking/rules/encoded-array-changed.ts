import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { atCarrier } from './build.js';

export const encodedArrayChanged = defineRule({
  id: 'encoded-array-changed',
  category: 'WIRE',
  summary: 'A SOAP-encoded array has another number of dimensions',
  explanation:
    'The dimensions are written into soapenc:arrayType; a reader that expects another number fails or flattens the array.',
  remedy: 'Keep the dimensions.',
  spec: 'SOAP 1.1, section 5.4.2',
  example: {
    of: 'contract',
    before: 'wsdl:arrayType="s:string[]"',
    after: 'wsdl:arrayType="s:string[,]"',
  },
  judges: {
    content(pair, report) {
      const { place, old, new: replacement } = pair;
      if (old.kind !== 'array' || replacement.kind !== 'array' || old.dimensions === replacement.dimensions) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `the array in ${describePlace(place)} had ${old.dimensions} dimensions and has ${replacement.dimensions}; the other side cannot read it`,
      });
    },
  },
});
