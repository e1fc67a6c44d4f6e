import { defineRule } from '../rule.js';

export const formParameterRemoved = defineRule({
  id: 'form-parameter-removed',
  category: 'FORMS',
  summary: 'An HTTP form lost a parameter',
  explanation:
    'Hosts ignore parameters they do not know, so old callers go on sending a value that no longer has an effect.',
  remedy: 'Keep the parameter, and let the service ignore it knowingly.',
  spec: 'WSDL 1.1, section 4.7',
  example: { of: 'contract', before: '<wsdl:part name="note" type="s:string"/>', after: '' },
  judges: {
    httpBinding({ new: replacement, operation, parameters }, report) {
      for (const parameter of parameters.removed) {
        report({
          old: parameter.part,
          new: replacement,
          component: `${operation.new.name}/form/${parameter.part.name}`,
          message: `callers of the form of ${operation.new.name} at port ${replacement.port.name} send parameter ${parameter.part.name}, which nobody reads any more`,
        });
      }
    },
  },
});
