import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const encodedArray = defineLintRule({
  id: 'encoded-array',
  level: 'error',
  summary: 'A type is a SOAP-encoded array',
  explanation:
    'soapenc:Array and wsdl:arrayType belong to SOAP encoding. JAX-WS, svcutil for literal bindings and CXF refuse or misread them.',
  remedy: 'Declare a complexType with one repeated element.',
  spec: 'WS-I Basic Profile 1.1, R2110 and R2111',
  example: {
    right:
      '<s:complexType name="Items"><s:sequence><s:element name="Item" type="tns:Item" minOccurs="0" maxOccurs="unbounded"/></s:sequence></s:complexType>',
    wrong:
      '<s:complexType name="Items"><s:complexContent><s:restriction base="soapenc:Array"><s:attribute ref="soapenc:arrayType" wsdl:arrayType="tns:Item[]"/></s:restriction></s:complexContent></s:complexType>',
  },
  look(contract, report) {
    for (const restriction of [
      ...contract.elements('schema', 'restriction'),
      ...contract.elements('schema', 'extension'),
    ]) {
      if (/(^|:)Array$/.test(valueOf(restriction, 'base') ?? '') && hasArrayType(restriction)) {
        report(restriction, 'the type is a SOAP-encoded array');
      }
    }
  },
});

function hasArrayType(element: { children: readonly { name: { localName: string } }[] }): boolean {
  return element.children.some(({ name }) => name.localName === 'attribute' || name.localName === 'sequence');
}
