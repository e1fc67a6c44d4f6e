// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from type Size */
export type Size = number | Named | Size_2;

/** @generated from Size */
export type Size_2 = 'unknown';

/** @generated from type Named */
export type Named = 'small' | 'large';

/** @generated from type OnlySmall */
export type OnlySmall = 'small';

/** @generated from type Sizes */
export type Sizes = Size[];

/** @generated from type FewSizes */
export type FewSizes = Sizes;

/** @generated from type Level */
export type Level = 1 | 2 | -3;

/** @generated from type BigLevel */
export type BigLevel = 9007199254740993n;

/** @generated from type Rate */
export type Rate = string;

/**
 * Three letters.
 *
 * @generated from type Code
 */
export type Code = string;

/** @generated from element All */
export interface All {
  size: Size;
  onlySmall: OnlySmall;
  sizes: FewSizes[];
  level: Level;
  bigLevel: BigLevel;
  rate: Rate;
  code: Code;
  inline: string;
  colour: All_colour;
  anySimpleType: string;
  boolean: boolean;
  float: number;
  double: number;
  byte: number;
  short: number;
  int: number;
  long: bigint;
  unsignedByte: number;
  unsignedShort: number;
  unsignedInt: number;
  unsignedLong: bigint;
  integer: bigint;
  nonNegativeInteger: bigint;
  positiveInteger: bigint;
  nonPositiveInteger: bigint;
  negativeInteger: bigint;
  decimal: string;
  dateTime: string;
  date: string;
  time: string;
  duration: string;
  gYear: string;
  gYearMonth: string;
  gMonth: string;
  gMonthDay: string;
  gDay: string;
  base64Binary: Uint8Array;
  hexBinary: Uint8Array;
  QName: string;
  anyURI: string;
  language: string;
  Name: string;
  NCName: string;
  ID: string;
  IDREF: string;
  IDREFS: string[];
  NMTOKEN: string;
  NMTOKENS: string[];
  ENTITY: string;
  ENTITIES: string[];
  normalizedString: string;
  token: string;
  string: string;
}

/** @generated from All/colour */
export type All_colour = 'red' | 'green';
