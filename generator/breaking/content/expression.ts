/**
 * Content models as regular expressions over element names (Structures, section 3.8.4), with the derivative that
 * decides what may follow a child. Equal expressions are one object, so that states can be compared by identity.
 */
import type { ElementDeclaration, Particle, Wildcard } from '../../model/model.js';
import { qnameKey, type QName } from '../../source/qname.js';
import type { Spelling } from '../side.js';

/** What one child can be. */
export type ContentSymbol =
  | { readonly kind: 'name'; readonly key: string; readonly name: QName }
  | { readonly kind: 'wildcard'; readonly key: string; readonly wildcard: Wildcard };

export type Expression = { readonly id: number; readonly nullable: boolean } & (
  | { readonly kind: 'none' }
  | { readonly kind: 'end' }
  | { readonly kind: 'symbol'; readonly symbol: ContentSymbol }
  | { readonly kind: 'sequence'; readonly head: Expression; readonly tail: Expression }
  | { readonly kind: 'choice'; readonly options: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly body: Expression; readonly min: number; readonly max: number }
  | { readonly kind: 'all'; readonly members: readonly Expression[] }
);

/** Builds expressions and derives them; one for both sides of a comparison. */
export class ExpressionSpace {
  readonly none: Expression = { id: 0, nullable: false, kind: 'none' };
  readonly end: Expression = { id: 1, nullable: true, kind: 'end' };
  #known = new Map<string, Expression>();
  #derivatives = new Map<string, Expression>();
  #firsts = new Map<number, readonly ContentSymbol[]>();
  #nextId = 2;

  /** The language of a particle; names in the new contract's terms. */
  fromParticle(particle: Particle, spell: Spelling): Expression {
    return this.repeat(this.#once(particle, spell), particle.minOccurs, maxOf(particle));
  }

  repeat(body: Expression, min: number, max: number): Expression {
    if (max === 0 || body.kind === 'end') return this.end;
    if (body.kind === 'none') return min === 0 ? this.end : this.none;
    const least = body.nullable ? 0 : min;
    if (least === 1 && max === 1) return body;
    if (body.nullable && max === 1) return body;
    return this.#intern(`${body.id}{${least},${max}}`, (id) => ({
      id,
      nullable: least === 0,
      kind: 'repeat',
      body,
      min: least,
      max,
    }));
  }

  sequence(head: Expression, tail: Expression): Expression {
    if (head.kind === 'none' || tail.kind === 'none') return this.none;
    if (head.kind === 'end') return tail;
    if (tail.kind === 'end') return head;
    if (head.kind === 'sequence') return this.sequence(head.head, this.sequence(head.tail, tail));
    const nullable = head.nullable && tail.nullable;
    return this.#intern(`${head.id},${tail.id}`, (id) => ({ id, nullable, kind: 'sequence', head, tail }));
  }

  choice(options: readonly Expression[]): Expression {
    const flat = new Set(options.flatMap((one) => (one.kind === 'choice' ? one.options : [one])));
    flat.delete(this.none);
    const kept = [...flat].sort((left, right) => left.id - right.id);
    const [only] = kept;
    if (only === undefined) return this.none;
    if (kept.length === 1) return only;
    const nullable = kept.some((one) => one.nullable);
    return this.#intern(kept.map((one) => one.id).join('|'), (id) => ({ id, nullable, kind: 'choice', options: kept }));
  }

  all(members: readonly Expression[]): Expression {
    const kept = members.filter((member) => member.kind !== 'end');
    if (kept.length === 0) return this.end;
    const nullable = kept.every((member) => member.nullable);
    const ids = kept.map((member) => member.id).sort((left, right) => left - right);
    return this.#intern(`&${ids.join('&')}`, (id) => ({ id, nullable, kind: 'all', members: kept }));
  }

  /** The children that may come first. */
  firsts(expression: Expression): readonly ContentSymbol[] {
    const known = this.#firsts.get(expression.id);
    if (known) return known;
    const unique = new Map(this.#findFirsts(expression).map((symbol) => [symbol.key, symbol]));
    const found = [...unique.values()];
    this.#firsts.set(expression.id, found);
    return found;
  }

  /** What may follow `symbol`; `none` when it may not come first. */
  derive(expression: Expression, symbol: ContentSymbol): Expression {
    // Most of a large choice: too cheap to remember.
    if (expression.kind === 'symbol') return accepts(expression.symbol, symbol) ? this.end : this.none;
    const key = `${expression.id} ${symbol.key}`;
    const known = this.#derivatives.get(key);
    if (known) return known;
    const derived = this.#derive(expression, symbol);
    this.#derivatives.set(key, derived);
    return derived;
  }

  #once(particle: Particle, spell: Spelling): Expression {
    switch (particle.kind) {
      case 'elementParticle':
        return this.choice(standIns(particle.element).map((element) => this.#symbol(nameSymbol(spell(element.name)))));
      case 'any':
        return this.#symbol(wildcardSymbol(particle.wildcard, spell));
      case 'sequence':
        return particle.particles.reduceRight(
          (tail, one) => this.sequence(this.fromParticle(one, spell), tail),
          this.end,
        );
      case 'choice':
        return this.choice(particle.particles.map((one) => this.fromParticle(one, spell)));
      case 'all':
        return this.all(particle.particles.map((one) => this.fromParticle(one, spell)));
    }
  }

  #derive(expression: Expression, symbol: ContentSymbol): Expression {
    switch (expression.kind) {
      case 'none':
      case 'end':
        return this.none;
      case 'symbol':
        return this.derive(expression, symbol);
      case 'sequence': {
        const within = this.sequence(this.derive(expression.head, symbol), expression.tail);
        return expression.head.nullable ? this.choice([within, this.derive(expression.tail, symbol)]) : within;
      }
      case 'choice':
        return this.#deriveChoice(expression.options, symbol);
      case 'repeat': {
        const rest = this.repeat(expression.body, Math.max(expression.min - 1, 0), expression.max - 1);
        return this.sequence(this.derive(expression.body, symbol), rest);
      }
      case 'all':
        return this.choice(
          expression.members.map((member, index) =>
            this.sequence(this.derive(member, symbol), this.all(expression.members.toSpliced(index, 1))),
          ),
        );
    }
  }

  #deriveChoice(options: readonly Expression[], symbol: ContentSymbol): Expression {
    const left: Expression[] = [];
    for (const option of options) {
      const derived = this.derive(option, symbol);
      if (derived !== this.none) left.push(derived);
    }
    const [only] = left;
    return left.length === 1 && only ? only : this.choice(left);
  }

  #findFirsts(expression: Expression): readonly ContentSymbol[] {
    switch (expression.kind) {
      case 'none':
      case 'end':
        return [];
      case 'symbol':
        return [expression.symbol];
      case 'sequence':
        return expression.head.nullable
          ? [...this.firsts(expression.head), ...this.firsts(expression.tail)]
          : this.firsts(expression.head);
      case 'choice':
        return expression.options.flatMap((option) => this.firsts(option));
      case 'repeat':
        return this.firsts(expression.body);
      case 'all':
        return expression.members.flatMap((member) => this.firsts(member));
    }
  }

  #symbol(symbol: ContentSymbol): Expression {
    return this.#intern(symbol.key, (id) => ({ id, nullable: false, kind: 'symbol', symbol }));
  }

  #intern(key: string, make: (id: number) => Expression): Expression {
    const known = this.#known.get(key);
    if (known) return known;
    const made = make(this.#nextId++);
    this.#known.set(key, made);
    return made;
  }
}

