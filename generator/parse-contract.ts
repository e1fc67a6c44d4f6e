/** The parse stage: every loaded document as written, and every schema under the target namespace it is reached with. */
import { invariant } from './diagnostics/invariant.js';
import type { Report } from './diagnostics/report.js';
import type { ParsedContract } from './model/parsed-contract.js';
import { isSchemaNamespace } from './source/namespaces.js';
import type { LoadedContract, Source } from './source/source.js';
import type { XmlElement } from './source/xml-element.js';
import { parseXml } from './source/xml.js';
import { parseDefinitions } from './wsdl/parse.js';
import type { SchemaDocument } from './xsd/ast.js';
import { parseSchema } from './xsd/parse.js';
import { standardSchemas } from './xsd/standard-schemas.js';

export function parseContract(contract: LoadedContract, report: Report): ParsedContract {
  const wsdl = contract.sources.filter(({ kind }) => kind === 'wsdl');
  const definitions = wsdl.map((source) => ({ source, definitions: parseDefinitions(source.root, report) }));
  const schemas = new SchemaReader(contract, report);
  for (const { source, definitions: written } of definitions) {
    const inside = new Set(written.schemas.flatMap((schema) => schema.children));
    for (const schema of written.schemas) schemas.reach(schema);
    for (const reference of contract.references.get(source) ?? [])
      if (!inside.has(reference)) schemas.follow(reference);
  }
  return { ...contract, definitions, schemas: addStandardSchemas(schemas.readAll(), contract, report) };
}

/** Adds the built-in schemas of namespaces that the documents mention and do not define. */
function addStandardSchemas(schemas: readonly SchemaDocument[], { sources }: LoadedContract, report: Report) {
  const defined = new Set(schemas.map(({ targetNamespace }) => targetNamespace));
  const missing = [...standardSchemas].filter(
    ([namespace]) => !defined.has(namespace) && sources.some(({ text }) => text.includes(namespace)),
  );
  const added = missing.map(([namespace, text]) => {
    const root = parseXml(`built-in schema of ${namespace}`, text, report);
    invariant(root, 'the built-in schemas are well-formed');
    return parseSchema(root, report);
  });
  return [...schemas, ...added];
}

/** Reads schemas in the order they are reached; one without a target namespace once for each that includes it. */
class SchemaReader {
  private readonly seen = new Set<string>();
  private readonly queue: { readonly root: XmlElement; readonly includedInto?: string }[] = [];

  constructor(
    private readonly contract: LoadedContract,
    private readonly report: Report,
  ) {}

  reach(root: XmlElement, includedInto?: string): void {
    const key = `${root.position.file}:${root.start} ${includedInto ?? ''}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.queue.push({ root, ...(includedInto !== undefined && { includedInto }) });
  }

  /** `xs:include` and `xs:redefine` bring the document into the namespace of the includer (Structures, section 4.2.1). */
  follow(reference: XmlElement, includer?: SchemaDocument): void {
    const target: Source | undefined = this.contract.targets.get(reference);
    if (target?.kind !== 'schema') return;
    const included = includer && isSchemaNamespace(reference.name.namespace) && reference.name.localName !== 'import';
    const own = target.root.attributes.some(({ name }) => name.localName === 'targetNamespace');
    this.reach(target.root, included && !own ? includer.targetNamespace : undefined);
  }

  readAll(): readonly SchemaDocument[] {
    const schemas: SchemaDocument[] = [];
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const schema = parseSchema(next.root, this.report, next.includedInto);
      schemas.push(schema);
      for (const reference of next.root.children) this.follow(reference, schema);
    }
    return schemas;
  }
}
