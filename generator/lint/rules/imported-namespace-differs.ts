import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const importedNamespaceDiffers = defineLintRule({
  id: 'imported-namespace-differs',
  level: 'error',
  summary: 'An import names another namespace than the document has',
  explanation: 'svcutil, wsimport and xerces compare the two and refuse the document.',
  remedy: "Write the document's targetNamespace into the import.",
  spec: 'WS-I Basic Profile 1.1, R2005',
  example: {
    right: '<s:import namespace="urn:other" schemaLocation="other.xsd"/>',
    wrong: '<s:import namespace="urn:another" schemaLocation="other.xsd"/>',
  },
  look(contract, report) {
    for (const reference of [...contract.elements('wsdl', 'import'), ...contract.elements('schema', 'import')]) {
      const target = contract.documents.targets.get(reference);
      if (target === undefined || (target.kind === 'schema') !== (reference.name.namespace !== wsdl)) continue;
      const [named, actual] = [valueOf(reference, 'namespace') ?? '', valueOf(target.root, 'targetNamespace') ?? ''];
      if (named !== actual) report(reference, `the import names namespace "${named}", ${target.path} has "${actual}"`);
    }
  },
});

const wsdl = 'http://schemas.xmlsoap.org/wsdl/';
