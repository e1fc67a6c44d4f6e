import { defineLintRule } from '../rule.js';

export const sameAddress = defineLintRule({
  id: 'same-address',
  level: 'note',
  summary: 'Two ports of one protocol have the same address',
  explanation: 'A server cannot tell by the address which of the two a request is for.',
  remedy: 'Give each port its own address, or drop one.',
  spec: 'WS-I Basic Profile 1.1, R2711',
  example: {
    right: '</wsdl:service>',
    wrong:
      '<wsdl:port name="Twin" binding="w:LookupSoap"><soap:address location="http://example.org/lookup"/></wsdl:port></wsdl:service>',
  },
  look(contract, report) {
    const seen = new Map<string, string>();
    for (const port of contract.model.services.flatMap(({ ports }) => ports)) {
      if (port.address === undefined) continue;
      const key = `${port.protocol} ${port.address}`;
      const other = seen.get(key);
      if (other !== undefined) report(port, `ports ${other} and ${port.name} are both at ${port.address}`);
      seen.set(key, port.name);
    }
  },
});
