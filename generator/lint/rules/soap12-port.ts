import { defineLintRule } from '../rule.js';

export const soap12Port = defineLintRule({
  id: 'soap12-port',
  level: 'note',
  summary: 'A port speaks SOAP 1.2',
  explanation:
    'The profile is about SOAP 1.1. wsimport needs -extension for it; wsdl.exe needs /protocol:SOAP12; PHP needs soap_version.',
  remedy: 'Nothing, when a SOAP 1.1 port stands beside it.',
  spec: 'WS-I Basic Profile 1.1, R2401',
  example: {
    right: '</wsdl:definitions>',
    wrong:
      '<wsdl:binding name="LookupSoap12" type="w:LookupPortType"><soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/></wsdl:binding></wsdl:definitions>',
  },
  look(contract, report) {
    for (const { binding } of contract.bindings) {
      if (binding.protocol?.kind === 'soapBinding' && binding.protocol.version === 'soap12')
        report(binding, `binding ${binding.name} is SOAP 1.2`);
    }
  },
});
