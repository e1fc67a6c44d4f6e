import { defineRule } from '../rule.js';

export const formEncodingChanged = defineRule({
  id: 'form-encoding-changed',
  category: 'FORMS',
  summary: 'The parameters of an HTTP form travel otherwise',
  explanation:
    'Query string, path, form content and XML content are read from different places: old callers put the values where nobody looks.',
  remedy: 'Keep http:urlEncoded, http:urlReplacement or mime:content as it was.',
  spec: 'WSDL 1.1, section 4.6',
  example: {
    of: 'contract',
    before: '<wsdl:input><http:urlEncoded/></wsdl:input>',
    after: '<wsdl:input><http:urlReplacement/></wsdl:input>',
    also: [['location="/Extra"', 'location="/Extra/(id)"']],
  },
  judges: {
    httpBinding({ old, new: replacement, operation }, report) {
      if (old.input === replacement.input) return;
      report({
        old,
        new: replacement,
        component: `${operation.new.name}/${replacement.port.name}`,
        message: `callers send the parameters of ${operation.new.name} ${places[old.input]}; the new service looks for them ${places[replacement.input]}`,
      });
    },
  },
});

const places = {
  'url-encoded': 'in the query string',
  'url-replacement': 'in the path',
  form: 'as a form',
  xml: 'as XML content',
};
