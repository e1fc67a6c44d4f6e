import { defineRule } from '../rule.js';

export const exchangePatternChanged = defineRule({
  id: 'exchange-pattern-changed',
  category: 'WIRE',
  summary: 'An operation answers that did not, or does not answer that did',
  explanation:
    'A caller that waits for a response gets 202 and nothing to read; one that expects nothing does not look at the response and its faults.',
  remedy: 'Add a new operation of the other kind.',
  spec: 'WSDL 1.1, section 2.4.1',
  example: {
    of: 'contract',
    before: '<wsdl:output message="w:ExtraOut"/>',
    after: '',
    also: [
      [
        '<wsdl:output><soap:body use="literal"/><soap:header message="w:SessionHeader" part="session" use="literal"/></wsdl:output>',
        '',
      ],
      ['<wsdl:output><soap12:body use="literal"/></wsdl:output>', ''],
      [
        '<wsdl:port name="SampleHttpGet" binding="w:SampleHttpGet"><http:address location="http://example.org/sample.asmx"/></wsdl:port>',
        '',
      ],
      ['<wsdl:output message="w:CallOut"/>', ''],
      [
        'soapAction="http://example.org/sample/Call" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output>',
        'soapAction="http://example.org/sample/Call" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input>',
      ],
    ],
  },
  judges: {
    operation({ old, new: replacement }, report) {
      if ((old.response === undefined) === (replacement.response === undefined)) return;
      const message =
        replacement.response === undefined
          ? `callers of ${replacement.name} wait for a response that the new service does not send`
          : `callers of ${replacement.name} expect no response; the new service sends one`;
      report({ old, new: replacement, component: replacement.name, message });
    },
  },
});
