import { defineRule } from '../rule.js';

export const serviceRemoved = defineRule({
  id: 'service-removed',
  category: 'WIRE',
  summary: 'A service is gone',
  explanation: 'Nobody answers its clients.',
  remedy: 'Keep the service until nobody calls it.',
  spec: 'WSDL 1.1, section 2.7',
  example: {
    of: 'contract',
    before:
      '<wsdl:service name="Second"><wsdl:port name="SecondPort" binding="w:SampleRpc"><soap:address location="http://example.org/second"/></wsdl:port></wsdl:service>',
    after: '',
  },
  judges: {
    contract({ services, new: replacement }, report) {
      for (const service of services.removed) {
        const [kept] = replacement.services;
        report({
          old: service,
          ...(kept && { new: kept }),
          component: service.name.localName,
          message: `clients of service ${service.name.localName} find nobody to answer them`,
        });
      }
    },
  },
});
