import { defineLintRule } from '../rule.js';

export const schemaImportOutsideSchema = defineLintRule({
  id: 'schema-import-outside-schema',
  level: 'error',
  summary: 'xs:import stands outside a schema',
  explanation: 'An xs:import directly in wsdl:types is not read by wsimport, CXF and svcutil: its names stay unknown.',
  remedy: 'Put the xs:import into an xs:schema element.',
  spec: 'WS-I Basic Profile 1.1, R2003',
  example: {
    right: '<s:schema><s:import namespace="urn:other" schemaLocation="other.xsd"/></s:schema>',
    wrong: '<s:import namespace="urn:other" schemaLocation="other.xsd"/>',
  },
  look(contract, report) {
    for (const reference of contract.elements('schema', 'import')) {
      if (contract.parentOf(reference)?.name.localName === 'types')
        report(reference, 'xs:import stands outside an xs:schema');
    }
  },
});