/** The elements that may stand where this one is declared: itself unless abstract, and its substitutes. */
export function standIns(element: ElementDeclaration): readonly ElementDeclaration[] {
  return [element, ...element.substitutes].filter((one) => !one.abstract);
}

export function maxOf(particle: Particle): number {
  return particle.maxOccurs === 'unbounded' ? Number.POSITIVE_INFINITY : particle.maxOccurs;
}

export function nameSymbol(name: QName): ContentSymbol {
  return { kind: 'name', key: qnameKey(name), name };
}

/** The symbol of a wildcard, its namespaces in the new contract's terms. */
export function wildcardSymbol(wildcard: Wildcard, spell: Spelling): ContentSymbol {
  const spelled = { ...wildcard, namespaces: spellNamespaces(wildcard.namespaces, spell) };
  const key = `any ${isStrict(spelled) ? 'declared ' : ''}${JSON.stringify(spelled.namespaces)}`;
  return { kind: 'wildcard', key, wildcard: spelled };
}

/** True when everything `wanted` stands for is allowed by `allowed` (Structures, sections 3.10.1 and 3.10.6). */
export function accepts(allowed: ContentSymbol, wanted: ContentSymbol): boolean {
  if (allowed.kind === 'name') return wanted.kind === 'name' && allowed.key === wanted.key;
  if (wanted.kind === 'name') return allowsNamespace(allowed.wildcard.namespaces, wanted.name.namespace);
  if (isStrict(allowed.wildcard) && !isStrict(wanted.wildcard)) return false;
  return containsNamespaces(allowed.wildcard.namespaces, wanted.wildcard.namespaces);
}

/** Only what the schema declares. */
export function isStrict({ process }: Wildcard): boolean {
  return process === 'strict';
}

export function allowsNamespace(allowed: Wildcard['namespaces'], namespace: string): boolean {
  if (allowed === '##any') return true;
  if ('not' in allowed) return namespace !== '' && namespace !== allowed.not;
  return allowed.includes(namespace);
}

function containsNamespaces(allowed: Wildcard['namespaces'], wanted: Wildcard['namespaces']): boolean {
  if (allowed === '##any') return true;
  if (wanted === '##any') return false;
  if ('not' in wanted) return 'not' in allowed && allowed.not === wanted.not;
  return wanted.every((namespace) => allowsNamespace(allowed, namespace));
}

function spellNamespaces(namespaces: Wildcard['namespaces'], spell: Spelling): Wildcard['namespaces'] {
  const one = (namespace: string) => spell({ namespace, localName: '' }).namespace;
  if (namespaces === '##any') return namespaces;
  if ('not' in namespaces) return { not: one(namespaces.not) };
  return namespaces.map(one).sort();
}
