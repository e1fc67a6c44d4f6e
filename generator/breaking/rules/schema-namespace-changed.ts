import type { Position } from '../../diagnostics/diagnostic.js';
import type { ContractModel } from '../../model/model.js';
import { defineRule } from '../rule.js';

export const schemaNamespaceChanged = defineRule({
  id: 'schema-namespace-changed',
  category: 'WIRE',
  summary: 'The elements stand in another namespace',
  explanation:
    'Every element of the messages has another name on the wire: no old client and new service understand each other. It is said once; everything else is compared as if the namespace had stayed.',
  remedy: 'Keep the namespace, or serve the new contract beside the old one at its own address.',
  spec: 'XML Schema 1.0 Structures, section 3.15',
  example: { of: 'contract', before: 'http://example.org/sample/', after: 'http://example.org/sample/2/' },
  judges: {
    contract({ old, new: replacement, namespaces }, report) {
      for (const changed of namespaces.changed.filter(({ onWire }) => onWire)) {
        report({
          old: firstIn(old, changed.old),
          new: firstIn(replacement, changed.new),
          component: changed.old,
          message: `namespace ${changed.old} became ${changed.new}: clients of the old contract and the new service do not know each other's elements`,
        });
      }
    },
  },
});

/** The first element of the namespace; where there is none (rpc wrappers), the contract itself. */
function firstIn({ schema, services, documents }: ContractModel, namespace: string): { readonly origin: Position } {
  const element = schema.elements.find(({ name }) => name.namespace === namespace);
  return element ?? services[0] ?? { origin: { file: documents[0]?.path ?? '', line: 1, column: 1 } };
}
