/**
 * Regular expressions of XML Schema (Datatypes, appendix F), read and made into matchers. They always match the whole text, know
 * no anchors, and have their own classes; `^` and `$` are plain characters.
 */
import { NAME_CLASS, NAME_START_CLASS } from '../xml-name.js';
import { compileAutomaton } from './automaton.js';
import type { Matcher } from './automaton.js';
import { unicodeBlocks } from './unicode-blocks.js';

/** `regExp ::= branch ( '|' branch )*`, `branch ::= piece*` */
export type PatternChoice = readonly (readonly PatternPiece[])[];

/** `piece ::= atom quantifier?` */
export interface PatternPiece {
  /** A set of characters as a class of a JavaScript expression with flag `v`, or a parenthesis. */
  readonly atom: string | PatternChoice;
  readonly min: number;
  /** `Infinity` without a bound. */
  readonly max: number;
}

/**
 * `undefined` when the text is no regular expression of XML Schema, or one that is too large; such a facet then constrains
 * nothing.
 */
export function compilePattern(pattern: string): Matcher | undefined {
  const choice = parsePattern(pattern);
  try {
    return choice && compileAutomaton(choice);
  } catch (error) {
    // A class that no engine knows: `\p{Nope}`.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function parsePattern(pattern: string): PatternChoice | undefined {
  try {
    const parser = new PatternParser(Array.from(pattern));
    return parser.parse();
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

class PatternError extends Error {}

const singleEscapes = new Map([
  ['n', '\\n'],
  ['r', '\\r'],
  ['t', '\\t'],
]);

/** Each with its meaning; the capital letter is the complement (appendix F.1.1). */
const classEscapes = new Map([
  ['s', ' \\t\\n\\r'],
  ['i', `:${NAME_START_CLASS}`],
  ['c', `:${NAME_CLASS}`],
  ['d', '\\p{Nd}'],
]);
const wordClass = '\\p{P}\\p{Z}\\p{C}';

/** Parentheses in parentheses, and classes taken from classes. */
const maxDepth = 100;

class PatternParser {
  private position = 0;
  private depth = 0;

  constructor(private readonly characters: readonly string[]) {}

  parse(): PatternChoice {
    const choice = this.choice();
    if (this.position < this.characters.length) throw new PatternError();
    return choice;
  }

  private get next(): string | undefined {
    return this.characters[this.position];
  }

  private take(): string {
    const character = this.characters[this.position++];
    if (character === undefined) throw new PatternError();
    return character;
  }

  private skip(expected: string): boolean {
    if (this.next !== expected) return false;
    this.position++;
    return true;
  }

  private within<Inner>(parse: () => Inner): Inner {
    this.depth++;
    if (this.depth > maxDepth) throw new PatternError();
    const inner = parse();
    this.depth--;
    return inner;
  }

  private choice(): PatternChoice {
    const branches: PatternPiece[][] = [];
    do {
      const branch: PatternPiece[] = [];
      while (this.next !== undefined && this.next !== '|' && this.next !== ')') branch.push(this.piece());
      branches.push(branch);
    } while (this.skip('|'));
    return branches;
  }

  private piece(): PatternPiece {
    const atom = this.atom();
    if (this.skip('?')) return { atom, min: 0, max: 1 };
    if (this.skip('*')) return { atom, min: 0, max: Infinity };
    if (this.skip('+')) return { atom, min: 1, max: Infinity };
    if (!this.skip('{')) return { atom, min: 1, max: 1 };
    const min = this.number();
    const max = this.skip(',') ? (this.next === '}' ? Infinity : this.number()) : min;
    if (!this.skip('}') || max < min) throw new PatternError();
    return { atom, min, max };
  }

  private number(): number {
    let digits = '';
    while (this.next !== undefined && /[0-9]/.test(this.next)) digits += this.take();
    if (digits === '') throw new PatternError();
    return Number(digits);
  }

  private atom(): string | PatternChoice {
    const character = this.take();
    if (character === '(') {
      const choice = this.within(() => this.choice());
      if (!this.skip(')')) throw new PatternError();
      return choice;
    }
    if (character === '[') return this.within(() => this.characterClass());
    if (character === '.') return '[^\\n\\r]';
    if (character === '\\') return `[${this.escape()}]`;
    if ('?*+{})]'.includes(character)) throw new PatternError();
    return `[${literal(character)}]`;
  }

  /** `charClassExpr`, after its bracket: ranges, escapes, and at the end perhaps `-[...]` to be taken away. */
  private characterClass(): string {
    const negated = this.skip('^');
    let members = '';
    while (!this.skip(']')) {
      if (this.next === '-' && this.characters[this.position + 1] === '[') {
        this.position += 2;
        const subtracted = this.within(() => this.characterClass());
        if (!this.skip(']') || members === '') throw new PatternError();
        return `[${negated ? `[^${members}]` : `[${members}]`}--${subtracted}]`;
      }
      members += this.range();
    }
    if (members === '') throw new PatternError();
    return `[${negated ? '^' : ''}${members}]`;
  }

  private range(): string {
    const from = this.classMember();
    const isRange = this.next === '-' && ![']', '[', undefined].includes(this.characters[this.position + 1]);
    if (!isRange || from.startsWith('[')) return from;
    this.position++;
    return `${from}-${this.classMember()}`;
  }

  private classMember(): string {
    const character = this.take();
    if (character === '[') throw new PatternError();
    return character === '\\' ? this.escape() : literal(character);
  }

  /** What stands after a backslash, as a member of a class. */
  private escape(): string {
    const character = this.take();
    const single = singleEscapes.get(character);
    if (single !== undefined) return single;
    const small = character.toLowerCase();
    const members = classEscapes.get(small);
    if (members !== undefined) return small === character ? `[${members}]` : `[^${members}]`;
    if (small === 'w') return small === character ? `[^${wordClass}]` : `[${wordClass}]`;
    if (small === 'p') return this.property(character === 'P');
    if ('\\|.?*+(){}-[]^'.includes(character)) return literal(character);
    throw new PatternError();
  }

  /** `\p{Lu}`, `\p{IsBasicLatin}` */
  private property(negated: boolean): string {
    if (!this.skip('{')) throw new PatternError();
    let name = '';
    while (!this.skip('}')) name += this.take();
    if (!name.startsWith('Is')) return `[${negated ? '\\P' : '\\p'}{${name}}]`;
    const block = unicodeBlocks.get(name.slice(2));
    if (block === undefined) throw new PatternError();
    return `[${negated ? '^' : ''}${block}]`;
  }
}

/** As an escape that means the same inside and outside a class. */
function literal(character: string): string {
  return /[0-9A-Za-z]/.test(character) ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
