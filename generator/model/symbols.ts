/** Every top-level component of the contract by its qualified name (WSDL 1.1, section 2.1.1; Structures, section 2.2). */
import type { Report } from '../diagnostics/report.js';
import { isEncodingNamespace, isSchemaNamespace } from '../source/namespaces.js';
import type { BindingNode, MessageNode, PortTypeNode } from '../wsdl/ast.js';
import type {
  AttributeGroupNode,
  AttributeNode,
  ElementNode,
  GroupNode,
  SchemaDocument,
  TypeNode,
} from '../xsd/ast.js';
import { isBuiltInTypeName } from '../xsd/builtin-types.js';
import { ComponentTable, type Named } from './component-table.js';
import type { ParsedContract } from './parsed-contract.js';

export interface SchemaSymbols {
  readonly types: ComponentTable<TypeNode>;
  readonly elements: ComponentTable<ElementNode>;
  readonly attributes: ComponentTable<AttributeNode>;
  readonly groups: ComponentTable<GroupNode>;
  readonly attributeGroups: ComponentTable<AttributeGroupNode>;
  /** By a redefining component, the one it redefines. */
  readonly redefined: ReadonlyMap<object, TypeNode | GroupNode | AttributeGroupNode>;
  /** Target namespaces in first-seen order. */
  readonly namespaces: readonly string[];
}

export interface WsdlSymbols {
  readonly messages: ComponentTable<Placed<MessageNode>>;
  readonly portTypes: ComponentTable<Placed<PortTypeNode>>;
  readonly bindings: ComponentTable<Placed<BindingNode>>;
}

/** A component with the target namespace of the definitions it stands in. */
export type Placed<Node> = Node & { readonly targetNamespace: string };

export function collectWsdlSymbols(contract: ParsedContract, report: Report): WsdlSymbols {
  const messages = new ComponentTable<Placed<MessageNode>>('message', report, 'duplicate-name');
  const portTypes = new ComponentTable<Placed<PortTypeNode>>('portType', report, 'duplicate-name');
  const bindings = new ComponentTable<Placed<BindingNode>>('binding', report, 'duplicate-name');
  for (const { definitions } of contract.definitions) {
    const { targetNamespace } = definitions;
    const add = <Node extends Named & { readonly name: string }>(
      table: ComponentTable<Placed<Node>>,
      nodes: readonly Node[],
    ) => {
      for (const node of nodes)
        table.add({ namespace: targetNamespace, localName: node.name }, { ...node, targetNamespace });
    };
    add(messages, definitions.messages);
    add(portTypes, definitions.portTypes);
    add(bindings, definitions.bindings);
  }
  return { messages, portTypes, bindings };
}

/** Components of all schemas. */
export function collectSchemaSymbols(schemas: readonly SchemaDocument[], report: Report): SchemaSymbols {
  const tables = {
    types: new ComponentTable<TypeNode>('type', report, 'conflicting-definition'),
    elements: new ComponentTable<ElementNode>('element', report, 'conflicting-definition'),
    attributes: new ComponentTable<AttributeNode>('attribute', report, 'conflicting-definition'),
    groups: new ComponentTable<GroupNode>('group', report, 'conflicting-definition'),
    attributeGroups: new ComponentTable<AttributeGroupNode>('attributeGroup', report, 'conflicting-definition'),
  };
  const own = schemas.filter((schema) => !isCopyOfBuiltIn(schema));
  for (const schema of own) {
    const add = <Node extends Named & { readonly name?: string }>(
      table: ComponentTable<Node>,
      nodes: readonly Node[],
    ) => {
      for (const node of nodes) table.add({ namespace: schema.targetNamespace, localName: node.name ?? '' }, node);
    };
    add(tables.types, schema.types);
    add(tables.elements, schema.elements);
    add(tables.attributes, schema.attributes);
    add(tables.groups, schema.groups);
    add(tables.attributeGroups, schema.attributeGroups);
  }
  const namespaces = [...new Set(own.filter(hasComponents).map(({ targetNamespace }) => targetNamespace))];
  return { ...tables, redefined: redefine(own, tables), namespaces };
}

/** The schemas of XML Schema and of SOAP encoding are built in; copies of them are not looked at, additions to them are. */
function isCopyOfBuiltIn({ targetNamespace, types, elements }: SchemaDocument): boolean {
  if (!isSchemaNamespace(targetNamespace) && !isEncodingNamespace(targetNamespace)) return false;
  const builtIn = types.some(({ name = '' }) => isBuiltInTypeName(name) || name === 'Array');
  return builtIn || elements.some(({ name }) => name === 'schema');
}

function hasComponents(schema: SchemaDocument): boolean {
  const { elements, types, attributes, groups, attributeGroups } = schema;
  return [elements, types, attributes, groups, attributeGroups].some((nodes) => nodes.length > 0);
}

type RedefinableTables = Pick<SchemaSymbols, 'types' | 'groups' | 'attributeGroups'>;

/** Structures, section 4.2.2: the new definition has the name, and the old one is reached through the new one alone. */
function redefine(schemas: readonly SchemaDocument[], tables: RedefinableTables): SchemaSymbols['redefined'] {
  const redefined = new Map<object, TypeNode | GroupNode | AttributeGroupNode>();
  for (const { targetNamespace, redefinitions } of schemas) {
    const replace = <Node extends TypeNode | GroupNode | AttributeGroupNode>(
      table: ComponentTable<Node>,
      nodes: readonly Node[],
    ) => {
      for (const node of nodes) {
        const original = table.replace({ namespace: targetNamespace, localName: node.name ?? '' }, node);
        if (original) redefined.set(node, original);
      }
    };
    replace(tables.types, redefinitions.types);
    replace(tables.groups, redefinitions.groups);
    replace(tables.attributeGroups, redefinitions.attributeGroups);
  }
  return redefined;
}
