import { defineLintRule } from '../rule.js';

export const choiceContent = defineLintRule({
  id: 'choice-content',
  level: 'note',
  summary: 'A type offers a choice',
  explanation:
    'wsdl.exe makes one property Item of type object, svcutil falls back to XmlSerializer, JAXB and gSOAP make members of which one is set: the choice itself is not checked by any.',
  remedy: 'Nothing, or optional elements of which the service demands one.',
  spec: 'XML Schema 1.0 Structures, section 3.8',
  example: {
    right: '<s:sequence><s:element name="id" type="s:string"/></s:sequence>',
    wrong: '<s:choice><s:element name="id" type="s:string"/><s:element name="code" type="s:string"/></s:choice>',
  },
  look(contract, report) {
    for (const choice of contract.elements('schema', 'choice')) {
      if (choice.children.length > 1) report(choice, `${choice.tag} of ${choice.children.length} alternatives`);
    }
  },
});
