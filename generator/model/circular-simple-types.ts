/** Lists of themselves and unions among their own members (XML Schema 1.0 Structures, section 3.14.6). */
import type { Report } from '../diagnostics/report.js';
import type { SimpleType, TypeDefinition } from './model.js';
import type { Mutable } from './mutable.js';
import { builtIn } from './well-known.js';

/** A type on the way down, with the parts of it that are still to be looked at. */
interface Step {
  readonly type: SimpleType;
  readonly parts: TypeDefinition[];
}

/** Reports simple types that contain themselves and cuts them, so that everyone after may follow members without care. */
export function reportCircularSimpleTypes(types: readonly TypeDefinition[], report: Report): void {
  const done = new Set<TypeDefinition>();
  for (const type of types) {
    if (type.kind === 'simpleType' && !done.has(type)) search(type, done, report);
  }
}

/** Depth first, by hand: types can be made of each other in longer lines than the stack has room for. */
function search(start: SimpleType, done: Set<TypeDefinition>, report: Report): void {
  const around = new Set<TypeDefinition>([start]);
  const way: Step[] = [{ type: start, parts: partsOf(start) }];
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const part = step.parts.pop();
    if (!part) {
      way.pop();
      around.delete(step.type);
      done.add(step.type);
    } else if (around.has(part)) {
      cut(step.type, report);
    } else if (part.kind === 'simpleType' && !done.has(part)) {
      around.add(part);
      way.push({ type: part, parts: partsOf(part) });
    }
  }
}

function partsOf({ variety, base }: SimpleType): TypeDefinition[] {
  if (variety.kind === 'list') return [base, variety.item];
  return variety.kind === 'union' ? [base, ...variety.members] : [base];
}

function cut(type: Mutable<SimpleType>, report: Report): void {
  const name = `"${type.name?.localName ?? type.owner?.path.join('/') ?? ''}"`;
  report('circular-definition', type.origin, { kind: 'type', name });
  type.variety = { kind: 'atomic' };
  type.base = builtIn('anySimpleType');
}
