import { complexTypes, describeComplexType, effectiveUses } from '../uses.js';
import { defineLintRule } from '../rule.js';

export const attributeNamedLikeElement = defineLintRule({
  id: 'attribute-named-like-element',
  level: 'error',
  summary: 'A type has an attribute and an element of one name',
  explanation: 'wsimport and CXF (JAXB) stop: "Property is already defined". gSOAP and PHP map both to one member.',
  remedy: 'Rename one of the two.',
  spec: 'XML Schema 1.0 Structures, section 3.4 (JAXB 2, section 6.7)',
  example: {
    right: '<s:complexType name="Item"><s:sequence><s:element name="id" type="s:string"/></s:sequence></s:complexType>',
    wrong:
      '<s:complexType name="Item"><s:sequence><s:element name="id" type="s:string"/></s:sequence><s:attribute name="id" type="s:string"/></s:complexType>',
  },
  look(contract, report) {
    for (const type of complexTypes(contract.model.schema)) {
      const { elements, attributes } = effectiveUses(type);
      const names = new Set(elements.map(({ element }) => element.name.localName));
      for (const attribute of attributes) {
        const { localName } = attribute.name;
        if (names.has(localName))
          report(attribute, `${describeComplexType(type)} has an attribute and an element named ${localName}`);
      }
    }
  },
});
