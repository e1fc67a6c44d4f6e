import { defineLintRule } from '../rule.js';

export const addressNotCallable = defineLintRule({
  id: 'address-not-callable',
  level: 'warning',
  summary: 'A port is at no address that callers reach',
  explanation:
    'Stubs call the address of the contract they were made from. A relative one, localhost or a placeholder works nowhere else.',
  remedy: 'The public URL; a host that serves the WSDL writes its own.',
  spec: 'WSDL 1.1, section 3.8',
  example: { right: 'location="http://example.org/lookup"', wrong: 'location="http://localhost:8080/lookup"' },
  look(contract, report) {
    for (const port of contract.model.services.flatMap(({ ports }) => ports)) {
      if (port.address === undefined) continue;
      const url = URL.canParse(port.address) ? new URL(port.address) : undefined;
      if (url === undefined || url.protocol === 'file:' || local.has(url.hostname))
        report(port, `port ${port.name} is at ${port.address || 'no address'}`);
    }
  },
});

const local = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0']);
