import { defineLintRule } from '../rule.js';

export const unsupportedExchange = defineLintRule({
  id: 'unsupported-exchange',
  level: 'error',
  summary: 'An operation starts with the service',
  explanation: 'Solicit-response and notification have no binding: every toolkit refuses or skips the operation.',
  remedy: 'Turn it round: the client asks, or the client offers a service of its own.',
  spec: 'WS-I Basic Profile 1.1, R2303',
  example: {
    right: '<wsdl:input message="w:LookupIn"/><wsdl:output message="w:LookupOut"/>',
    wrong: '<wsdl:output message="w:LookupOut"/><wsdl:input message="w:LookupIn"/>',
  },
  look(contract, report) {
    for (const operation of contract.portTypes.flatMap(({ operations }) => operations)) {
      if (operation.style === 'solicit-response' || operation.style === 'notification') {
        report(operation, `operation ${operation.name} is ${operation.style}`);
      }
    }
  },
});
