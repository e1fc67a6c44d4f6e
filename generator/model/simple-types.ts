/** Questions about types that have no child elements. */
import type { TypeDefinition } from './model.js';

/** A simple type: built in (all but `xs:anyType`) or defined. */
export function isSimple(type: TypeDefinition): boolean {
  return type.kind === 'simpleType' || (type.kind === 'builtIn' && type.name.localName !== 'anyType');
}

const names = ['QName', 'NOTATION'];
const texts = [
  ...['string', 'normalizedString', 'token', 'language', 'Name', 'NCName', 'NMTOKEN'],
  ...['ID', 'IDREF', 'ENTITY', 'anyURI', ...names],
];

/** Whether its values are qualified names: `xs:QName`, `xs:NOTATION` and what restricts them. */
export function hasNames(type: TypeDefinition): boolean {
  return names.includes(atomicBuiltIn(type) ?? '');
}

/** Whether each of its values has one spelling, as texts have, and names that are written out. */
export function hasTexts(type: TypeDefinition): boolean {
  return texts.includes(atomicBuiltIn(type) ?? '');
}

function atomicBuiltIn(type: TypeDefinition): string | undefined {
  let base = type;
  while (base.kind === 'simpleType' && base.variety.kind === 'atomic') base = base.base;
  return base.kind === 'builtIn' ? base.name.localName : undefined;
}

export type WhiteSpace = 'preserve' | 'replace' | 'collapse';

/** What `whiteSpace` a type has, inherited or its own (Datatypes, section 4.3.6). */
export function whiteSpaceOf(type: TypeDefinition): WhiteSpace {
  for (let current = type; ; current = current.base) {
    if (current.kind === 'builtIn') return builtInWhiteSpace(current.name.localName);
    if (current.kind !== 'simpleType') return 'preserve';
    if (current.facets.whiteSpace) return current.facets.whiteSpace;
    if (current.variety.kind === 'list') return 'collapse';
    if (current.variety.kind === 'union') return 'preserve';
  }
}

function builtInWhiteSpace(localName: string): WhiteSpace {
  if (localName === 'string' || localName === 'anySimpleType' || localName === 'anyType') return 'preserve';
  if (localName === 'normalizedString') return 'replace';
  return 'collapse';
}

/** A literal with its white space normalized (Structures, section 3.1.4). */
export function normalizeSpace(literal: string, whiteSpace: WhiteSpace): string {
  if (whiteSpace === 'preserve') return literal;
  const replaced = literal.replace(/[\t\n\r]/g, ' ');
  return whiteSpace === 'replace' ? replaced : replaced.replace(/ +/g, ' ').replace(/^ | $/g, '');
}
