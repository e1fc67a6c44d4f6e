/** The built-in types of XML Schema in TypeScript: lossless, and no `Date`. `docs/type-mapping.md` gives the reasons. */

/** By local name (XML Schema 1.0 Datatypes, section 3). What is not listed is text. */
const builtInTypes: Readonly<Record<string, string>> = {
  anyType: 'unknown',
  anySimpleType: 'string',
  boolean: 'boolean',
  float: 'number',
  double: 'number',
  byte: 'number',
  short: 'number',
  int: 'number',
  unsignedByte: 'number',
  unsignedShort: 'number',
  unsignedInt: 'number',
  long: 'bigint',
  unsignedLong: 'bigint',
  integer: 'bigint',
  nonNegativeInteger: 'bigint',
  positiveInteger: 'bigint',
  nonPositiveInteger: 'bigint',
  negativeInteger: 'bigint',
  base64Binary: 'Uint8Array',
  hexBinary: 'Uint8Array',
  NMTOKENS: 'string[]',
  IDREFS: 'string[]',
  ENTITIES: 'string[]',
};

/** Types whose values are equal only when their text is, so that a literal type can list them. */
const textTypes: ReadonlySet<string> = new Set(
  'string normalizedString token anyURI language Name NCName ID IDREF ENTITY NMTOKEN anySimpleType'.split(' '),
);

/** The TypeScript type of a built-in type, given as `xs:int`. */
export function builtInType(ref: string): string {
  return builtInTypes[localName(ref)] ?? 'string';
}

export function isBuiltIn(ref: string): boolean {
  return ref.startsWith('xs:');
}

/** `text` where the words are the values, `integer` where digits are; `undefined` where values can be spelled in several ways. */
export function literalKind(ref: string): 'text' | 'number' | 'bigint' | undefined {
  const name = localName(ref);
  if (textTypes.has(name)) return 'text';
  const type = builtInTypes[name];
  if (type === 'bigint') return 'bigint';
  return type === 'number' && name !== 'float' && name !== 'double' ? 'number' : undefined;
}

/** Whether white space around and within a value is not part of it (Datatypes, section 4.3.6). */
export function collapsesWhiteSpace(ref: string): boolean {
  return !['string', 'normalizedString', 'anySimpleType'].includes(localName(ref));
}

function localName(ref: string): string {
  return ref.slice(ref.indexOf(':') + 1);
}
