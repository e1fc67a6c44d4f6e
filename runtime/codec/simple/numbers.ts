/** Numbers: integers of up to 32 bits and floating point as `number`, longer ones as `bigint`, `xs:decimal` as its text. */
import type { SimpleCodec } from './simple-codec.js';

/** More digits than anyone counts with; reading such a number takes more than linear time. */
const longestInteger = 4096;
const integerLexical = /^[+-]?[0-9]+$/;
const decimalLexical = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/;
const floatLexical = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;

const isInRange = (value: number | bigint, min?: number | bigint, max?: number | bigint): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

const compareNumbers = (left: unknown, right: unknown): number =>
  (left as number) < (right as number) ? -1 : (left as number) > (right as number) ? 1 : left === right ? 0 : NaN;

/** Datatypes, sections 3.3.17 and following: `xs:int` and the shorter ones. */
export function smallInteger(description: string, min: number, max: number): SimpleCodec {
  return {
    ...common(description),
    parse(text) {
      if (!integerLexical.test(text)) return undefined;
      const value = Number(text) + 0;
      return isInRange(value, min, max) ? value : undefined;
    },
    format: (value) =>
      typeof value === 'number' && Number.isInteger(value) && isInRange(value, min, max) ? String(value) : undefined,
    compare: compareNumbers,
  };
}

/** `xs:long`, `xs:unsignedLong`, and `xs:integer` with its unbounded kin. */
export function bigInteger(description: string, min?: bigint, max?: bigint): SimpleCodec {
  return {
    ...common(description),
    parse(text) {
      if (text.length > longestInteger || !integerLexical.test(text)) return undefined;
      const value = BigInt(text.startsWith('+') ? text.slice(1) : text);
      return isInRange(value, min, max) ? value : undefined;
    },
    format: (value) => (typeof value === 'bigint' && isInRange(value, min, max) ? String(value) : undefined),
    compare: compareNumbers,
  };
}

/** `xs:float` and `xs:double` (sections 3.2.4 and 3.2.5). */
export function floatingPoint(description: string): SimpleCodec {
  return {
    ...common(description),
    parse(text) {
      if (floatLexical.test(text)) return Number(text);
      return specialNumbers.get(text);
    },
    format(value) {
      if (typeof value !== 'number') return undefined;
      if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
      return Number.isNaN(value) ? 'NaN' : value > 0 ? 'INF' : '-INF';
    },
    compare: compareNumbers,
  };
}

const specialNumbers = new Map([
  ['INF', Infinity],
  ['-INF', -Infinity],
  ['NaN', NaN],
]);

/** `xs:decimal` (section 3.2.3): digits that a `number` would lose stay. */
export const decimal: SimpleCodec = {
  ...common('xs:decimal'),
  parse: (text) => (decimalLexical.test(text) ? text : undefined),
  format: (value) => (typeof value === 'string' && decimalLexical.test(value) ? value : undefined),
  compare: (left, right) => compareDecimals(String(left), String(right)),
};

function common(description: string): Pick<SimpleCodec, 'description' | 'whiteSpace' | 'isText' | 'hasNames'> {
  return { description, whiteSpace: 'collapse', isText: false, hasNames: false };
}

/** Compares decimal texts of any length by value. */
export function compareDecimals(left: string, right: string): number {
  const a = decimalDigits(left);
  const b = decimalDigits(right);
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const magnitude =
    a.whole.length - b.whole.length || compareText(a.whole, b.whole) || compareText(a.fraction, b.fraction);
  return a.negative ? 0 - Math.sign(magnitude) : Math.sign(magnitude);
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The significant digits of a decimal: no leading zeros before the point, no trailing ones after it, zero without a sign. */
export function decimalDigits(text: string): { negative: boolean; whole: string; fraction: string } {
  const [before = '', after = ''] = text.replace(/^[+-]/, '').split('.');
  const whole = before.replace(/^0+/, '');
  let end = after.length;
  while (end > 0 && after[end - 1] === '0') end--;
  const fraction = after.slice(0, end);
  return { negative: text.startsWith('-') && whole + fraction !== '', whole, fraction };
}
