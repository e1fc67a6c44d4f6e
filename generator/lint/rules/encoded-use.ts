import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const encodedUse = defineLintRule({
  id: 'encoded-use',
  level: 'error',
  summary: 'A message uses SOAP encoding',
  explanation: 'JAX-WS and CXF refuse use="encoded", .NET Core and zeep support it in part.',
  remedy: 'Write use="literal"; offer a literal binding beside the encoded one while old clients need it.',
  spec: 'WS-I Basic Profile 1.1, R2706',
  example: {
    right: '<soap:body use="literal"/>',
    wrong: '<soap:body use="encoded" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/>',
  },
  look(contract, report) {
    for (const name of ['body', 'header', 'headerfault', 'fault']) {
      for (const element of contract.elements('soap', name)) {
        if (valueOf(element, 'use') === 'encoded') report(element, `${element.tag} uses SOAP encoding`);
      }
    }
  },
});
