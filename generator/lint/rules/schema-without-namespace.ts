import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const schemaWithoutNamespace = defineLintRule({
  id: 'schema-without-namespace',
  level: 'error',
  summary: 'A schema in wsdl:types has no target namespace',
  explanation:
    'Its components have no namespace and cannot be told from others; svcutil refuses them, gSOAP invents one.',
  remedy: 'Add targetNamespace.',
  spec: 'WS-I Basic Profile 1.1, R2105',
  example: {
    right: '<s:schema><s:import namespace="urn:other" schemaLocation="other.xsd"/></s:schema>',
    wrong:
      '<s:schema><s:import namespace="urn:other" schemaLocation="other.xsd"/><s:element name="loose" type="s:string"/></s:schema>',
  },
  look(contract, report) {
    for (const schema of contract.elements('schema', 'schema')) {
      if (contract.parentOf(schema)?.name.localName !== 'types' || valueOf(schema, 'targetNamespace')) continue;
      const own = schema.children.some(({ name }) => name.localName !== 'import' && name.localName !== 'annotation');
      if (own) report(schema, 'the schema declares components and has no targetNamespace');
    }
  },
});
