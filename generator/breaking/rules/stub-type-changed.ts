import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';
import { stubType } from '../values/built-in.js';
import { describeSpace } from '../values/difference.js';
import type { ValueSpace } from '../values/space.js';
import { atCarrier } from './build.js';

export const stubTypeChanged = defineRule({
  id: 'stub-type-changed',
  category: 'SOURCE',
  summary: 'A value has another type in stubs',
  explanation:
    'Every value the writer sends is still one the reader takes, so nothing changes on the wire. But the property of regenerated stubs has another type: DateTime instead of string, long instead of int, an enumeration instead of text. Some languages convert silently (TypeScript keeps both as string or number), others do not compile.',
  remedy: 'Keep the type; narrow it by facets instead.',
  spec: 'XML Schema 1.0 Datatypes, section 3',
  example: {
    of: 'request',
    before: '<s:element name="count" type="s:int"/>',
    after: '<s:element name="count" type="s:string"/>',
  },
  judges: {
    content(pair, report) {
      const { place, old, new: replacement, types, difference } = pair;
      const toOrFromAnything = (old.kind === 'anything') !== (replacement.kind === 'anything');
      if (!toOrFromAnything || difference.breaks.length > 0) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describePlace(place)} was ${describeType(types.old)} and is ${describeType(types.new)} in regenerated stubs: callers may not compile`,
      });
    },
    values(pair, report) {
      const { place, breaks, spaces } = pair;
      if (breaks.length > 0 || stubOf(spaces.old) === stubOf(spaces.new)) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describePlace(place)} was ${stubOf(spaces.old)} and is ${stubOf(spaces.new)} in regenerated stubs (${describeSpace(spaces.old)}, now ${describeSpace(spaces.new)}): callers may not compile`,
      });
    },
  },
});

function stubOf(space: ValueSpace): string {
  if (space.enumeration) return `an enumeration of ${kindOf(space)}`;
  return kindOf(space);
}

function kindOf({ made }: ValueSpace): string {
  switch (made.kind) {
    case 'atomic':
      return stubType(made.builtIn);
    case 'list':
      return `list of ${stubOf(made.item)}`;
    case 'union':
      return [...new Set(made.members.map(stubOf))].sort().join(' or ');
  }
}
