/** Lists of themselves and unions among their own members (XML Schema 1.0 Structures, section 3.14.6). */
import type { Report } from '../diagnostics/report.js';
import type { SimpleType, TypeDefinition } from './model.js';
import type { Mutable } from './mutable.js';
import { builtIn } from './well-known.js';

/** Reports simple types that contain themselves and cuts them, so that everyone after may follow members without care. */
export function reportCircularSimpleTypes(types: readonly TypeDefinition[], report: Report): void {
  const done = new Set<TypeDefinition>();
  for (const type of types) {
    if (type.kind === 'simpleType') visit(type, new Set(), done, report);
  }
}

function visit(type: SimpleType, around: Set<TypeDefinition>, done: Set<TypeDefinition>, report: Report): void {
  if (done.has(type)) return;
  around.add(type);
  for (const part of partsOf(type)) {
    if (part.kind !== 'simpleType') continue;
    if (around.has(part)) cut(type, report);
    else visit(part, around, done, report);
  }
  around.delete(type);
  done.add(type);
}

function partsOf(type: SimpleType): readonly TypeDefinition[] {
  const { variety, base } = type;
  if (variety.kind === 'list') return [base, variety.item];
  return variety.kind === 'union' ? [base, ...variety.members] : [base];
}

function cut(type: Mutable<SimpleType>, report: Report): void {
  report('circular-definition', type.origin, {
    kind: 'type',
    name: `"${type.name?.localName ?? type.owner?.path.join('/') ?? ''}"`,
  });
  type.variety = { kind: 'atomic' };
  type.base = builtIn('anySimpleType');
}
