/**
 * The names of the properties of one object: the XML name as it is, numbered only where two things that may stand
 * together share it. What stands in different alternatives of a choice never meets and may share a name.
 */
import type { QName } from '../source/qname.js';
import { qnameKey } from '../source/qname.js';

export class PropertyScope {
  /** Property to what owns it. */
  readonly #taken: Layer;
  readonly #elsewhere: Layer;

  /** Continues the names of the object it extends. `elsewhere`: those of the other alternatives of a choice. */
  constructor(base?: PropertyScope, elsewhere = new Layer()) {
    this.#taken = new Layer(base === undefined ? undefined : base.#taken);
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
    return this.#allot(property, Symbol(property));
  }

  /** Goes through the alternatives of a choice, each with a scope of its own; afterwards all their names are taken. */
  alternatives<Alternative, Described>(
    alternatives: readonly Alternative[],
    describe: (alternative: Alternative, scope: PropertyScope) => Described,
  ): Described[] {
    const seen = new Layer(this.#elsewhere);
    const described = alternatives.map((alternative) => {
      const scope = new PropertyScope(this, seen);
      const result = describe(alternative, scope);
      seen.add(scope.#taken);
      return result;
    });
    this.#taken.add(seen);
    return described;
  }

  #allot(name: string, owner: Owner): string {
    let property = name;
    for (let number = 2; !this.#isFree(property, owner); number += 1) property = `${name}_${number}`;
    this.#taken.set(property, owner);
    return property;
  }

  #isFree(property: string, owner: Owner): boolean {
    const elsewhere = this.#elsewhere.get(property);
    return this.#taken.get(property) === undefined && (elsewhere === undefined || elsewhere === owner);
  }
}

/** The key of a name, or a symbol for what has none. */
type Owner = string | symbol;

/** Names on top of others, which are looked at and never copied: a type may have thousands of choices side by side. */
class Layer {
  readonly #own = new Map<string, Owner>();

  constructor(readonly below?: Layer) {}

  get(property: string): Owner | undefined {
    return this.#own.get(property) ?? this.below?.get(property);
  }

  set(property: string, owner: Owner): void {
    this.#own.set(property, owner);
  }

  /** Takes over what the other layer has of its own. */
  add(other: Layer): void {
    for (const [property, owner] of other.#own) this.#own.set(property, owner);
  }
}
