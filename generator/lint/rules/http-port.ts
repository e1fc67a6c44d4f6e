import { defineLintRule } from '../rule.js';

export const httpPort = defineLintRule({
  id: 'http-port',
  level: 'note',
  summary: 'A port speaks HTTP GET or POST without SOAP',
  explanation:
    'The profile knows SOAP alone. wsimport, CXF, dotnet-svcutil and gSOAP skip such ports with a warning; wsdl.exe and zeep use them.',
  remedy: 'Nothing, when SOAP ports stand beside it.',
  spec: 'WS-I Basic Profile 1.1, R2401',
  example: {
    right: '</wsdl:definitions>',
    wrong:
      '<wsdl:binding name="LookupGet" type="w:LookupPortType"><http:binding verb="GET"/></wsdl:binding></wsdl:definitions>',
  },
  look(contract, report) {
    for (const { binding } of contract.bindings) {
      if (binding.protocol?.kind === 'httpBinding')
        report(binding, `binding ${binding.name} is HTTP ${binding.protocol.verb} without SOAP`);
    }
  },
});
