/** The little statistics that the measurements need. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the given share of the values is, from 0 to 1; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Mann-Whitney U test: two-sided p by the normal approximation, which is good from some 20 samples on. */
export function mannWhitney(left: readonly number[], right: readonly number[]): number {
  const all = [...left.map((value) => ({ value, isLeft: true })), ...right.map((value) => ({ value, isLeft: false }))];
  all.sort((one, other) => one.value - other.value);
  const rankSum = all.reduce((sum, { isLeft }, index) => sum + (isLeft ? index + 1 : 0), 0);
  const [m, n] = [left.length, right.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const z = (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return erfc(Math.abs(z) / Math.SQRT2);
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  return (
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x)
  );
}
