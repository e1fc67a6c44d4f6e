import { defineRule } from '../rule.js';

export const portAdded = defineRule({
  id: 'port-added',
  category: 'ADDITION',
  summary: 'A port was added',
  explanation:
    'Old clients do not use it. (PHP and zeep without a named port take the first of a service: add new ones at the end.)',
  remedy: 'Nothing to do.',
  spec: 'WSDL 1.1, section 2.6',
  example: {
    of: 'contract',
    before: '</wsdl:service>',
    after:
      '<wsdl:port name="SampleSoapToo" binding="w:SampleSoap"><soap:address location="http://example.org/too"/></wsdl:port></wsdl:service>',
  },
  judges: {
    service({ old, ports }, report) {
      for (const port of ports.added) {
        report({ old, new: port, component: port.name, message: `port ${port.name} (${port.protocol}) is new` });
      }
    },
  },
});
