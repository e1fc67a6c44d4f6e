import { answeringPort, isFormPort } from '../ports.js';
import { defineRule } from '../rule.js';

export const formPortRemoved = defineRule({
  id: 'form-port-removed',
  category: 'FORMS',
  summary: 'HTTP GET or HTTP POST is no longer offered',
  explanation: 'Scripts and pages that call the service by a URL or a form are not answered any more.',
  remedy: 'Keep the port until nobody uses it; look into the access log for its verb.',
  spec: 'WSDL 1.1, section 4.1',
  example: {
    of: 'contract',
    before:
      '<wsdl:port name="SampleHttpGet" binding="w:SampleHttpGet"><http:address location="http://example.org/sample.asmx"/></wsdl:port>',
    after: '',
  },
  judges: {
    service(pair, report) {
      for (const port of pair.ports.removed) {
        if (!isFormPort(port) || answeringPort(port, pair)) continue;
        const verb = port.protocol === 'http-get' ? 'GET' : 'POST';
        report({
          old: port,
          new: pair.new,
          component: port.name,
          message: `callers by HTTP ${verb} (port ${port.name}) are not answered any more`,
        });
      }
    },
  },
});
