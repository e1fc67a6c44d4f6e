import { defineLintRule } from '../rule.js';

export const bodyNamespaceInDocumentStyle = defineLintRule({
  id: 'body-namespace-in-document-style',
  level: 'warning',
  summary: 'soap:body of document style names a namespace',
  explanation:
    'The element brings its namespace; toolkits that look at the attribute all the same (PHP, old Axis) put the element into the wrong one.',
  remedy: 'Remove namespace= from soap:body.',
  spec: 'WS-I Basic Profile 1.1, R2716',
  example: { right: '<soap:body use="literal"/>', wrong: '<soap:body use="literal" namespace="urn:body"/>' },
  look(contract, report) {
    for (const { operation, style } of contract.soapOperations) {
      if (style !== 'document') continue;
      for (const body of [operation.input?.content.body, operation.output?.content.body]) {
        if (body?.namespace !== undefined)
          report(body, `soap:body of document-style operation ${operation.name} names a namespace`);
      }
    }
  },
});
