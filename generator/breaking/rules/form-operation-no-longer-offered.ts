import { isFormPort } from '../ports.js';
import { defineRule } from '../rule.js';

export const formOperationNoLongerOffered = defineRule({
  id: 'form-operation-no-longer-offered',
  category: 'FORMS',
  summary: 'An operation lost its HTTP GET or POST form',
  explanation: 'The operation is still there over SOAP, but not at its URL: scripts and pages get 404 or 405.',
  remedy: 'Keep the operation in the HTTP binding.',
  spec: 'WSDL 1.1, section 4.1',
  example: {
    of: 'contract',
    before:
      '<wsdl:operation name="Extra"><http:operation location="/Extra"/><wsdl:input><http:urlEncoded/></wsdl:input><wsdl:output><mime:mimeXml part="Body"/></wsdl:output></wsdl:operation>',
    after: '',
  },
  judges: {
    operation({ old, new: replacement, offeredBy }, report) {
      for (const port of offeredBy.removed) {
        if (!isFormPort(port)) continue;
        report({
          old: old.bindings.find((binding) => binding.port === port) ?? port,
          new: replacement,
          component: `${replacement.name}/${port.name}`,
          message: `callers of ${old.name} by HTTP ${port.protocol === 'http-get' ? 'GET' : 'POST'} are not answered: port ${port.name} does not offer it any more`,
        });
      }
    },
  },
});
