import { defineLintRule } from '../rule.js';

export const importOfWrongKind = defineLintRule({
  id: 'import-of-wrong-kind',
  level: 'error',
  summary: 'wsdl:import brings in a schema',
  explanation:
    'wsdl:import is for WSDL documents only; svcutil, wsimport and gSOAP look for definitions in what they get and fail.',
  remedy: 'Write xs:import in an xs:schema of wsdl:types.',
  spec: 'WS-I Basic Profile 1.1, R2001 and R2002',
  example: {
    right: '<s:import namespace="urn:other" schemaLocation="other.xsd"/>',
    wrong: '',
    also: [['<wsdl:types>', '<wsdl:import namespace="urn:other" location="other.xsd"/><wsdl:types>']],
  },
  look(contract, report) {
    for (const reference of contract.elements('wsdl', 'import')) {
      const target = contract.documents.targets.get(reference);
      if (target?.kind === 'schema') report(reference, `wsdl:import brings in ${target.path}, which is a schema`);
    }
  },
});
