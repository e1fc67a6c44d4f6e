import { defineRule } from '../rule.js';

export const formLocationChanged = defineRule({
  id: 'form-location-changed',
  category: 'FORMS',
  summary: 'An operation has another path in its HTTP form',
  explanation: 'The path is where scripts and pages call the operation.',
  remedy: 'Keep http:operation location.',
  spec: 'WSDL 1.1, section 4.5',
  example: {
    of: 'contract',
    before: '<http:operation location="/Extra"/>',
    after: '<http:operation location="/More"/>',
  },
  judges: {
    httpBinding({ old, new: replacement, operation }, report) {
      if (old.location === replacement.location) return;
      report({
        old,
        new: replacement,
        component: `${operation.new.name}/${replacement.port.name}`,
        message: `callers go to ${old.location}; ${operation.new.name} is at ${replacement.location} now`,
      });
    },
  },
});
