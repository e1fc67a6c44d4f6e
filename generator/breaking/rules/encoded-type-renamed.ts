import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';
import { atCarrier } from './build.js';

export const encodedTypeRenamed = defineRule({
  id: 'encoded-type-renamed',
  category: 'WIRE',
  summary: 'A SOAP-encoded type has another name',
  explanation:
    'SOAP encoding sends the name of the type with every value (xsi:type); peers look the name up and do not find it.',
  remedy: 'Keep the name of the type.',
  spec: 'SOAP 1.1, section 5.1',
  example: {
    of: 'contract',
    before: 'name="Row"',
    after: 'name="Line"',
    also: [['wsdl:arrayType="tns:Row[]"', 'wsdl:arrayType="tns:Line[]"']],
  },
  judges: {
    type(pair, report) {
      const { place, old, new: replacement, encoded } = pair;
      if (!encoded || old.name === undefined || replacement.name === undefined) return;
      const was = pair.namespaces.translate(old.name);
      const same = was.localName === replacement.name.localName && was.namespace === replacement.name.namespace;
      if (same || old.kind === 'builtIn' || replacement.kind === 'builtIn') return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `the type in ${describePlace(place)} was ${describeType(old)} and is ${describeType(replacement)} now; SOAP encoding sends that name, and the other side does not know it`,
      });
    },
  },
});
