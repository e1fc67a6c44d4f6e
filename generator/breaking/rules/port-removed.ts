import { answeringPort, isFormPort } from '../ports.js';
import { defineRule } from '../rule.js';

export const portRemoved = defineRule({
  id: 'port-removed',
  category: 'WIRE',
  summary: 'A SOAP port is gone',
  explanation: 'Clients bound to the port (a SOAP version, an address) are not answered any more.',
  remedy: 'Keep the port until nobody uses it.',
  spec: 'WSDL 1.1, section 2.6',
  example: {
    of: 'contract',
    before:
      '<wsdl:port name="SampleSoap12" binding="w:SampleSoap12"><soap12:address location="http://example.org/sample.asmx"/></wsdl:port>',
    after: '',
  },
  judges: {
    service(pair, report) {
      for (const port of pair.ports.removed) {
        if (isFormPort(port) || answeringPort(port, pair)) continue;
        report({
          old: port,
          new: pair.new,
          component: port.name,
          message: `clients of port ${port.name} (${port.protocol === 'soap11' ? 'SOAP 1.1' : 'SOAP 1.2'}) are not answered any more`,
        });
      }
    },
  },
});
