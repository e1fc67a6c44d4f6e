/** Schemas as written -> SchemaModel: every global component, each once, with all that it refers to. */
import type { Report } from '../diagnostics/report.js';
import { reportCircularSimpleTypes } from './circular-simple-types.js';
import { linkDerivedTypes } from './derived-types.js';
import type { ElementDeclaration, SchemaModel, TypeDefinition } from './model.js';
import { SchemaResolver } from './schema-resolver.js';
import { linkSubstitutes } from './substitution-groups.js';
import { collectSchemaSymbols } from './symbols.js';
import type { ParsedContract } from './parsed-contract.js';

/** The schema, and the way to the components that messages name; {@link finish} once all messages are resolved. */
export interface ResolvedTypes {
  readonly resolver: SchemaResolver;
  readonly schema: SchemaModel;
}

/** Resolves all schemas of the contract (Structures, section 5.3: QNames of components to components). */
export function resolveTypes(contract: ParsedContract, report: Report): ResolvedTypes {
  const symbols = collectSchemaSymbols(contract.schemas, report);
  const resolver = new SchemaResolver(symbols, report);
  const types: TypeDefinition[] = [...symbols.types.values()].map((node) => resolver.typeOf(node));
  const elements: ElementDeclaration[] = [...symbols.elements.values()].map((node) => resolver.elementOf(node));
  resolver.completeAll();
  reportCircularSimpleTypes(types, report);
  linkDerivedTypes(types);
  linkSubstitutes([...symbols.elements.values()], resolver);
  return { resolver, schema: { elements, types, namespaces: symbols.namespaces } };
}
