import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const faultName = defineLintRule({
  id: 'fault-name',
  level: 'error',
  summary: 'soap:fault is not named like its wsdl:fault',
  explanation:
    'The name says which fault of the portType is meant; wsimport and svcutil refuse a fault they cannot find.',
  remedy: 'Write the name of the wsdl:fault around it.',
  spec: 'WS-I Basic Profile 1.1, R2721 and R2754',
  example: { right: '<soap:fault name="Missing" use="literal"/>', wrong: '<soap:fault name="Absent" use="literal"/>' },
  look(contract, report) {
    for (const fault of contract.elements('soap', 'fault')) {
      const around = contract.parentOf(fault);
      const [name, expected] = [valueOf(fault, 'name'), around && valueOf(around, 'name')];
      if (name !== expected) report(fault, `soap:fault is named "${name ?? ''}" in fault "${expected ?? ''}"`);
    }
  },
});
