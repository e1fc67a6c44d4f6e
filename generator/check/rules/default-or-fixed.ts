/** An element or attribute has a default or a fixed value, not both (XML Schema 1.0 Structures, sections 3.2.3 and 3.3.3). */
import type { AttributeUse, ElementDeclaration } from '../../model/model.js';
import type { Rule } from '../rule.js';
import { definedTypes, elementsIn } from '../walk.js';

export const defaultOrFixed: Rule = (model, report) => {
  const check = (kind: string, node: ElementDeclaration | AttributeUse) => {
    if (node.default === undefined || node.fixed === undefined) return;
    report('default-and-fixed', node.origin, { name: `${kind} "${node.name.localName}"` });
  };
  for (const element of model.schema.elements) check('element', element);
  for (const type of definedTypes(model)) {
    if (type.kind !== 'complexType') continue;
    for (const attribute of type.attributes) check('attribute', attribute);
    if (type.content.kind === 'elements')
      for (const element of elementsIn(type.content.particle)) check('element', element);
  }
};
