import { defineLintRule } from '../rule.js';

export const redefinedSchema = defineLintRule({
  id: 'redefined-schema',
  level: 'warning',
  summary: 'A schema redefines another one',
  explanation: 'gSOAP, PHP and zeep do not read xs:redefine; JAXB and .NET do in part.',
  remedy: 'Derive types under new names.',
  spec: 'XML Schema 1.0 Structures, section 4.2.2',
  example: {
    right: '<s:element name="Lookup">',
    wrong: '<s:element name="Lookup">',
    also: [
      [
        '<s:schema elementFormDefault="qualified" targetNamespace="http://example.org/lookup/">',
        '<s:schema elementFormDefault="qualified" targetNamespace="http://example.org/lookup/"><s:redefine schemaLocation="redefined.xsd"/>',
      ],
    ],
  },
  look(contract, report) {
    for (const redefine of contract.elements('schema', 'redefine'))
      report(redefine, 'the schema redefines another one');
  },
});
