/** Two readings of one text, by two contracts: is the second another message? Shapes may differ, what was said may not. */

/** The first place that holds another value, in words; `undefined` when both say the same. */
export function differenceOfReadings(first: unknown, second: unknown): string | undefined {
  const flat = isMixed(first) || isMixed(second);
  const [left, right] = [leaves(first, flat), leaves(second, flat)];
  const paths = new Set([...left.keys(), ...right.keys()]);
  for (const path of paths) {
    const [was, is] = [left.get(path) ?? [], right.get(path) ?? []];
    if (was.length !== is.length) return `${is.length} values at ${path}, where ${was.length} were meant`;
    const at = was.findIndex((value, index) => !sameValue(value, is[index]));
    if (at >= 0) return `${String(is[at])} at ${path}, where ${String(was[at])} was meant`;
  }
  return undefined;
}

/** Values of two kinds (text and number) are two ways to hold what may be the same. */
function sameValue(left: unknown, right: unknown): boolean {
  if ((left === null) !== (right === null)) return false;
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.from(left).equals(right);
  return typeof left !== typeof right || typeof left === 'object' || Object.is(left, right);
}

/** Mixed content is read as it comes, under other names: only what it holds can be compared. */
function isMixed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '$$content' in value || Object.values(value).some(isMixed);
}

/** Values by the names on the way to them; groups of the typed object are no names of the message. */
function leaves(
  value: unknown,
  flat: boolean,
  path = '',
  found = new Map<string, unknown[]>(),
): Map<string, unknown[]> {
  if (value === undefined || typeof value === 'function') return found;
  if (Array.isArray(value)) {
    for (const item of value) leaves(item, flat, path, found);
    return found;
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) {
    found.set(path, [...(found.get(path) ?? []), value]);
    return found;
  }
  if ('value' in value && isSimpleContent(value)) {
    leaves(value.value, flat, path, found);
  }
  for (const [key, member] of Object.entries(value)) {
    if (key === '$$type' || (key === 'value' && 'value' in value && isSimpleContent(value))) continue;
    leaves(member, flat, flat || key.startsWith('$$') ? path : `${path}/${key}`, found);
  }
  return found;
}

/** Text with attributes beside it. */
function isSimpleContent(value: object): boolean {
  return Object.keys(value).every((key) => key === 'value' || key.startsWith('$'));
}
