/** Is every content the writer may send one the reader takes? Decided on the languages, not on how they are written. */
import type { ContentSymbol, Expression, ExpressionSpace } from './expression.js';

export type Inclusion =
  | { readonly kind: 'included' }
  /** The shortest beginning that the reader takes, and then what it does not; absent `found`: the end. */
  | { readonly kind: 'refused'; readonly after: readonly string[]; readonly found?: ContentSymbol }
  /** More states than {@link stateLimit}. */
  | { readonly kind: 'undecided' };

/** Pairs of states looked at before giving up; `all` groups are the one construct that grows exponentially. */
const stateLimit = 20_000;

interface State {
  readonly writer: Expression;
  readonly reader: Expression;
  readonly before?: State;
  readonly symbol?: ContentSymbol;
}

/** Walks both languages side by side, breadth first, until the writer has a step that the reader has not. */
export function isIncluded(space: ExpressionSpace, writer: Expression, reader: Expression): Inclusion {
  const queue: State[] = [{ writer, reader }];
  const seen = new Set<string>();
  for (let next = 0; next < queue.length; next++) {
    const state = queue[next];
    if (state === undefined || state.writer === state.reader) continue;
    if (state.writer.nullable && !state.reader.nullable) return { kind: 'refused', after: wordOf(state) };
    for (const symbol of space.firsts(state.writer)) {
      const step = { writer: space.derive(state.writer, symbol), reader: space.derive(state.reader, symbol) };
      if (step.reader.kind === 'none') return { kind: 'refused', after: wordOf(state), found: symbol };
      const key = `${step.writer.id} ${step.reader.id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ ...step, before: state, symbol });
    }
    if (seen.size > stateLimit) return { kind: 'undecided' };
  }
  return { kind: 'included' };
}

function wordOf(state: State): string[] {
  const word: string[] = [];
  for (let at: State | undefined = state; at?.symbol; at = at.before) word.unshift(describeSymbol(at.symbol));
  return word;
}

/** The name of an element, or `any element`. */
export function describeSymbol(symbol: ContentSymbol): string {
  return symbol.kind === 'name' ? symbol.name.localName : 'any element';
}
