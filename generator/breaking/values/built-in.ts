/** What a comparison needs to know of the built-in simple types (Datatypes, section 3). */

interface BuiltIn {
  readonly base: string;
  readonly min?: string;
  readonly max?: string;
}

/** Derived types by name; what is not listed is primitive. */
const derived: Readonly<Record<string, BuiltIn>> = {
  normalizedString: { base: 'string' },
  token: { base: 'normalizedString' },
  language: { base: 'token' },
  NMTOKEN: { base: 'token' },
  Name: { base: 'token' },
  NCName: { base: 'Name' },
  ID: { base: 'NCName' },
  IDREF: { base: 'NCName' },
  ENTITY: { base: 'NCName' },
  integer: { base: 'decimal' },
  nonPositiveInteger: { base: 'integer', max: '0' },
  negativeInteger: { base: 'nonPositiveInteger', max: '-1' },
  long: { base: 'integer', min: '-9223372036854775808', max: '9223372036854775807' },
  int: { base: 'long', min: '-2147483648', max: '2147483647' },
  short: { base: 'int', min: '-32768', max: '32767' },
  byte: { base: 'short', min: '-128', max: '127' },
  nonNegativeInteger: { base: 'integer', min: '0' },
  unsignedLong: { base: 'nonNegativeInteger', min: '0', max: '18446744073709551615' },
  unsignedInt: { base: 'unsignedLong', min: '0', max: '4294967295' },
  unsignedShort: { base: 'unsignedInt', min: '0', max: '65535' },
  unsignedByte: { base: 'unsignedShort', min: '0', max: '255' },
  positiveInteger: { base: 'nonNegativeInteger', min: '1' },
};

/** Lists by their item type. */
const lists: Readonly<Record<string, string>> = { NMTOKENS: 'NMTOKEN', IDREFS: 'IDREF', ENTITIES: 'ENTITY' };

export function primitiveOf(name: string): string {
  const base = derived[name]?.base;
  return base === undefined ? name : primitiveOf(base);
}

/** True when `name` is `ancestor` or derived from it. */
export function derivesFrom(name: string, ancestor: string): boolean {
  if (name === ancestor) return true;
  const base = derived[name]?.base;
  return base !== undefined && derivesFrom(base, ancestor);
}

export function isInteger(name: string): boolean {
  return derivesFrom(name, 'integer');
}

/** The bounds that the type itself has, inclusive. */
export function builtInBounds(name: string): { readonly min?: string; readonly max?: string } {
  const { min, max } = derived[name] ?? {};
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The item type of a built-in list. */
export function listItem(name: string): string | undefined {
  return lists[name];
}

/** How much white space the type loses: 0 none, 1 line breaks and tabs become blanks, 2 collapsed. */
export function whiteSpaceOf(name: string): 0 | 1 | 2 {
  if (name === 'string' || name === 'anySimpleType') return 0;
  return name === 'normalizedString' ? 1 : 2;
}

/**
 * True when every literal of `writer` is one of `reader`, facets and bounds aside. White space is judged apart, so
 * `string` counts as within `token`.
 */
export function lexicallyWithin(writer: string, reader: string): boolean {
  if (derivesFrom(writer, reader) || reader === 'anySimpleType') return true;
  if (['string', 'normalizedString', 'token'].includes(reader))
    return writer !== 'anySimpleType' || reader === 'string';
  const [from, to] = [primitiveOf(writer), primitiveOf(reader)];
  if (from === 'decimal' && to === 'decimal') return isInteger(writer) || !isInteger(reader);
  if (to === 'double') return from === 'float' || from === 'decimal';
  return to === 'float' && from === 'decimal';
}

/**
 * The type stubs commonly give it: one word per family of languages' types (.NET, Java and TypeScript alike), so that a
 * change of word is a change a caller's code can notice.
 */
export function stubType(name: string): string {
  const primitive = primitiveOf(name);
  if (primitive === 'string' || ['anyURI', 'QName', 'NOTATION'].includes(name)) return 'text';
  if (name in lists) return 'list of text';
  return primitive === 'decimal' ? name : primitive;
}
