import { defineLintRule } from '../rule.js';

export const operationNotBound = defineLintRule({
  id: 'operation-not-bound',
  level: 'warning',
  summary: 'A binding leaves out an operation of its portType',
  explanation:
    'wsimport and svcutil make one interface of the portType; calling what the binding lacks fails at run time, and some refuse the binding.',
  remedy: 'Bind every operation, or move those that this port does not offer to a portType of their own.',
  spec: 'WS-I Basic Profile 1.1, R2718',
  example: {
    right:
      '<wsdl:operation name="Remove"><soap:operation soapAction="http://example.org/lookup/Remove"/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>',
    wrong: '',
  },
  look(contract, report) {
    for (const { binding } of contract.bindings) {
      const bound = new Set(binding.operations.map(({ name }) => name));
      for (const operation of contract.portTypeOf(binding)?.operations ?? []) {
        if (!bound.has(operation.name))
          report(binding, `binding ${binding.name} leaves out operation ${operation.name}`);
      }
    }
  },
});
