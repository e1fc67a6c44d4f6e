/**
 * Path -> the contract and everything it imports, each document once, cycles and all. Imports stay inside the root or
 * are in the catalogue; nothing is asked of the network. What the documents mean is left to the parsers.
 */
import { posix } from 'node:path';
import type { Report } from '../diagnostics/report.js';
import { decodeDocument } from './decode.js';
import type { LoadOptions, SourceHost } from './host.js';
import { isSchemaNamespace, wsdl20Namespace, wsdlNamespace } from './namespaces.js';
import { qnameKey } from './qname.js';
import type { LoadedContract, Source } from './source.js';
import { parseXml } from './xml.js';
import { attributeOf, isElement, type XmlElement } from './xml-element.js';

const defaultMaxBytes = 64 * 1024 * 1024;
const defaultMaxDocuments = 2000;

/** Loads the contract at `path`; `undefined` and reports when that document itself cannot be read. */
export function loadContract(
  path: string,
  host: SourceHost,
  options: LoadOptions,
  report: Report,
  texts: Map<string, string> = new Map(),
): LoadedContract | undefined {
  return new Loader(slashes(path), host, options, report, texts).load();
}

function slashes(path: string): string {
  return posix.normalize(path.replace(/\\/g, '/'));
}

/** A network address, or a local path of a scheme that is none (`file:`, `classpath:`, ...). */
function isUrl(location: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(location) && !/^[a-z]:[\\/]/i.test(location);
}

class Loader {
  private readonly folder: string;
  private readonly root: string;
  private readonly sources = new Map<string, Source | undefined>();
  private readonly references = new Map<Source, readonly XmlElement[]>();
  private readonly targets = new Map<XmlElement, Source>();
  private readonly queue: Source[] = [];

  constructor(
    private readonly entry: string,
    private readonly host: SourceHost,
    private readonly options: LoadOptions,
    private readonly report: Report,
    private readonly texts: Map<string, string>,
  ) {
    this.folder = posix.dirname(entry);
    this.root = slashes(options.root ?? this.folder);
  }

  load(): LoadedContract | undefined {
    const start = { file: this.entry, line: 1, column: 1 };
    const contract = this.read(this.entry, () => this.report('unreadable-document', start, { path: this.entry }));
    if (!contract) return undefined;
    if (contract.kind !== 'wsdl') {
      this.report('unexpected-document', contract.root.position, { found: 'schema', expected: 'wsdl:definitions' });
      return undefined;
    }
    for (let source = this.queue.shift(); source; source = this.queue.shift()) this.followReferences(source);
    const sources = [...this.sources.values()].filter((source) => source !== undefined);
    return { sources, references: this.references, targets: this.targets };
  }

  private followReferences(source: Source): void {
    const references = referencesIn(source.root);
    this.references.set(source, references);
    for (const reference of references) {
      const target = this.resolveReference(source, reference);
      if (target) this.targets.set(reference, target);
    }
  }

  private resolveReference(source: Source, reference: XmlElement): Source | undefined {
    const location = locationOf(reference);
    const namespace = attributeOf(reference, 'namespace')?.value.trim();
    const listed = this.catalogued(location?.value.trim(), namespace);
    if (listed !== undefined) return this.read(listed, () => this.missing(reference, listed));
    if (!location || location.value.trim() === '') return undefined;
    const written = location.value.trim();
    if (isUrl(written)) {
      if (!isWellKnown(namespace)) this.report('remote-import', location.position, { location: written });
      return undefined;
    }
    const path = this.pathOf(source, written);
    if (!this.isInside(path)) {
      this.report('import-outside-root', location.position, { location: written, root: this.root });
      return undefined;
    }
    return this.read(path, () => this.missing(reference, written));
  }

  private missing(reference: XmlElement, location: string): void {
    const position = locationOf(reference)?.position ?? reference.position;
    this.report('missing-import', position, { location });
  }

  private catalogued(location: string | undefined, namespace: string | undefined): string | undefined {
    const catalogue = this.options.catalogue ?? {};
    const key = [location, namespace].find((name) => name !== undefined && Object.hasOwn(catalogue, name));
    return key === undefined ? undefined : slashes(catalogue[key] ?? '');
  }

