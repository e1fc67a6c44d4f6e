import { isSchemaNamespace } from '../../source/namespaces.js';
import { attributeOf, type XmlElement } from '../../source/xml-element.js';
import { namespaceOfValue, valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const namespaceNotImported = defineLintRule({
  id: 'namespace-not-imported',
  level: 'error',
  summary: 'A schema refers to a namespace that it does not import',
  explanation:
    'Each schema has to import every namespace it refers to, also when another schema of the same WSDL defines it. wsimport, CXF and xerces fail with src-resolve.4.2; .NET is lenient.',
  remedy: 'Add an xs:import with the namespace (no schemaLocation is needed for a schema in the same WSDL).',
  spec: 'WS-I Basic Profile 1.1, R2102',
  example: {
    right: '<s:import namespace="urn:other" schemaLocation="other.xsd"/></s:schema>',
    wrong:
      '<s:import namespace="urn:other" schemaLocation="other.xsd"/></s:schema><s:schema targetNamespace="urn:third"><s:element name="x" type="tns:Item"/></s:schema>',
  },
  look(contract, report) {
    for (const schema of contract.elements('schema', 'schema')) {
      const imported = new Set(schema.children.filter(isImport).map((one) => valueOf(one, 'namespace') ?? ''));
      imported.add(valueOf(schema, 'targetNamespace') ?? '');
      for (const { element, namespace, value } of references(schema)) {
        if (imported.has(namespace) || isSchemaNamespace(namespace) || namespace === xml) continue;
        imported.add(namespace);
        report(element, `${value} is in namespace ${namespace || '""'}, which this schema does not import`);
      }
    }
  },
});

const xml = 'http://www.w3.org/XML/1998/namespace';

function isImport({ name }: XmlElement): boolean {
  return name.localName === 'import';
}

function* references(element: XmlElement): Generator<{ element: XmlElement; namespace: string; value: string }> {
  for (const name of ['type', 'ref', 'base', 'itemType', 'substitutionGroup']) {
    const attribute = attributeOf(element, name);
    const namespace = attribute && namespaceOfValue(attribute, element);
    if (attribute && namespace !== undefined) yield { element, namespace, value: attribute.value };
  }
  for (const child of element.children) yield* references(child);
}
