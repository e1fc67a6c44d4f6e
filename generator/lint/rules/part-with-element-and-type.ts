import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const partWithElementAndType = defineLintRule({
  id: 'part-with-element-and-type',
  level: 'error',
  summary: 'A part has both element and type',
  explanation: 'It is open which one counts; wsimport and CXF refuse the document.',
  remedy: 'Keep element= for document style, type= for rpc style.',
  spec: 'WS-I Basic Profile 1.1, R2306',
  example: {
    right: '<wsdl:part name="parameters" element="tns:Lookup"/>',
    wrong: '<wsdl:part name="parameters" element="tns:Lookup" type="s:string"/>',
  },
  look(contract, report) {
    for (const part of contract.elements('wsdl', 'part')) {
      if (valueOf(part, 'element') && valueOf(part, 'type'))
        report(part, `part ${valueOf(part, 'name') ?? ''} has both element and type`);
    }
  },
});
