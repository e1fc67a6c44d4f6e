/** What the parsers hand to the resolvers: the documents as written, with the sources they stand in. */
import type { LoadedContract, Source } from '../source/source.js';
import type { Definitions } from '../wsdl/ast.js';
import type { SchemaDocument } from '../xsd/ast.js';

export interface ParsedContract extends LoadedContract {
  readonly definitions: readonly { readonly source: Source; readonly definitions: Definitions }[];
  /** In the order they were reached; a chameleon once per target namespace. */
  readonly schemas: readonly SchemaDocument[];
}
