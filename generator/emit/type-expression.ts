/** A reference to a type as TypeScript writes it: a name where one is declared, the expression itself where none is. */
import type {
  ComplexTypeDescriptor,
  SchemaDescriptor,
  SimpleTypeDescriptor,
  TypeRef,
} from '../../runtime/descriptor.js';
import { invariant } from '../diagnostics/invariant.js';
import { builtInType, collapsesWhiteSpace, isBuiltIn, literalKind } from './type-mapping.js';
import { stringLiteral } from './typescript.js';

export class TypeExpressions {
  readonly #unionsInUse = new Set<TypeRef>();

  /**
   * `unions`: by the name of a type others are derived from, the name of the union of them all. `local`: how the file at
   * hand calls a declared type.
   */
  constructor(
    readonly schema: SchemaDescriptor,
    readonly unions: ReadonlyMap<TypeRef, string>,
    readonly local: (name: string) => string = (name) => name,
  ) {}

  /** What may stand where the type is asked for: with all that are derived from it. */
  use(ref: TypeRef): string {
    const union = this.unions.get(ref);
    if (union !== undefined) this.#unionsInUse.add(ref);
    return union === undefined ? this.reference(ref) : this.local(union);
  }

  /** The unions that `use` has named, by type. */
  get unionsInUse(): ReadonlySet<TypeRef> {
    return this.#unionsInUse;
  }

  /** The type alone. */
  reference(ref: TypeRef): string {
    if (isBuiltIn(ref)) return builtInType(ref);
    const type = this.#descriptor(ref);
    return type.kind !== 'simple' || isDeclared(type) ? this.local(ref) : this.simple(type);
  }

  /** The right-hand side of a simple type's declaration. */
  simple(type: SimpleTypeDescriptor): string {
    const values = this.enumerationValues(type);
    if (values.length > 0) return values.map(({ literal }) => literal).join(' | ');
    const { variety } = type;
    if ('list' in variety) return arrayOf(this.reference(variety.list));
    if ('union' in variety) return unionOf(variety.union.map((member) => this.reference(member)));
    return this.reference(variety.restriction);
  }

  /** The values as literals, each once; none when the type lists none or a literal could not tell its values. */
  enumerationValues(type: SimpleTypeDescriptor): readonly { readonly value: string; readonly literal: string }[] {
    const listed = type.facets?.enumeration;
    const toLiteral = listed && 'restriction' in type.variety && this.#literals(type.variety.restriction);
    if (!listed || !toLiteral) return [];
    const literals = new Map<string, string>();
    for (const value of listed) {
      const literal = toLiteral(value);
      if (literal === undefined) return [];
      if (!literals.has(literal)) literals.set(literal, value);
    }
    return [...literals].map(([literal, value]) => ({ literal, value }));
  }

  /** How values of the type are written as literals; a union's only when all its members are text. */
  #literals(ref: TypeRef): ((value: string) => string | undefined) | undefined {
    if (!isBuiltIn(ref)) {
      const type = this.#descriptor(ref);
      if (type.kind !== 'simple' || 'list' in type.variety) return undefined;
      if ('restriction' in type.variety) return this.#literals(type.variety.restriction);
      return this.#isTextUnion(type.variety.union) ? stringLiteral : undefined;
    }
    const kind = literalKind(ref);
    if (kind === 'text') return collapsesWhiteSpace(ref) ? (value) => stringLiteral(collapse(value)) : stringLiteral;
    return kind && ((value) => integerLiteral(collapse(value), kind === 'bigint' ? 'n' : ''));
  }

  #isTextUnion(members: readonly TypeRef[]): boolean {
    return members.every((member) => {
      if (isBuiltIn(member)) return literalKind(member) === 'text';
      const type = this.#descriptor(member);
      if (type.kind !== 'simple' || 'list' in type.variety) return false;
      return this.#isTextUnion('union' in type.variety ? type.variety.union : [type.variety.restriction]);
    });
  }

  #descriptor(ref: TypeRef): SchemaDescriptor['types'][string] {
    const type = this.schema.types[ref];
    invariant(type, `type ${ref} is described`);
    return type;
  }
}

/** Simple types with a name or a list of values are declared; others are written out where they are used. */
export function isDeclared(type: SimpleTypeDescriptor | ComplexTypeDescriptor): boolean {
  return type.kind === 'complex' || type.name !== undefined || type.facets?.enumeration !== undefined;
}

/** The type's array, in parentheses where `|` or `&` would bind less. */
export function arrayOf(text: string): string {
  return isCompound(text) ? `(${text})[]` : `${text}[]`;
}

/** Whether a `|` or `&` stands outside of brackets and quotes. */
function isCompound(text: string): boolean {
  const bare = text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
  let depth = 0;
  for (const character of bare) {
    if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character)) depth -= 1;
    else if (depth === 0 && (character === '|' || character === '&')) return true;
  }
  return false;
}

/** Each member once. */
export function unionOf(members: readonly string[]): string {
  const unique = [...new Set(members)];
  return unique.join(' | ') || 'string';
}

function collapse(value: string): string {
  return value.replace(/[ \t\n\r]+/g, ' ').trim();
}

function integerLiteral(value: string, suffix: string): string | undefined {
  return /^[+-]?\d+$/.test(value) ? `${BigInt(value.replace(/^\+/, ''))}${suffix}` : undefined;
}
