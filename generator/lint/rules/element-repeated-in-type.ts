import { complexTypes, describeComplexType, effectiveUses } from '../uses.js';
import { defineLintRule } from '../rule.js';

export const elementRepeatedInType = defineLintRule({
  id: 'element-repeated-in-type',
  level: 'warning',
  summary: 'An element name stands at two places of one type',
  explanation:
    'JAXB gives up on typed properties and makes one list called "rest" or "content"; .NET fails or numbers them.',
  remedy: 'Name the second otherwise, or make it one repeatable element.',
  spec: 'XML Schema 1.0 Structures, section 3.8.6',
  example: {
    right: '<s:element name="id" type="s:string"/>',
    wrong:
      '<s:element name="id" type="s:string"/><s:element name="mark" type="s:string"/><s:element name="id" type="s:string"/>',
  },
  look(contract, report) {
    for (const type of complexTypes(contract.model.schema)) {
      const seen = new Set<string>();
      for (const particle of effectiveUses(type).elements) {
        const { localName } = particle.element.name;
        if (seen.has(localName))
          report(particle, `${describeComplexType(type)} has element ${localName} at two places`);
        seen.add(localName);
      }
    }
  },
});
