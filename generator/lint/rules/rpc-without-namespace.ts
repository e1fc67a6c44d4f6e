import { defineLintRule } from '../rule.js';

export const rpcWithoutNamespace = defineLintRule({
  id: 'rpc-without-namespace',
  level: 'error',
  summary: 'soap:body of rpc style names no namespace',
  explanation:
    'The wrapper element gets its namespace from soap:body; without it stubs differ, and most put it into no namespace.',
  remedy: 'Add namespace= with an absolute URI.',
  spec: 'WS-I Basic Profile 1.1, R2717',
  example: { right: 'style="document" transport', wrong: 'style="rpc" transport' },
  look(contract, report) {
    for (const { operation, style } of contract.soapOperations) {
      if (style !== 'rpc') continue;
      for (const body of [operation.input?.content.body, operation.output?.content.body]) {
        if (body !== undefined && !body.namespace)
          report(body, `soap:body of rpc-style operation ${operation.name} names no namespace`);
      }
    }
  },
});
