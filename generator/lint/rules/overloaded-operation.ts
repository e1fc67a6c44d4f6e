import { defineLintRule } from '../rule.js';

export const overloadedOperation = defineLintRule({
  id: 'overloaded-operation',
  level: 'error',
  summary: 'Two operations of a portType have one name',
  explanation: 'wsimport and svcutil refuse overloaded operations or number them; PHP and zeep call the last.',
  remedy: 'Give each operation a name of its own.',
  spec: 'WS-I Basic Profile 1.1, R2304',
  example: {
    right: '<wsdl:operation name="Remove"><wsdl:input',
    wrong: '<wsdl:operation name="Lookup"><wsdl:input',
  },
  look(contract, report) {
    for (const { name, operations } of contract.portTypes) {
      const seen = new Set<string>();
      for (const operation of operations) {
        if (seen.has(operation.name)) report(operation, `portType ${name} has operation ${operation.name} twice`);
        seen.add(operation.name);
      }
    }
  },
});
