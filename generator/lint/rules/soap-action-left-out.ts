import { defineLintRule } from '../rule.js';

export const soapActionLeftOut = defineLintRule({
  id: 'soap-action-left-out',
  level: 'note',
  summary: 'An operation has no SOAPAction',
  explanation:
    'The profile allows it (an empty one is sent). .NET and gateways that route by SOAPAction cannot, and soap:operation has to be there for wsdl.exe.',
  remedy: 'Add soap:operation with a soapAction: the namespace and the name of the operation.',
  spec: 'WS-I Basic Profile 1.1, R2745',
  example: {
    right: '<soap:operation soapAction="http://example.org/lookup/Remove"/>',
    wrong: '<soap:operation/>',
  },
  look(contract, report) {
    for (const { operation, binding } of contract.soapOperations) {
      if (binding.protocol?.kind === 'soapBinding' && binding.protocol.version === 'soap12') continue;
      if (!operation.soap?.soapAction)
        report(operation.soap ?? operation, `operation ${operation.name} of binding ${binding.name} has no soapAction`);
    }
  },
});
