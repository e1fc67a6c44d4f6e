/** The facets of a type, with those it inherits, leave a value to be valid (XML Schema 1.0 Datatypes, section 4.3). */
import type { Facets, SimpleType, TypeDefinition } from '../../model/model.js';
import type { Rule } from '../rule.js';
import { definedTypes, typeLabel } from '../walk.js';

type CountFacet = 'length' | 'minLength' | 'maxLength' | 'totalDigits' | 'fractionDigits';

const pairs: readonly (readonly [low: CountFacet, high: CountFacet])[] = [
  ['minLength', 'maxLength'],
  ['minLength', 'length'],
  ['length', 'maxLength'],
  ['fractionDigits', 'totalDigits'],
];

export const facetsAgree: Rule = (model, report) => {
  for (const type of definedTypes(model)) {
    if (type.kind !== 'simpleType') continue;
    const facets = effectiveCounts(type);
    for (const [low, high] of pairs) {
      const [least, most] = [facets[low], facets[high]];
      if (least === undefined || most === undefined || least <= most) continue;
      report('contradicting-facets', type.origin, {
        type: typeLabel(type),
        low: `${low} ${least}`,
        high: `${high} ${most}`,
      });
    }
  }
};

function effectiveCounts(type: SimpleType): Facets {
  const steps: Facets[] = [];
  for (let step: TypeDefinition = type; step.kind === 'simpleType'; step = step.base) steps.push(step.facets);
  return Object.assign({}, ...steps.reverse()) as Facets;
}
