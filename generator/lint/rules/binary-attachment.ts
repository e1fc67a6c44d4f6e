import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const binaryAttachment = defineLintRule({
  id: 'binary-attachment',
  level: 'warning',
  summary: 'A message travels as MIME parts',
  explanation:
    'SOAP with attachments (mime:multipartRelated) is refused by .NET, zeep and PHP; swaRef by all but JAX-WS.',
  remedy: 'xs:base64Binary in the message; MTOM carries it efficiently without a word in the contract.',
  spec: 'WS-I Attachments Profile 1.0, R2901',
  example: {
    right: '<wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output>',
    wrong:
      '<wsdl:input><mime:multipartRelated><mime:part><soap:body use="literal"/></mime:part></mime:multipartRelated></wsdl:input><wsdl:output>',
  },
  look(contract, report) {
    for (const parts of contract.elements('other', 'multipartRelated')) {
      const operation = contract.ancestorOf(parts, 'operation');
      report(
        parts,
        `a message of ${(operation && valueOf(operation, 'name')) ?? 'an operation'} travels as MIME parts`,
      );
    }
  },
});
