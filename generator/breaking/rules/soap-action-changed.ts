import { defineRule } from '../rule.js';

export const soapActionChanged = defineRule({
  id: 'soap-action-changed',
  category: 'WIRE',
  summary: 'An operation has another SOAPAction',
  explanation:
    '.NET, Axis and gateways find the operation by its SOAPAction: requests of old clients are refused as an unknown action. An action that follows a changed namespace is not reported again.',
  remedy: 'Keep the soapAction; it need not resemble the operation.',
  spec: 'WSDL 1.1, section 3.4',
  example: {
    of: 'contract',
    before: 'soapAction="http://example.org/sample/Call"',
    after: 'soapAction="http://example.org/actions/Call"',
  },
  judges: {
    soapBinding({ old, new: replacement, operation, namespaces }, report) {
      const before = namespaces.translateText(old.soapAction ?? '');
      if (before === (replacement.soapAction ?? '') || old.soapAction === replacement.soapAction) return;
      report({
        old,
        new: replacement,
        component: operation.new.name,
        message: `clients of the old contract call ${operation.new.name} with SOAPAction "${old.soapAction ?? ''}"; the new service expects "${replacement.soapAction ?? ''}"`,
      });
    },
  },
});
