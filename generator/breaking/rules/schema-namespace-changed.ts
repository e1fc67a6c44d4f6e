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
      for (const changed of namespaces.changed.filter(({ schema }) => schema)) {
        report({
          ...firstIn(old.schema.elements, changed.old, 'old'),
          ...firstIn(replacement.schema.elements, changed.new, 'new'),
          component: changed.old,
          message: `namespace ${changed.old} became ${changed.new}: clients of the old contract and the new service do not know each other's elements`,
        });
      }
    },
  },
});

type Side = 'old' | 'new';

function firstIn<T extends { readonly name: { readonly namespace: string } }>(
  components: readonly T[],
  namespace: string,
  side: Side,
): { readonly [One in Side]?: T } {
  const first = components.find(({ name }) => name.namespace === namespace);
  return first ? { [side]: first } : {};
}
