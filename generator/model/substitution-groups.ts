/** Which elements may stand for which (XML Schema 1.0 Structures, sections 3.3.4 and 3.3.6). */
import { qnameKey } from '../source/qname.js';
import type { ElementNode } from '../xsd/ast.js';
import type { ElementDeclaration, TypeDefinition } from './model.js';
import type { Mutable } from './mutable.js';
import type { SchemaResolver } from './schema-resolver.js';

/** Fills `substitutes` of all heads: transitive, in declaration order, without abstract members and those that `block` bars. */
export function linkSubstitutes(nodes: readonly ElementNode[], resolver: SchemaResolver): void {
  const nodeOf = new Map(nodes.map((node) => [resolver.elementOf(node), node]));
  const substitutes = new Map<ElementDeclaration, ElementDeclaration[]>();
  const substitutesOf = (head: ElementDeclaration) => {
    const known = substitutes.get(head) ?? [];
    substitutes.set(head, known);
    return known;
  };
  for (const node of nodes) {
    const member = resolver.elementOf(node);
    const seen = new Set([member]);
    for (let head = member.substitutionGroup; head; head = head.substitutionGroup) {
      if (seen.has(head)) {
        const name = qnameKey(head.name);
        resolver.report('circular-definition', node.origin, { kind: 'substitution group', name });
        break;
      }
      seen.add(head);
      if (!member.abstract && maySubstitute(member, head, nodeOf.get(head))) substitutesOf(head).push(member);
    }
  }
  for (const [head, members] of substitutes) setSubstitutes(head, members);
}

function setSubstitutes(head: Mutable<ElementDeclaration>, substitutes: readonly ElementDeclaration[]): void {
  head.substitutes = substitutes;
}

function maySubstitute(member: ElementDeclaration, head: ElementDeclaration, node: ElementNode | undefined): boolean {
  if (!node) return true;
  if (node.block.has('substitution')) return false;
  const methods = derivationMethods(member.type, head.type);
  return !methods.some((method) => node.block.has(method) || node.final.has(method));
}

/** How `type` was derived from `base`, step by step. */
function derivationMethods(type: TypeDefinition, base: TypeDefinition): string[] {
  const methods: string[] = [];
  for (
    let current = type;
    current !== base && current.kind !== 'builtIn' && current.kind !== 'encodedArray';
    current = current.base
  ) {
    methods.push(current.kind === 'complexType' ? current.derivation : 'restriction');
  }
  return methods;
}
