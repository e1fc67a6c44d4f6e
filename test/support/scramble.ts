/**
 * The same contract in other clothes: other prefixes, other white space and comments, declarations in another order,
 * schemas moved into documents of their own. Its meaning stays.
 */
import { isSchemaNamespace, wsdlNamespace } from '../../generator/source/namespaces.js';
import type { LoadedContract, Source } from '../../generator/source/source.js';
import type { NamespaceScope, XmlElement } from '../../generator/source/xml-element.js';

/** A pseudo-random number below `limit`. */
export type Random = (limit: number) => number;

/** The documents of a contract by path, scrambled; the contract itself keeps its path. */
export function scramble(contract: LoadedContract, random: Random): Record<string, string> {
  const documents: Record<string, string> = {};
  for (const source of contract.sources) new Scrambler(source, random, documents).write();
  return documents;
}

/** A generator of numbers that gives the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  };
}

/** Attributes whose values are QNames, one or several. */
const qnameAttributes = new Set(
  'type ref base itemType memberTypes substitutionGroup element message binding arrayType refer'.split(' '),
);

class Scrambler {
  constructor(
    private readonly source: Source,
    private readonly random: Random,
    private readonly documents: Record<string, string>,
  ) {}

  write(): void {
    const text = this.element(this.source.root, true);
    this.documents[this.source.file] = `<?xml version="1.0" encoding="utf-8"?>\n<!-- scrambled -->\n${text}\n`;
  }

  private element(element: XmlElement, root = false): string {
    const { scope } = element;
    const name = this.rename(element.tag, scope);
    const declarations = root ? allDeclarations(scope) : [...scope.declared];
    const attributes = [
      ...declarations.flatMap(([prefix, uri]) => this.declare(prefix, uri)),
      ...element.attributes.map((attribute) => {
        const prefix = prefixOf(this.source.text, attribute.start);
        const value = this.valueOf(attribute.name.localName, attribute.value, scope);
        return `${this.rename(prefix, scope, true)}="${escape(value)}"`;
      }),
    ];
    const inner = this.content(element);
    const space = ['\n  ', ' ', '\n\t'][this.random(3)] ?? ' ';
    const open = [name, ...this.shuffle(attributes)].join(space);
    return inner === '' ? `<${open}/>` : `<${open}>${inner}</${name}>`;
  }

  private content(element: XmlElement): string {
    if (isSchema(element) && this.source.kind === 'wsdl' && this.canMove(element)) return this.moveOut(element);
    const reorder = mayReorder(element);
    const parts = element.content.map((node) => (typeof node === 'string' ? escape(node) : this.element(node)));
    if (!reorder) return parts.join(this.space(element));
    const [fixed, free] = splitHead(element);
    return [...fixed, ...this.shuffle(free)].map((child) => this.element(child)).join(this.space(element));
  }

  /** White space and comments mean nothing between elements; beside text they might. */
  private space(element: XmlElement): string {
    if (element.content.some((node) => typeof node === 'string')) return '';
    return ['', '\n', '\n\n    ', '\n<!-- a comment -->\n'][this.random(4)] ?? '';
  }

  private canMove(schema: XmlElement): boolean {
    return (
      this.random(2) === 0 &&
      schema.children.every(({ name }) => !['import', 'include', 'redefine'].includes(name.localName))
    );
  }

  /** The schema goes to a document of its own; an import stays. */
  private moveOut(schema: XmlElement): string {
    const file = `moved-${Object.keys(this.documents).length}-${schema.start}.xsd`;
    const folder = this.source.file.replace(/[^/]*$/, '');
    const moved = new Scrambler({ ...this.source, kind: 'schema' }, this.random, this.documents);
    this.documents[folder + file] = moved.element(schema, true);
    const tag = this.rename(schema.tag.replace(/[^:]*$/, 'include'), schema.scope);
    return `<${tag} schemaLocation="${file}"/>`;
  }

  private declare(prefix: string, uri: string): string[] {
    const own = prefix === '' ? `xmlns="${escape(uri)}"` : `xmlns:${prefix}="${escape(uri)}"`;
    return prefix === '' || prefix === 'xml' ? [own] : [own, `xmlns:other-${prefix}="${escape(uri)}"`];
  }

  private rename(name: string, _scope: NamespaceScope, attribute = false): string {
    const [prefix, local] = name.split(':');
    if (local === undefined || prefix === undefined || prefix === 'xml' || (attribute && prefix === 'xmlns'))
      return name;
    return `other-${prefix}:${local}`;
  }

  private valueOf(attribute: string, value: string, scope: NamespaceScope): string {
    if (!qnameAttributes.has(attribute)) return value;
    return value.replace(/([\w.-]+):([^\s]+)/g, (whole, prefix: string, local: string) =>
      prefix !== 'xml' && isDeclared(prefix, scope) ? `other-${prefix}:${local}` : whole,
    );
  }

  private shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let index = shuffled.length - 1; index > 0; index--) {
      const other = this.random(index + 1);
      [shuffled[index], shuffled[other]] = [shuffled[other] as T, shuffled[index] as T];
    }
    return shuffled;
  }
}

function isSchema({ name }: XmlElement): boolean {
  return isSchemaNamespace(name.namespace) && name.localName === 'schema';
}

/** Global declarations of a schema, and messages, portTypes and bindings of definitions, stand in any order. */
function mayReorder(element: XmlElement): boolean {
  return isSchema(element) || (element.name.namespace === wsdlNamespace && element.name.localName === 'definitions');
}

const head = new Set(['import', 'include', 'redefine', 'annotation', 'documentation', 'types', 'service']);

function splitHead({ children }: XmlElement): [XmlElement[], XmlElement[]] {
  return [
    children.filter(({ name }) => head.has(name.localName)),
    children.filter(({ name }) => !head.has(name.localName)),
  ];
}

function allDeclarations(scope: NamespaceScope): [string, string][] {
  const outer = scope.outer ? allDeclarations(scope.outer) : [];
  return [...new Map([...outer, ...scope.declared])];
}

function isDeclared(prefix: string, scope: NamespaceScope): boolean {
  return scope.declared.has(prefix) || (scope.outer !== undefined && isDeclared(prefix, scope.outer));
}

/** The name of the attribute whose value begins at an offset, as written. */
function prefixOf(text: string, start: number): string {
  return /([^\s"'<>/=]+)\s*=\s*["']$/.exec(text.slice(Math.max(0, start - 300), start))?.[1] ?? '';
}

function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\n/g, '&#10;')
    .replace(/\t/g, '&#9;');
}
