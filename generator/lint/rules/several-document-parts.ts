import { defineLintRule } from '../rule.js';

export const severalDocumentParts = defineLintRule({
  id: 'several-document-parts',
  level: 'error',
  summary: 'A document-style body has several parts',
  explanation:
    'A body holds one element. With several, stubs differ in what they send; wsimport refuses the operation.',
  remedy: 'Make one element of the parts, or name the part of the body in soap:body parts=.',
  spec: 'WS-I Basic Profile 1.1, R2210',
  example: {
    right: '<wsdl:part name="parameters" element="tns:Lookup"/>',
    wrong: '<wsdl:part name="parameters" element="tns:Lookup"/><wsdl:part name="more" element="tns:Lookup"/>',
  },
  look(contract, report) {
    for (const bound of contract.soapOperations.filter(({ style }) => style === 'document')) {
      for (const side of ['input', 'output'] as const) {
        const content = bound.operation[side]?.content;
        const message = contract.messageOf(bound, side);
        const headers = new Set(content?.headers.map(({ part }) => part));
        const parts = message?.parts.filter(({ name }) => !headers.has(name)) ?? [];
        const chosen = content?.body?.parts ?? parts.map(({ name }) => name);
        if (message && chosen.length > 1) {
          report(message, `the body of ${bound.operation.name} has ${chosen.length} parts: ${chosen.join(', ')}`);
        }
      }
    }
  },
});
