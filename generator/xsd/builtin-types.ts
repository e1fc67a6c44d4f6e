/** The built-in types of XML Schema 1.0 (Datatypes, section 3; Structures, sections 3.4.7 and 3.14.7) and what derives from what. */

/** Each built-in type with the one it is derived from; the lists (`NMTOKENS`, ...) from `anySimpleType`. */
const baseTypes: ReadonlyMap<string, string | undefined> = new Map([
  ['anyType', undefined],
  ['anySimpleType', 'anyType'],
  ...[
    ...[
      'string',
      'boolean',
      'decimal',
      'float',
      'double',
      'duration',
      'dateTime',
      'time',
      'date',
      'gYearMonth',
      'gYear',
    ],
    ...['gMonthDay', 'gDay', 'gMonth', 'hexBinary', 'base64Binary', 'anyURI', 'QName', 'NOTATION'],
    ...['NMTOKENS', 'IDREFS', 'ENTITIES'],
  ].map((name): [string, string] => [name, 'anySimpleType']),
  ['normalizedString', 'string'],
  ['token', 'normalizedString'],
  ['language', 'token'],
  ['NMTOKEN', 'token'],
  ['Name', 'token'],
  ['NCName', 'Name'],
  ['ID', 'NCName'],
  ['IDREF', 'NCName'],
  ['ENTITY', 'NCName'],
  ['integer', 'decimal'],
  ['nonPositiveInteger', 'integer'],
  ['negativeInteger', 'nonPositiveInteger'],
  ['long', 'integer'],
  ['int', 'long'],
  ['short', 'int'],
  ['byte', 'short'],
  ['nonNegativeInteger', 'integer'],
  ['unsignedLong', 'nonNegativeInteger'],
  ['unsignedInt', 'unsignedLong'],
  ['unsignedShort', 'unsignedInt'],
  ['unsignedByte', 'unsignedShort'],
  ['positiveInteger', 'nonNegativeInteger'],
]);

export const builtInTypeNames: readonly string[] = [...baseTypes.keys()];

export function isBuiltInTypeName(localName: string): boolean {
  return baseTypes.has(localName);
}

/** `undefined` for `anyType` and for names that are no built-in type. */
export function builtInBaseOf(localName: string): string | undefined {
  return baseTypes.get(localName);
}

/** Names that drafts of XML Schema had for what the recommendation calls otherwise. */
const draftNames: ReadonlyMap<string, string> = new Map([
  ['timeInstant', 'dateTime'],
  ['timeDuration', 'duration'],
  ['recurringDate', 'gMonthDay'],
  ['recurringDay', 'gDay'],
  ['month', 'gYearMonth'],
  ['year', 'gYear'],
  ['uriReference', 'anyURI'],
  ['urType', 'anyType'],
  ['ur-type', 'anyType'],
  ['CDATA', 'normalizedString'],
  ['binary', 'base64Binary'],
]);

/** Today's name of a type of a draft. */
export function nameSinceDraft(localName: string): string {
  return draftNames.get(localName) ?? localName;
}

/** The built-in type, of XML Schema or a draft of it, that is spelled so but for letter case. */
export function nameIgnoringCase(localName: string): string | undefined {
  const lower = localName.toLowerCase();
  return [...builtInTypeNames, ...draftNames.keys()].find((name) => name.toLowerCase() === lower);
}

/** The XML Schema type that a type of the SOAP encoding namespace adds `id` and `href` to (SOAP 1.1, section 5.2.3). */
export function encodedTwinOf(localName: string): string | undefined {
  if (localName === 'base64') return 'base64Binary';
  if (localName === 'Struct') return 'anyType';
  return isBuiltInTypeName(localName) ? localName : undefined;
}
