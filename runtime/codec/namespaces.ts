/**
 * Namespaces of a document while it is read (Namespaces in XML 1.0). Faster than the parser's own and stricter: a namespace is
 * compared as it stands, and local names are names.
 */
import { startsNCName, XML_NAMESPACE, XMLNS_NAMESPACE } from './xml-name.js';

/** An attribute that is no namespace declaration. */
export interface ReadAttribute {
  readonly prefix: string;
  readonly name: string;
  readonly value: string;
  /** Known once the whole start tag has been read. */
  namespace: string;
}

/** Throws; `reason` ends with a full stop. */
type Fail = (reason: string) => never;

export class NamespaceScopes {
  /** Declarations in force, the innermost last. */
  private readonly prefixes: string[] = [];
  private readonly namespaces: string[] = [];
  /** How many declarations were in force around each open element. */
  private readonly marks: number[] = [];

  constructor(private readonly fail: Fail) {}

  /** Before the attributes of an element. */
  enter(): void {
    this.marks.push(this.prefixes.length);
  }

  /** After the element's end. */
  leave(): void {
    const mark = this.marks.pop() ?? 0;
    if (this.prefixes.length === mark) return;
    this.prefixes.length = mark;
    this.namespaces.length = mark;
  }

  /** Declarations of the element at hand. */
  get declared(): number {
    return this.prefixes.length - (this.marks[this.marks.length - 1] ?? 0);
  }

  /** Takes in `xmlns="..."` and `xmlns:prefix="..."`; says whether the attribute is one (section 3). */
  declare(attribute: string, namespace: string): boolean {
    if (!attribute.startsWith('xmlns')) return false;
    if (attribute.length === 5) {
      this.add('', namespace);
      return true;
    }
    if (attribute[5] !== ':') return false;
    const prefix = attribute.slice(6);
    if (prefix === '' || prefix.includes(':') || !startsNCName(prefix)) this.fail('a malformed attribute name.');
    if (namespace === '') this.fail('a prefix is bound to no namespace.');
    this.add(prefix, namespace);
    return true;
  }

  private add(prefix: string, namespace: string): void {
    const isXml = namespace === XML_NAMESPACE;
    if (prefix === 'xmlns' || namespace === XMLNS_NAMESPACE || (prefix === 'xml') !== isXml) {
      this.fail('the prefixes and namespaces of xml and xmlns cannot be bound otherwise.');
    }
    if (namespace.trim() !== namespace) this.fail('white space around a namespace name.');
    this.prefixes.push(prefix);
    this.namespaces.push(shared(namespace));
  }

  /** `undefined` when the prefix is bound to nothing; without a default namespace, `""` is that of `""`. */
  resolve(prefix: string): string | undefined {
    const { prefixes } = this;
    for (let index = prefixes.length - 1; index >= 0; index--) {
      if (prefixes[index] === prefix) return this.namespaces[index];
    }
    if (prefix === '') return '';
    return prefix === 'xml' ? XML_NAMESPACE : undefined;
  }

  /** The namespace of a name in a tag (section 6). */
  bound(prefix: string): string {
    const namespace = this.resolve(prefix);
    return namespace ?? this.fail(`unbound namespace prefix: "${prefix}".`);
  }

  /** Gives attributes their namespaces; none may occur twice (section 6.3). Unprefixed ones are in no namespace. */
  resolveAttributes(attributes: readonly ReadAttribute[]): void {
    let prefixed = 0;
    for (const attribute of attributes) {
      if (attribute.prefix === '') continue;
      attribute.namespace = this.bound(attribute.prefix);
      prefixed++;
    }
    if (prefixed < 2) return;
    const seen = new Set<string>();
    for (const { prefix, namespace, name } of attributes) {
      if (prefix === '') continue;
      const key = `{${namespace}}${name}`;
      if (seen.has(key)) this.fail(`duplicate attribute: ${name}.`);
      seen.add(key);
    }
  }
}

/** Namespace names seen so far. Callers send few different ones, over and over. */
const seenNamespaces = new Map<string, string>();
const MOST_SEEN = 256;

/**
 * The same text as the very string that literals of it are. Comparing each element's namespace with that of the contract then
 * takes no look at the characters.
 */
function shared(namespace: string): string {
  const seen = seenNamespaces.get(namespace);
  if (seen !== undefined) return seen;
  // Engines keep one string for all literals and property names of the same text.
  const [interned = namespace] = Object.keys({ [namespace]: true });
  if (seenNamespaces.size < MOST_SEEN && namespace.length <= MOST_SEEN) seenNamespaces.set(interned, interned);
  return interned;
}
