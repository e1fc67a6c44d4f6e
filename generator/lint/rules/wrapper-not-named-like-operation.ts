import { defineLintRule } from '../rule.js';

export const wrapperNotNamedLikeOperation = defineLintRule({
  id: 'wrapper-not-named-like-operation',
  level: 'note',
  summary: 'The request element is not named like the operation',
  explanation:
    'wsimport, CXF, wsdl.exe and zeep unwrap a request whose element has the name of the operation: callers pass its children as parameters. Otherwise they pass one object.',
  remedy: 'Name the element after the operation, and the response element after it with "Response".',
  spec: 'JAX-WS 2.2, section 2.3.1.2',
  example: {
    right: '<wsdl:part name="parameters" element="tns:Remove"/>',
    wrong: '<wsdl:part name="parameters" element="tns:Removal"/>',
    also: [['<s:element name="Remove"', '<s:element name="Removal"']],
  },
  look(contract, report) {
    for (const bound of contract.soapOperations.filter(({ style }) => style === 'document')) {
      const part = contract.messageOf(bound, 'input')?.parts[0];
      if (part?.element && part.element.name.localName !== bound.operation.name) {
        report(part, `operation ${bound.operation.name} takes element ${part.element.written}`);
      }
    }
  },
});
