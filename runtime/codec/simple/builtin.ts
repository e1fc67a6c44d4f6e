/** The built-in simple types (Datatypes, section 3), by their usual prefixed names. */
import { clarkName, isName, isNCName, isNmtoken, parseClarkName } from '../xml-name.js';
import { dateTimeTypes, duration } from './date-time.js';
import { bigInteger, decimal, floatingPoint, smallInteger } from './numbers.js';
import { parseQName } from './qualified-name.js';
import type { SimpleCodec, WhiteSpace } from './simple-codec.js';

/** `undefined` when it is none of the built-in simple types. */
export function builtInType(name: string): SimpleCodec | undefined {
  return table.get(name);
}

/** Code points: the unit of lengths of text (section 4.3.1). */
function textLength(value: unknown): number {
  const text = String(value);
  return /[\uD800-\uDFFF]/.test(text) ? Array.from(text).length : text.length;
}

function text(
  description: string,
  whiteSpace: WhiteSpace = 'collapse',
  accepts?: (text: string) => boolean,
): SimpleCodec {
  const isValue = (value: string): boolean => accepts === undefined || accepts(value);
  return {
    description,
    whiteSpace,
    isText: true,
    hasNames: false,
    parse: (lexical) => (isValue(lexical) ? lexical : undefined),
    format: (value) => (typeof value === 'string' && isValue(value) ? value : undefined),
    length: textLength,
  };
}

const boolean: SimpleCodec = {
  description: 'xs:boolean',
  whiteSpace: 'collapse',
  isText: false,
  hasNames: false,
  parse(lexical) {
    if (lexical === 'true' || lexical === '1') return true;
    return lexical === 'false' || lexical === '0' ? false : undefined;
  },
  format: (value) => (typeof value === 'boolean' ? String(value) : undefined),
};

const base64Lexical = /^[A-Za-z0-9+/]*={0,2}$/;
const hexLexical = /^[0-9A-Fa-f]*$/;

function binary(description: string, encoding: 'base64' | 'hex'): SimpleCodec {
  return {
    description,
    whiteSpace: 'collapse',
    isText: true,
    hasNames: false,
    parse(lexical) {
      const digits = encoding === 'base64' ? lexical.replaceAll(' ', '') : lexical;
      const isWhole = encoding === 'base64' ? digits.length % 4 === 0 : digits.length % 2 === 0;
      if (!isWhole || !(encoding === 'base64' ? base64Lexical : hexLexical).test(digits)) return undefined;
      return new Uint8Array(Buffer.from(digits, encoding));
    },
    format(value) {
      if (!(value instanceof Uint8Array)) return undefined;
      const digits = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString(encoding);
      return encoding === 'hex' ? digits.toUpperCase() : digits;
    },
    length: (value) => (value as Uint8Array).length,
  };
}

/** Names as `{namespace}local` (sections 3.2.18 and 3.2.19). */
function qualifiedName(description: string): SimpleCodec {
  return {
    description,
    whiteSpace: 'collapse',
    isText: false,
    hasNames: true,
    parse(lexical, resolve) {
      const name = parseQName(lexical, resolve);
      return name === undefined ? undefined : clarkName(name.namespace, name.name);
    },
    format(value, prefixes) {
      const name = typeof value === 'string' ? parseClarkName(value) : undefined;
      return name === undefined ? undefined : prefixes.qualify(name.namespace, name.name);
    },
  };
}

/** Items between spaces; an array. */
export function listOf(description: string, item: SimpleCodec, least = 0): SimpleCodec {
  return {
    description,
    whiteSpace: 'collapse',
    isText: item.isText,
    hasNames: item.hasNames,
    parse(lexical, resolve) {
      const values: unknown[] = [];
      for (const part of lexical === '' ? [] : lexical.split(' ')) {
        const value = item.parse(part, resolve);
        if (value === undefined) return undefined;
        values.push(value);
      }
      return values.length < least ? undefined : values;
    },
    format(value, prefixes) {
      if (!Array.isArray(value) || value.length < least) return undefined;
      const parts: string[] = [];
      for (const member of value) {
        const part = item.format(member, prefixes);
        if (part === undefined || !/^[^ \t\n\r]+$/.test(part)) return undefined;
        parts.push(part);
      }
      return parts.join(' ');
    },
    length: (value) => (value as readonly unknown[]).length,
  };
}

const language = /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/;
const nmtoken = text('xs:NMTOKEN', 'collapse', isNmtoken);
const idref = text('xs:IDREF', 'collapse', isNCName);
const entity = text('xs:ENTITY', 'collapse', isNCName);
const twoTo63 = 2n ** 63n;

const types: readonly SimpleCodec[] = [
  text('xs:string', 'preserve'),
  text('xs:anySimpleType', 'preserve'),
  text('xs:normalizedString', 'replace'),
  text('xs:token'),
  text('xs:anyURI'),
  text('xs:language', 'collapse', (value) => language.test(value)),
  text('xs:Name', 'collapse', isName),
  text('xs:NCName', 'collapse', isNCName),
  text('xs:ID', 'collapse', isNCName),
  idref,
  entity,
  nmtoken,
  listOf('xs:IDREFS', idref, 1),
  listOf('xs:ENTITIES', entity, 1),
  listOf('xs:NMTOKENS', nmtoken, 1),
  boolean,
  decimal,
  floatingPoint('xs:float'),
  floatingPoint('xs:double'),
  smallInteger('xs:byte', -0x80, 0x7f),
  smallInteger('xs:short', -0x8000, 0x7fff),
  smallInteger('xs:int', -0x80000000, 0x7fffffff),
  smallInteger('xs:unsignedByte', 0, 0xff),
  smallInteger('xs:unsignedShort', 0, 0xffff),
  smallInteger('xs:unsignedInt', 0, 0xffffffff),
  bigInteger('xs:long', -twoTo63, twoTo63 - 1n),
  bigInteger('xs:unsignedLong', 0n, 2n * twoTo63 - 1n),
  bigInteger('xs:integer'),
  bigInteger('xs:nonNegativeInteger', 0n),
  bigInteger('xs:positiveInteger', 1n),
  bigInteger('xs:nonPositiveInteger', undefined, 0n),
  bigInteger('xs:negativeInteger', undefined, -1n),
  ...dateTimeTypes,
  duration,
  binary('xs:base64Binary', 'base64'),
  binary('xs:hexBinary', 'hex'),
  qualifiedName('xs:QName'),
  qualifiedName('xs:NOTATION'),
];

const table = new Map(types.map((type) => [type.description, type]));
