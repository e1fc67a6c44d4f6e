import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const unqualifiedLocalElements = defineLintRule({
  id: 'unqualified-local-elements',
  level: 'note',
  summary: 'Local elements are in no namespace',
  explanation:
    'Without elementFormDefault="qualified" children stand in no namespace while their parent has one. Hand-written clients and node-soap get it wrong; svcutil refuses such types for the data contract serializer.',
  remedy: 'Write elementFormDefault="qualified" in new contracts; in an existing one it would change every message.',
  spec: 'XML Schema 1.0 Structures, section 3.15.2',
  example: { right: '<s:schema elementFormDefault="qualified"', wrong: '<s:schema' },
  look(contract, report) {
    for (const schema of contract.elements('schema', 'schema')) {
      const declares = schema.children.some(
        ({ name }) => name.localName === 'element' || name.localName === 'complexType',
      );
      if (declares && valueOf(schema, 'targetNamespace') && valueOf(schema, 'elementFormDefault') !== 'qualified')
        report(schema, 'local elements of this schema are in no namespace');
    }
  },
});
