import { defineLintRule } from '../rule.js';

export const mixedStyles = defineLintRule({
  id: 'mixed-styles',
  level: 'error',
  summary: 'A binding mixes document and rpc style',
  explanation: 'wsdl.exe and wsimport take one style per binding: they refuse the binding or read the others wrongly.',
  remedy: 'One binding per style, or better one style.',
  spec: 'WS-I Basic Profile 1.1, R2705',
  example: {
    right: '<soap:operation soapAction="http://example.org/lookup/Remove"/>',
    wrong: '<soap:operation soapAction="http://example.org/lookup/Remove" style="rpc"/>',
  },
  look(contract, report) {
    const first = new Map<unknown, string>();
    for (const { binding, operation, style } of contract.soapOperations) {
      const before = first.get(binding) ?? style;
      first.set(binding, before);
      if (before !== style)
        report(
          operation,
          `operation ${operation.name} is ${style} style in binding ${binding.name}, which began with ${before}`,
        );
    }
  },
});
