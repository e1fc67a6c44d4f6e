/**
 * What may stand as a name in the generated TypeScript: pure functions on strings, no knowledge of the contract.
 */

/** Words that no declaration may be called (ECMAScript 2025, section 12.7.2, and TypeScript's type keywords). */
const reservedWords: ReadonlySet<string> = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield arguments eval ' +
    'any as asserts bigint boolean infer is keyof never number object readonly string symbol undefined unique unknown type'
  ).split(' '),
);

/** Global names the generated files use; a declaration of the same name would hide them. */
const usedGlobals: ReadonlySet<string> = new Set([
  'Array',
  'Omit',
  'Pick',
  'Promise',
  'Readonly',
  'Record',
  'Uint8Array',
]);

/** Names a class cannot give to a method, or that would turn every client into a thenable. */
const reservedMethods: ReadonlySet<string> = new Set(['constructor', 'then']);

/** What nearly all names are, told much faster. */
const asciiIdentifier = /^[A-Za-z$_][\w$]*$/;
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Whether the name can stand unquoted as a property name. */
export function isIdentifier(name: string): boolean {
  return asciiIdentifier.test(name) || identifier.test(name);
}

/** A name for a declaration: what cannot stand in an identifier becomes `_`, a reserved word gets a `_` at its end. */
export function declarationName(name: string): string {
  const safe = name.replace(/[^\p{ID_Continue}]/gu, '_').replace(/^(?!\p{ID_Start}|_)/u, '_');
  return reservedWords.has(safe) || usedGlobals.has(safe) ? `${safe}_` : safe;
}

/** A name for a method: any XML name may stand, quoted where it must be, save those a class keeps for itself. */
export function methodName(name: string): string {
  return reservedMethods.has(name) ? `${name}_` : name;
}

/** `StockQuote` of `stockQuote`, `My_Service` of `My.Service`: for classes and interfaces that are ours, not the contract's. */
export function className(name: string): string {
  const safe = name.replace(/[^\p{ID_Continue}]/gu, '_').replace(/^(?!\p{ID_Start}|_)/u, '_');
  return safe.charAt(0).toUpperCase() + safe.slice(1);
}

/** `authentication` of `Authentication`, `xmlService` of `XMLService`. */
export function functionName(name: string): string {
  const words = className(name);
  return words.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll}|$)|^\p{Lu}/u, (capitals) => capitals.toLowerCase());
}

/** `stock-quote` of `StockQuote`: a folder name on any file system. */
export function folderName(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return words.toLowerCase() || 'service';
}

/** Hands out names once: the second asker gets `name_2`. */
export class NameScope {
  readonly #taken: Set<string>;
  /** By name, the next number to try: names are never given back. */
  readonly #numbers = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  /** The first of the wishes that is free, else the last one numbered. */
  allot(...wishes: readonly [string, ...string[]]): string {
    const free = wishes.find((wish) => !this.#taken.has(wish)) ?? this.#numbered(wishes.at(-1) ?? wishes[0]);
    this.#taken.add(free);
    return free;
  }

  #numbered(name: string): string {
    let number = this.#numbers.get(name) ?? 2;
    while (this.#taken.has(`${name}_${number}`)) number += 1;
    this.#numbers.set(name, number + 1);
    return `${name}_${number}`;
  }
}
