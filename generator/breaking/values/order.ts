/** Order on values in lexical form, as the range facets need it (Datatypes, section 4.3.7 to 4.3.10). */

/** Negative, 0 or positive; `undefined` when the two cannot be compared. Decimals exactly, floats and times by value. */
export function compareValues(left: string, right: string): number | undefined {
  if (left.trim() === right.trim()) return 0;
  const [leftDecimal, rightDecimal] = [scaled(left), scaled(right)];
  if (leftDecimal && rightDecimal) return compareDecimals(leftDecimal, rightDecimal);
  const [leftNumber, rightNumber] = [floatOf(left), floatOf(right)];
  if (leftNumber !== undefined && rightNumber !== undefined) return leftNumber - rightNumber;
  const [leftTime, rightTime] = [Date.parse(left), Date.parse(right)];
  return Number.isNaN(leftTime) || Number.isNaN(rightTime) ? undefined : leftTime - rightTime;
}

interface Scaled {
  readonly digits: bigint;
  readonly scale: number;
}

function scaled(text: string): Scaled | undefined {
  const match = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!match || `${match[2] ?? ''}${match[3] ?? ''}` === '') return undefined;
  const fraction = match[3] ?? '';
  const digits = BigInt(`${match[2] ?? ''}${fraction}`);
  return { digits: match[1] === '-' ? -digits : digits, scale: fraction.length };
}

function compareDecimals(left: Scaled, right: Scaled): number {
  const scale = Math.max(left.scale, right.scale);
  const difference = raise(left, scale) - raise(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function raise({ digits, scale }: Scaled, to: number): bigint {
  return digits * 10n ** BigInt(to - scale);
}

function floatOf(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === 'INF') return Number.POSITIVE_INFINITY;
  if (trimmed === '-INF') return Number.NEGATIVE_INFINITY;
  return /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(trimmed) ? Number(trimmed) : undefined;
}
