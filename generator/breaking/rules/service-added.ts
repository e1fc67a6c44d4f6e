import { defineRule } from '../rule.js';

export const serviceAdded = defineRule({
  id: 'service-added',
  category: 'ADDITION',
  summary: 'A service was added',
  explanation: 'Nobody calls it yet.',
  remedy: 'Nothing to do.',
  spec: 'WSDL 1.1, section 2.7',
  example: {
    of: 'contract',
    before: '</wsdl:definitions>',
    after:
      '<wsdl:service name="Third"><wsdl:port name="ThirdPort" binding="w:SampleSoap"><soap:address location="http://example.org/third"/></wsdl:port></wsdl:service></wsdl:definitions>',
  },
  judges: {
    contract({ services }, report) {
      for (const service of services.added) {
        report({
          new: service,
          component: service.name.localName,
          message: `service ${service.name.localName} is new`,
        });
      }
    },
  },
});
