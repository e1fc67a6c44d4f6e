import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const importWithoutLocation = defineLintRule({
  id: 'import-without-location',
  level: 'error',
  summary: 'wsdl:import does not say where',
  explanation: 'Every toolkit needs the location to read the document.',
  remedy: 'Add location= with a relative path.',
  spec: 'WS-I Basic Profile 1.1, R2007',
  example: { right: '<wsdl:types>', wrong: '<wsdl:import namespace="urn:elsewhere" location=""/><wsdl:types>' },
  look(contract, report) {
    for (const reference of contract.elements('wsdl', 'import')) {
      if (!valueOf(reference, 'location')) report(reference, 'wsdl:import has no location');
    }
  },
});
