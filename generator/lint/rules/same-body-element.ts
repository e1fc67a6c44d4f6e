import { qnameKey } from '../../source/qname.js';
import { defineLintRule } from '../rule.js';

export const sameBodyElement = defineLintRule({
  id: 'same-body-element',
  level: 'error',
  summary: 'Two operations of a binding take the same element',
  explanation:
    'Servers that find the operation by the element in the body (JAX-WS, CXF, gSOAP, SOAP 1.2 clients without an action) cannot tell them apart.',
  remedy: 'Give each operation a request element of its own.',
  spec: 'WS-I Basic Profile 1.1, R2710',
  example: {
    right: '<wsdl:part name="parameters" element="tns:Remove"/>',
    wrong: '<wsdl:part name="parameters" element="tns:Lookup"/>',
  },
  look(contract, report) {
    const seen = new Map<string, string>();
    for (const bound of contract.soapOperations.filter(({ style }) => style === 'document')) {
      const element = contract.messageOf(bound, 'input')?.parts[0]?.element;
      if (element === undefined) continue;
      const key = `${bound.definitions.targetNamespace} ${bound.binding.name} ${qnameKey(element.name)}`;
      const other = seen.get(key);
      if (other !== undefined && other !== bound.operation.name) {
        report(bound.operation, `operations ${other} and ${bound.operation.name} both take element ${element.written}`);
      }
      seen.set(key, bound.operation.name);
    }
  },
});
