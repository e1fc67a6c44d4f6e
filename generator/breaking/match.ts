/** Which component of the old contract is which of the new one. */

export interface Matching<T> {
  /** Matched pairs, in the new contract's order. */
  readonly both: readonly { readonly old: T; readonly new: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Matches by key; of several with one key, the first with the first. */
export function matchByKey<T>(olds: readonly T[], news: readonly T[], keyOld: Key<T>, keyNew: Key<T>): Matching<T> {
  const waiting = new Map<string, T[]>();
  for (const old of olds) push(waiting, keyOld(old), old);
  const both: { old: T; new: T }[] = [];
  const added: T[] = [];
  for (const one of news) {
    const old = waiting.get(keyNew(one))?.shift();
    if (old === undefined) added.push(one);
    else both.push({ old, new: one });
  }
  const matched = new Set(both.map(({ old }) => old));
  return { both, removed: olds.filter((old) => !matched.has(old)), added };
}

/** Matches what is left over when `likely` finds the same thing under another name. */
export function matchLeftOver<T>(first: Matching<T>, likely: (old: T, candidate: T) => boolean): Matching<T> {
  const both = [...first.both];
  const removed: T[] = [];
  const added = [...first.added];
  for (const old of first.removed) {
    const index = added.findIndex((candidate) => likely(old, candidate));
    const found = index < 0 ? undefined : added.splice(index, 1)[0];
    if (found === undefined) removed.push(old);
    else both.push({ old, new: found });
  }
  return { both, removed, added };
}

type Key<T> = (item: T) => string;

function push<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
