import { defineLintRule } from '../rule.js';

export const documentPartByType = defineLintRule({
  id: 'document-part-by-type',
  level: 'error',
  summary: 'A document-style message has a part by type',
  explanation:
    'The body would hold the content of the type without an element around it; svcutil, wsimport and zeep refuse the operation.',
  remedy: 'Declare an element of the type and refer to it by element=.',
  spec: 'WS-I Basic Profile 1.1, R2204',
  example: {
    right: '<wsdl:part name="parameters" element="tns:Lookup"/>',
    wrong: '<wsdl:part name="parameters" type="tns:Item"/>',
  },
  look(contract, report) {
    for (const bound of contract.soapOperations.filter(({ style }) => style === 'document')) {
      for (const side of ['input', 'output'] as const) {
        for (const part of contract.messageOf(bound, side)?.parts ?? []) {
          if (part.type)
            report(
              part,
              `part ${part.name} of document-style operation ${bound.operation.name} is described by a type`,
            );
        }
      }
    }
  },
});
