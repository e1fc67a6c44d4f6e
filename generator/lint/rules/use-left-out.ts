import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const useLeftOut = defineLintRule({
  id: 'use-left-out',
  level: 'warning',
  summary: 'soap:body does not say literal or encoded',
  explanation: 'The profile takes literal for granted; older toolkits (Axis, PHP) take encoded or refuse it.',
  remedy: 'Write use="literal".',
  spec: 'WS-I Basic Profile 1.1, R2707',
  example: { right: '<soap:body use="literal"/>', wrong: '<soap:body/>' },
  look(contract, report) {
    for (const name of ['body', 'header', 'fault']) {
      for (const element of contract.elements('soap', name)) {
        if (valueOf(element, 'use') === undefined) report(element, `${element.tag} says neither literal nor encoded`);
      }
    }
  },
});
