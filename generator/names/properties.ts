/**
 * The names of the properties of one object: the XML name as it is, numbered only where two things that may stand
 * together share it. What stands in different alternatives of a choice never meets and may share a name.
 */
import type { QName } from '../source/qname.js';
import { qnameKey } from '../source/qname.js';

export class PropertyScope {
  /** Property to what owns it. */
  readonly #taken: Map<string, string>;
  readonly #elsewhere: ReadonlyMap<string, string>;

  /** Starts with the names of the object it extends. `elsewhere`: those of the other alternatives of a choice. */
  constructor(base?: PropertyScope, elsewhere: ReadonlyMap<string, string> = new Map()) {
    this.#taken = new Map(base === undefined ? [] : base.#taken);
    this.#elsewhere = elsewhere;
  }

  /** `repeated`: the property is an array; alternatives share a property only when it is one in all of them or in none. */
  element(name: QName, repeated = false): string {
    return this.#allot(name.localName, `${qnameKey(name)}${repeated ? '[]' : ''}`);
  }

  attribute(name: QName): string {
    return this.#allot(`$${name.localName}`, qnameKey(name));
  }

  /** For what has no name in the schema: wildcards and repeated groups. Never shared, or a writer could not tell them apart. */
  unnamed(property: '$$any' | '$$choice' | '$$sequence'): string {
    return this.#allot(property, `${property} ${this.#taken.size} ${this.#elsewhere.size}`);
  }

  /** Goes through the alternatives of a choice, each with a scope of its own; afterwards all their names are taken. */
  alternatives<Alternative, Described>(
    alternatives: readonly Alternative[],
    describe: (alternative: Alternative, scope: PropertyScope) => Described,
  ): Described[] {
    const seen = new Map(this.#elsewhere);
    const described = alternatives.map((alternative) => {
      const scope = new PropertyScope(this, seen);
      const result = describe(alternative, scope);
      for (const [property, owner] of scope.#taken) if (!this.#taken.has(property)) seen.set(property, owner);
      return result;
    });
    for (const [property, owner] of seen) if (!this.#elsewhere.has(property)) this.#taken.set(property, owner);
    return described;
  }

  #allot(name: string, owner: string): string {
    let property = name;
    for (let number = 2; !this.#isFree(property, owner); number += 1) property = `${name}_${number}`;
    this.#taken.set(property, owner);
    return property;
  }

  #isFree(property: string, owner: string): boolean {
    const elsewhere = this.#elsewhere.get(property);
    return !this.#taken.has(property) && (elsewhere === undefined || elsewhere === owner);
  }
}
