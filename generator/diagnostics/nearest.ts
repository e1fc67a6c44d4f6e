/** "Did you mean": the known name that is closest to one that was not found. */

/**
 * The candidate with the smallest edit distance to `name`, letter case counting little; `undefined` when even the
 * nearest is too far to be a slip of the pen.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.floor(name.length * 0.4) + 1;
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name, candidate, bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Restricted Damerau-Levenshtein distance; names that differ in case alone are half a step apart. Gives up at `limit`. */
function editDistance(left: string, right: string, limit: number): number {
  const [a, b] = withoutCommonEnds(left.toLowerCase(), right.toLowerCase());
  if (a === b) return 0.5;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    if (Math.min(...row) >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

/** What both begin or end with is the same at no distance; names of one contract have much of it. */
function withoutCommonEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
