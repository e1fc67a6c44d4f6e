import { defineLintRule } from '../rule.js';

export const bindingWithoutTransport = defineLintRule({
  id: 'binding-without-transport',
  level: 'error',
  summary: 'A SOAP binding does not name HTTP as its transport',
  explanation: 'soap:binding must name the transport, and toolkits know http://schemas.xmlsoap.org/soap/http alone.',
  remedy: 'Write transport="http://schemas.xmlsoap.org/soap/http".',
  spec: 'WS-I Basic Profile 1.1, R2701 and R2702',
  example: {
    right: 'transport="http://schemas.xmlsoap.org/soap/http"',
    wrong: 'transport="http://example.org/carrier-pigeon"',
  },
  look(contract, report) {
    for (const { binding } of contract.bindings) {
      if (binding.protocol?.kind !== 'soapBinding') continue;
      const { transport } = binding.protocol;
      if (transport === 'http://schemas.xmlsoap.org/soap/http') continue;
      if (transport === 'http://www.w3.org/2003/05/soap/bindings/HTTP/') continue;
      report(
        binding.protocol,
        transport === undefined
          ? `binding ${binding.name} names no transport`
          : `binding ${binding.name} names transport ${transport}`,
      );
    }
  },
});
