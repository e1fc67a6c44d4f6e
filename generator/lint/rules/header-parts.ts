import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const headerParts = defineLintRule({
  id: 'header-parts',
  level: 'error',
  summary: 'soap:header says parts instead of part',
  explanation: 'The schema of an early draft said parts; toolkits read part alone and find no header.',
  remedy: 'Write part= with one name.',
  spec: 'WS-I Basic Profile 1.1, R2720',
  example: {
    right: '<wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output>',
    wrong:
      '<wsdl:input><soap:body use="literal"/><soap:header message="w:RemoveIn" parts="parameters" use="literal"/></wsdl:input><wsdl:output>',
  },
  look(contract, report) {
    for (const header of [...contract.elements('soap', 'header'), ...contract.elements('soap', 'headerfault')]) {
      if (valueOf(header, 'part') === undefined && valueOf(header, 'parts'))
        report(header, `${header.tag} has parts= instead of part=`);
    }
  },
});
