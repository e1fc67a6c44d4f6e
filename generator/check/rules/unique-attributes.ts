/** A type has every attribute once, inherited ones included (XML Schema 1.0 Structures, section 3.4.6). */
import type { AttributeUse, ComplexType, TypeDefinition } from '../../model/model.js';
import type { Rule } from '../rule.js';
import { definedTypes, typeLabel } from '../walk.js';

export const uniqueAttributes: Rule = (model, report) => {
  for (const type of definedTypes(model)) {
    if (type.kind !== 'complexType') continue;
    const seen = new Set(inherited(type).map(key));
    for (const use of type.attributes) {
      if (seen.has(key(use)))
        report('duplicate-attribute', use.origin, { attribute: use.name.localName, type: typeLabel(type) });
      seen.add(key(use));
    }
  }
};

/** A restriction lists everything anew. */
function inherited(type: ComplexType): readonly AttributeUse[] {
  const uses: AttributeUse[] = [];
  let step: ComplexType = type;
  while (step.derivation === 'extension') {
    const base: TypeDefinition = step.base;
    if (base.kind !== 'complexType') break;
    uses.push(...base.attributes);
    step = base;
  }
  return uses;
}

function key({ name }: AttributeUse): string {
  return `{${name.namespace}}${name.localName}`;
}
