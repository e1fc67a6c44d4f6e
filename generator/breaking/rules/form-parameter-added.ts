import { isRequiredParameter } from '../parameters.js';
import { defineRule } from '../rule.js';

export const formParameterAdded = defineRule({
  id: 'form-parameter-added',
  category: 'FORMS',
  summary: 'An HTTP form demands a parameter that old callers do not send',
  explanation: 'Old URLs and forms lack the parameter; an .asmx host (and ours) answers 500 "Missing parameter".',
  remedy: 'Make it optional: minOccurs="0" on the element of the SOAP request that the parameter fills.',
  spec: 'WSDL 1.1, section 4.7',
  example: {
    of: 'contract',
    before: '<wsdl:part name="id" type="s:string"/>',
    after: '<wsdl:part name="id" type="s:string"/><wsdl:part name="tenant" type="s:string"/>',
  },
  judges: {
    httpBinding({ old, new: replacement, operation, parameters }, report) {
      for (const parameter of parameters.added.filter(isRequiredParameter)) {
        report({
          old,
          new: parameter.part,
          component: `${operation.new.name}/form/${parameter.part.name}`,
          message: `the form of ${operation.new.name} at port ${replacement.port.name} demands parameter ${parameter.part.name}, which old callers do not send`,
        });
      }
    },
  },
});
