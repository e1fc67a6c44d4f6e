import { defineRule } from '../rule.js';

export const operationOverloaded = defineRule({
  id: 'operation-overloaded',
  category: 'SOURCE',
  summary: 'A second operation has the same name',
  explanation:
    'Stub generators number or refuse overloaded operations (WS-I Basic Profile 1.1, R2304 forbids them); the method callers know may be another one.',
  remedy: 'Give the new operation a name of its own.',
  spec: 'WSDL 1.1, section 2.4.5',
  example: {
    of: 'contract',
    before: '<wsdl:operation name="Ping"><wsdl:input message="w:PingIn"/></wsdl:operation>',
    after:
      '<wsdl:operation name="Ping"><wsdl:input message="w:PingIn"/></wsdl:operation><wsdl:operation name="Ping"><wsdl:input name="Again" message="w:PingIn"/></wsdl:operation>',
    also: [
      [
        '<wsdl:operation name="Ping"><soap:operation soapAction="http://example.org/sample/Ping" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>',
        '<wsdl:operation name="Ping"><soap:operation soapAction="http://example.org/sample/Ping" style="document"/><wsdl:input name="Ping"><soap:body use="literal"/></wsdl:input></wsdl:operation><wsdl:operation name="Ping"><soap:operation soapAction="http://example.org/sample/PingAgain" style="document"/><wsdl:input name="Again"><soap:body use="literal"/></wsdl:input></wsdl:operation>',
      ],
    ],
  },
  judges: {
    service({ operations }, report) {
      for (const added of operations.added) {
        const twin = operations.both.find(({ new: { name } }) => name === added.name);
        if (twin === undefined) continue;
        report({
          old: twin.old,
          new: added,
          component: added.name,
          message: `operation ${added.name} is there twice: regenerated stubs may name the one that callers know otherwise`,
        });
      }
    },
  },
});
