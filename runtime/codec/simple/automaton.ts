/**
 * Regular expressions as finite automata: matching takes time in proportion to the text, whatever the expression. Those of XML
 * Schema have neither back references nor looking ahead (Datatypes, appendix F), so that nothing is lost by it, while a
 * backtracking engine could be kept busy for years by a pattern and a value that go together badly.
 */
import type { PatternChoice, PatternPiece } from './pattern.js';

/** Whether it matches the whole text. */
export interface Matcher {
  test(text: string): boolean;
}

/** Repetitions are written out: more states than this would take too much room. */
const maxStates = 20_000;
/** What is remembered of places, counted in states, before all is forgotten; and the ways that lead from one place. */
const maxRemembered = 100_000;
const maxWays = 256;

/** Where a character leads to; without one, both ways are open at once. The last state, which accepts, leads nowhere. */
type State =
  | { readonly kind: 'character'; readonly accepts: (character: string) => boolean; readonly next: number }
  | { readonly kind: 'fork'; readonly next: number; other: number }
  | { readonly kind: 'accept' };

/** `undefined` when the expression is too large. */
export function compileAutomaton(choice: PatternChoice): Matcher | undefined {
  const builder = new Builder();
  const start = builder.choice(choice, builder.add({ kind: 'accept' }));
  return builder.isTooLarge ? undefined : new Automaton(builder.states, start);
}

/** Thompson's construction, from the end to the beginning: each part is told the state that follows it. */
class Builder {
  readonly states: State[] = [];
  private readonly classes = new Map<string, (character: string) => boolean>();

  get isTooLarge(): boolean {
    return this.states.length > maxStates;
  }

  add(state: State): number {
    this.states.push(state);
    return this.states.length - 1;
  }

  choice(choice: PatternChoice, next: number): number {
    return choice
      .map((branch) => branch.reduceRight((following, piece) => this.piece(piece, following), next))
      .reduceRight((other, branch) => this.add({ kind: 'fork', next: branch, other }));
  }

  private piece({ atom, min, max }: PatternPiece, next: number): number {
    let start = max === Infinity ? this.loop(atom, next) : this.optional(atom, max - min, next);
    for (let count = 0; count < min && !this.isTooLarge; count++) start = this.atom(atom, start);
    return start;
  }

  private loop(atom: PatternPiece['atom'], next: number): number {
    const fork: State = { kind: 'fork', next, other: next };
    const start = this.add(fork);
    fork.other = this.atom(atom, start);
    return start;
  }

  private optional(atom: PatternPiece['atom'], times: number, next: number): number {
    let start = next;
    for (let count = 0; count < times && !this.isTooLarge; count++) {
      start = this.add({ kind: 'fork', next, other: this.atom(atom, start) });
    }
    return start;
  }

  private atom(atom: PatternPiece['atom'], next: number): number {
    if (typeof atom !== 'string') return this.choice(atom, next);
    return this.add({ kind: 'character', accepts: this.classOf(atom), next });
  }

  private classOf(source: string): (character: string) => boolean {
    let accepts = this.classes.get(source);
    if (accepts === undefined) {
      const expression = new RegExp(`^${source}$`, 'v');
      accepts = (character) => expression.test(character);
      this.classes.set(source, accepts);
    }
    return accepts;
  }
}

/** States that are possible at one place of the text, and where the characters seen there so far led to. */
interface Place {
  readonly states: readonly number[];
  readonly accepts: boolean;
  readonly ways: Map<string, Place>;
}

class Automaton implements Matcher {
  private readonly places = new Map<string, Place>();
  private remembered = 0;

  constructor(
    private readonly states: readonly State[],
    private readonly start: number,
  ) {}

  test(text: string): boolean {
    let place = this.placeOf([this.start]);
    for (const character of text) {
      if (place.states.length === 0) return false;
      place = place.ways.get(character) ?? this.follow(place, character);
    }
    return place.accepts;
  }

  private follow(place: Place, character: string): Place {
    const reached: number[] = [];
    for (const index of place.states) {
      const state = this.states[index];
      if (state?.kind === 'character' && state.accepts(character)) reached.push(state.next);
    }
    const next = this.placeOf(reached);
    if (place.ways.size < maxWays) place.ways.set(character, next);
    return next;
  }

  private placeOf(reached: readonly number[]): Place {
    const states = this.closure(reached);
    const key = states.join();
    let place = this.places.get(key);
    if (place === undefined) {
      this.remembered += states.length + 1;
      if (this.remembered > maxRemembered) this.forget();
      place = { states, accepts: states.some((index) => this.states[index]?.kind === 'accept'), ways: new Map() };
      this.places.set(key, place);
    }
    return place;
  }

  private forget(): void {
    this.places.clear();
    this.remembered = 0;
  }

  /** With all that can be reached without a character; forks themselves are left out. */
  private closure(reached: readonly number[]): number[] {
    const seen = new Set<number>();
    const open = [...reached];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (seen.has(index)) continue;
      seen.add(index);
      const state = this.states[index];
      if (state?.kind === 'fork') open.push(state.next, state.other);
    }
    return [...seen].filter((index) => this.states[index]?.kind !== 'fork').sort((left, right) => left - right);
  }
}
