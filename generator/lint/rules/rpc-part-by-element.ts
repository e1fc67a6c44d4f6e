import { defineLintRule } from '../rule.js';

export const rpcPartByElement = defineLintRule({
  id: 'rpc-part-by-element',
  level: 'error',
  summary: 'An rpc-style message has a part by element',
  explanation:
    'Accessors of rpc messages are named after the part, so a part has a type; wsimport and CXF refuse an element.',
  remedy: 'Use type=, or document style.',
  spec: 'WS-I Basic Profile 1.1, R2203',
  example: {
    right: 'style="document" transport',
    wrong: 'style="rpc" transport',
  },
  look(contract, report) {
    for (const bound of contract.soapOperations.filter(({ style }) => style === 'rpc')) {
      for (const side of ['input', 'output'] as const) {
        for (const part of contract.messageOf(bound, side)?.parts ?? []) {
          if (part.element)
            report(part, `part ${part.name} of rpc-style operation ${bound.operation.name} is described by an element`);
        }
      }
    }
  },
});