  /** A `schemaLocation` is a URI reference: percent-encoded, perhaps with a fragment or query that names no file. */
  private pathOf(source: Source, location: string): string {
    const relative = slashes(safeDecode(location.replace(/[?#].*$/s, '')));
    return posix.isAbsolute(relative) ? relative : posix.join(posix.dirname(source.file), relative);
  }

  private isInside(path: string): boolean {
    const canonical = this.host.canonicalPath ?? ((same: string) => same);
    return within(this.root, path) && within(canonical(this.root), canonical(path));
  }

  private read(path: string, unreadable: () => void): Source | undefined {
    if (!this.sources.has(path)) {
      if (this.sources.size >= (this.options.maxDocuments ?? defaultMaxDocuments)) {
        const limit = this.options.maxDocuments ?? defaultMaxDocuments;
        this.report('too-many-documents', { file: this.entry, line: 1, column: 1 }, { limit });
        return undefined;
      }
      const source = this.readNew(path, unreadable);
      this.sources.set(path, source);
      if (source) this.queue.push(source);
    }
    return this.sources.get(path);
  }

  private readNew(path: string, unreadable: () => void): Source | undefined {
    const limit = this.options.maxBytes ?? defaultMaxBytes;
    const found = this.host.read(path, limit);
    if (found === undefined) {
      unreadable();
      return undefined;
    }
    if (found.length > limit) {
      this.report('document-too-large', { file: path, line: 1, column: 1 }, { path, limit });
      return undefined;
    }
    const text = typeof found === 'string' ? found.replace(/^\uFEFF/, '') : decodeDocument(path, found, this.report);
    if (text !== undefined) this.texts.set(path, text);
    const root = text === undefined ? undefined : parseXml(path, text, this.report);
    if (text === undefined || !root) return undefined;
    const kind = this.kindOf(root);
    return kind && { file: path, path: posix.relative(this.folder, path), text, kind, root };
  }

  private kindOf(root: XmlElement): Source['kind'] | undefined {
    if (isElement(root, wsdlNamespace, 'definitions')) return 'wsdl';
    if (root.name.localName === 'schema' && isSchemaNamespace(root.name.namespace)) return 'schema';
    if (isElement(root, wsdl20Namespace, 'description')) this.report('wsdl-2-0', root.position, undefined);
    else {
      const expected = 'wsdl:definitions or xs:schema';
      const { namespace, localName } = root.name;
      const found = `${namespace === '' ? localName : qnameKey(root.name)} element`;
      this.report('unexpected-document', root.position, { found, expected });
    }
    return undefined;
  }
}

/** Lexically at or below the folder; both normalized. */
function within(folder: string, path: string): boolean {
  const relative = posix.relative(folder, path);
  return relative !== '..' && !relative.startsWith('../') && !posix.isAbsolute(relative);
}

function safeDecode(location: string): string {
  try {
    return decodeURIComponent(location);
  } catch {
    return location;
  }
}

/** `location` of a WSDL import, `schemaLocation` of the schema's; some documents have one for the other. */
export function locationOf(reference: XmlElement) {
  return attributeOf(reference, 'schemaLocation') ?? attributeOf(reference, 'location');
}

/** Namespaces whose components are built in: their imports are usually there for form's sake. */
function isWellKnown(namespace: string | undefined): boolean {
  return namespace !== undefined && /^http:\/\/(schemas\.xmlsoap\.org\/(soap|wsdl)\/|www\.w3\.org\/)/.test(namespace);
}

/** Elements that refer to documents: children of `wsdl:definitions`, of `wsdl:types` and of the schemas. */
function referencesIn(root: XmlElement): XmlElement[] {
  if (root.name.namespace !== wsdlNamespace) return schemaReferences(root);
  return root.children.flatMap((child) => {
    if (isElement(child, wsdlNamespace, 'import')) return [child];
    if (isElement(child, wsdlNamespace, 'types'))
      return [...schemaReferences(child), ...child.children.flatMap(schemaReferences)];
    return [];
  });
}

function schemaReferences(parent: XmlElement): XmlElement[] {
  return parent.children.filter(
    ({ name }) => isSchemaNamespace(name.namespace) && /^(import|include|redefine)$/.test(name.localName),
  );
}
