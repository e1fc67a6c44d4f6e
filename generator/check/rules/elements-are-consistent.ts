/** Child elements of one name are of one type (XML Schema 1.0 Structures, section 3.8.6, "Element Declarations Consistent"). */
import type { ElementDeclaration, TypeDefinition } from '../../model/model.js';
import type { Rule } from '../rule.js';
import { definedTypes, elementsIn, typeLabel } from '../walk.js';

export const elementsAreConsistent: Rule = (model, report) => {
  for (const type of definedTypes(model)) {
    if (type.kind !== 'complexType' || type.content.kind !== 'elements') continue;
    const first = new Map<string, ElementDeclaration>();
    for (const element of elementsIn(type.content.particle)) {
      const key = `{${element.name.namespace}}${element.name.localName}`;
      const other = first.get(key);
      first.set(key, other ?? element);
      if (!other || sameType(other.type, element.type)) continue;
      report('inconsistent-elements', element.origin, { element: element.name.localName, type: typeLabel(type) });
    }
  }
};

/** Anonymous types are each their own. */
function sameType(left: TypeDefinition, right: TypeDefinition): boolean {
  return left === right;
}
