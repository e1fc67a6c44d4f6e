/** Components of one kind by qualified name, with what to say when there are two of a name, or none. */
import type { Position } from '../diagnostics/diagnostic.js';
import { nearestName } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { qnameKey, type QName } from '../source/qname.js';
import type { Reference } from '../source/read.js';

export interface Named {
  readonly origin: Position;
}

/** Where so many names are wrong, a file is missing, and guessing at each takes longer than reading them all. */
const maxGuesses = 20;

export class ComponentTable<Node extends Named> {
  private readonly nodes = new Map<string, Node>();
  private readonly names: QName[] = [];
  private guesses = 0;

  constructor(
    /** In the specification's word, for messages. */
    readonly kind: string,
    private readonly report: Report,
    /** What two different components of one name are. */
    private readonly conflict: 'duplicate-name' | 'conflicting-definition',
  ) {}

  /** Adds a component, or reports that its name is taken: a harmless copy, or another meaning. The first one stays. */
  add(name: QName, node: Node): void {
    const key = qnameKey(name);
    const first = this.nodes.get(key);
    if (!first) {
      this.nodes.set(key, node);
      this.names.push(name);
      return;
    }
    const code = sameContent(first, node) ? 'repeated-definition' : this.conflict;
    const related = [{ message: 'the first is here', position: first.origin }];
    this.report(code, node.origin, { kind: this.kind, name: name.localName }, related);
  }

  /** Puts a component in the place of the one of its name, and returns that one (`xs:redefine`). */
  replace(name: QName, node: Node): Node | undefined {
    const original = this.nodes.get(qnameKey(name));
    if (!original) this.names.push(name);
    this.nodes.set(qnameKey(name), node);
    return original;
  }

  get(name: QName): Node | undefined {
    return this.nodes.get(qnameKey(name));
  }

  /**
   * The component a reference means. A name without a prefix that is nothing in the default namespace is looked for in
   * `targetNamespace`, with a warning, as all toolkits do.
   */
  find(reference: Reference, targetNamespace: string): Node | undefined {
    const found = this.get(reference.name);
    if (found || reference.prefixed) return found;
    const meant = { namespace: targetNamespace, localName: reference.name.localName };
    const guessed = this.get(meant);
    if (guessed) {
      const values = { kind: this.kind, name: reference.written, meant: qnameKey(meant) };
      this.report('unqualified-reference', reference.origin, values);
    }
    return guessed;
  }

  /** The closest existing name, spelled with the prefix of the reference where the namespace is the same. */
  near(reference: Reference): string | undefined {
    if (this.guesses++ > maxGuesses) return undefined;
    const { namespace, localName } = reference.name;
    const elsewhere = this.names.find((name) => name.localName === localName);
    if (elsewhere) return qnameKey(elsewhere);
    const here = this.names.filter((name) => name.namespace === namespace).map((name) => name.localName);
    const near = nearestName(localName, here);
    const prefix = reference.prefixed ? reference.written.replace(/:.*$/, ':') : '';
    return near && prefix + near;
  }

  values(): IterableIterator<Node> {
    return this.nodes.values();
  }
}

/** Equal but for where it stands in its document. */
function sameContent(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (left instanceof Set && right instanceof Set) return sameContent([...left], [...right]);
  const mine = left as Readonly<Record<string, unknown>>;
  const theirs = right as Readonly<Record<string, unknown>>;
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys].every((key) => placeKeys.has(key) || sameContent(mine[key], theirs[key]));
}

const placeKeys: ReadonlySet<string> = new Set(['origin', 'span', 'documentation', 'written', 'prefixed']);
