/**
 * The workshop of resolve-types: looks up components, makes each model node once, and completes nodes in an order in
 * which a base is complete before what derives from it. A node is handed out before it is complete, so recursion in the
 * schema is no recursion here; the depth of the stack does not depend on the contract.
 */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Report } from '../diagnostics/report.js';
import { qnameKey, type QName } from '../source/qname.js';
import type { Reference } from '../source/read.js';
import type { ComplexTypeNode, ElementNode, SimpleTypeNode, TypeNode } from '../xsd/ast.js';
import type { ComponentTable, Named } from './component-table.js';
import { fillEncodedArray, isEncodedArray } from './encoded-array.js';
import type {
  AnonymousOwner,
  ComplexType,
  ElementDeclaration,
  EncodedArrayType,
  SimpleType,
  TypeDefinition,
} from './model.js';
import type { Mutable } from './mutable.js';
import { fillComplexType } from './resolve-complex-type.js';
import { fillElement } from './resolve-particles.js';
import { fillSimpleType } from './resolve-simple-type.js';
import type { SchemaSymbols } from './symbols.js';
import {
  anyEncodedArray,
  builtIn,
  builtInMisspelt,
  builtInNamed,
  isEncodedArrayName,
  isSchemaElementName,
} from './well-known.js';

/** Who refers to something: for messages, and for names without a prefix. */
export interface Referrer {
  /** `element "Login"`, `type "Order"`. */
  readonly label: string;
  readonly targetNamespace: string;
}

type ResolvedType = Exclude<TypeDefinition, { kind: 'builtIn' }>;

/** References to groups and attribute groups, each counted wherever it ends up. */
const maxExpandedGroups = 20_000;
const maxGroupDepth = 200;

export class SchemaResolver {
  private readonly typesByNode = new Map<TypeNode, ResolvedType>();
  private readonly elementsByNode = new Map<ElementNode, ElementDeclaration>();
  private readonly arrayNodes = new Map<TypeNode, boolean>();
  private readonly encodedArrays = new Map<string, EncodedArrayType>();
  private readonly schemaElements = new Map<string, ElementDeclaration>();
  private readonly assumedElements = new Map<TypeNode, ElementDeclaration>();
  /** Nodes that are not complete yet, and how to complete them. */
  private readonly pending = new Map<TypeNode, () => void>();

  private expandedGroups = 0;

  constructor(
    readonly symbols: SchemaSymbols,
    readonly report: Report,
  ) {}

  /** The type a name means; reports and `xs:anyType` when there is none. */
  typeNamed(reference: Reference, by: Referrer): TypeDefinition {
    const known = builtInNamed(reference.name);
    if (known) return known;
    if (isEncodedArrayName(reference.name)) return this.anyArray(reference);
    const node = this.symbols.types.find(reference, by.targetNamespace);
    if (node) return this.typeOf(node);
    const element = this.symbols.elements.find(reference, by.targetNamespace);
    if (element) {
      this.report('element-used-as-type', reference.origin, { name: reference.written, by: by.label });
      return this.elementOf(element).type;
    }
    const misspelt = builtInMisspelt(reference.name);
    if (misspelt) {
      const meant = `xs:${misspelt.name.localName}`;
      this.report('misspelt-built-in-type', reference.origin, { name: reference.written, meant });
      return misspelt;
    }
    this.unresolved('unresolved-type', this.symbols.types, reference, by);
    return builtIn('anyType');
  }

  private anyArray(reference: Reference): EncodedArrayType {
    const key = qnameKey(reference.name);
    const array = this.encodedArrays.get(key) ?? anyEncodedArray(reference.name, reference.origin);
    this.encodedArrays.set(key, array);
    return array;
  }

  /** The node a type name means, for those who need to see how it is written. */
  typeNodeNamed(reference: Reference, targetNamespace: string, redefining?: TypeNode): TypeNode | undefined {
    if (builtInNamed(reference.name)) return undefined;
    const found = this.symbols.types.find(reference, targetNamespace);
    const original = redefining && found === redefining ? this.symbols.redefined.get(redefining) : undefined;
    return (original as TypeNode | undefined) ?? found;
  }

  /** The base a type is written with. A type that is its own base, by way of the element whose name is used, is reported and cut off from it. */
  baseNamed(reference: Reference, node: TypeNode, by: Referrer): TypeDefinition {
    const base = this.baseMeant(reference, node, by);
    const type = this.typesByNode.get(node);
    for (let step = base; 'base' in step; step = step.base) {
      if (step !== type) continue;
      this.report('circular-definition', node.origin, { kind: 'type', name: `"${node.name ?? ''}"` });
      return builtIn(node.kind === 'simpleType' ? 'anySimpleType' : 'anyType');
    }
    return base;
  }

  /** Within `xs:redefine` a type's own name means the type that it redefines. */
  private baseMeant(reference: Reference, node: TypeNode, by: Referrer): TypeDefinition {
    const original = this.symbols.redefined.get(node);
    const own = reference.name.localName === node.name && reference.name.namespace === node.namespace;
    if (!original || !own) return this.typeNamed(reference, by);
    return this.typeOf(original as TypeNode, { namespace: node.namespace, path: [node.name ?? '', 'redefined'] });
  }

  /** The model node of a type, named or (with its owner) anonymous. It may not be complete yet. */
  typeOf(node: TypeNode, owner?: AnonymousOwner): ResolvedType {
    const known = this.typesByNode.get(node);
    if (known) return known;
    const type = node.kind === 'simpleType' ? this.startSimpleType(node, owner) : this.startComplexType(node, owner);
    this.typesByNode.set(node, type);
    return type;
  }

  private startSimpleType(node: SimpleTypeNode, owner: AnonymousOwner | undefined): SimpleType {
    const type: Mutable<SimpleType> = {
      kind: 'simpleType',
      ...identity(node, owner),
      base: builtIn('anySimpleType'),
      variety: { kind: 'atomic' },
      facets: {},
      derived: [],
      ...documentationOf(node),
      origin: node.origin,
    };
    this.pending.set(node, () => fillSimpleType(type, node, this));
    return type;
  }

  private startComplexType(node: ComplexTypeNode, owner: AnonymousOwner | undefined): ComplexType | EncodedArrayType {
    const common = { ...identity(node, owner), ...documentationOf(node), origin: node.origin };
    if (isEncodedArray(node, this, this.arrayNodes)) {
      const array: Mutable<EncodedArrayType> = {
        kind: 'encodedArray',
        ...common,
        item: builtIn('anyType'),
        dimensions: 1,
      };
      this.pending.set(node, () => fillEncodedArray(array, node, this));
      return array;
    }
    const type: Mutable<ComplexType> = {
      kind: 'complexType',
      ...common,
      abstract: node.abstract,
      base: builtIn('anyType'),
      derivation: 'restriction',
      content: { kind: 'empty' },
      attributes: [],
      derived: [],
    };
    this.pending.set(node, () => fillComplexType(type, node, this));
    return type;
  }

  /** The global element a name means; `undefined` and a report when there is none. */
  elementNamed(reference: Reference, by: Referrer): ElementDeclaration | undefined {
    if (isSchemaElementName(reference.name)) return this.schemaElement(reference.name, reference.origin);
    const node = this.symbols.elements.find(reference, by.targetNamespace);
    if (node) return this.elementOf(node);
    const type = this.symbols.types.find(reference, by.targetNamespace);
    if (type) {
      this.report('type-used-as-element', reference.origin, { name: reference.written, by: by.label });
      return this.assumedElement(type, reference);
    }
    this.unresolved('unresolved-element', this.symbols.elements, reference, by);
    return undefined;
  }

  /** The model node of an element declaration. */
  elementOf(node: ElementNode, owner?: AnonymousOwner): ElementDeclaration {
    const known = this.elementsByNode.get(node);
    if (known) return known;
    const element: Mutable<ElementDeclaration> = {
      kind: 'element',
      name: { namespace: node.namespace, localName: node.name ?? '' },
      scope: node.global ? 'global' : 'local',
      type: builtIn('anyType'),
      nillable: node.nillable,
      abstract: node.abstract,
      ...(node.default !== undefined && { default: node.default }),
      ...(node.fixed !== undefined && { fixed: node.fixed }),
      substitutes: [],
      ...documentationOf(node),
      origin: node.origin,
    };
    this.elementsByNode.set(node, element);
    fillElement(element, node, owner, this);
    return element;
  }

  private schemaElement(name: QName, origin: Position): ElementDeclaration {
    return this.globalElement(this.schemaElements, qnameKey(name), name, builtIn('anyType'), origin);
  }

  private assumedElement(node: TypeNode, reference: Reference): ElementDeclaration {
    const name = { namespace: node.namespace, localName: node.name ?? '' };
    return this.globalElement(this.assumedElements, node, name, this.typeOf(node), reference.origin);
  }

  private globalElement<Key>(
    known: Map<Key, ElementDeclaration>,
    key: Key,
    name: QName,
    type: TypeDefinition,
    origin: Position,
  ): ElementDeclaration {
    const fresh = { kind: 'element', scope: 'global', nillable: false, abstract: false, substitutes: [] } as const;
    const element = known.get(key) ?? { ...fresh, name, type, origin };
    known.set(key, element);
    return element;
  }

  /** Reports a name that nothing has. */
  unresolved<Node extends Named>(
    code:
      | 'unresolved-type'
      | 'unresolved-element'
      | 'unresolved-attribute'
      | 'unresolved-group'
      | 'unresolved-attribute-group',
    table: ComponentTable<Node>,
    reference: Reference,
    by: Referrer,
  ): void {
    this.report(code, reference.origin, { name: reference.written, by: by.label, near: table.near(reference) });
  }

  /** Says whether one more reference to a group may be expanded, inside of `depth` others: groups of groups can grow without bounds. */
  mayExpandGroup(origin: Position, depth: number): boolean {
    this.expandedGroups++;
    if (this.expandedGroups === maxExpandedGroups) {
      this.report('groups-too-large', origin, { limit: `${maxExpandedGroups} references` });
    } else if (depth === maxGroupDepth) this.report('groups-too-large', origin, { limit: `${maxGroupDepth} levels` });
    return this.expandedGroups < maxExpandedGroups && depth < maxGroupDepth;
  }

  /** Completes all nodes that were handed out, and those handed out meanwhile. */
  completeAll(): void {
    for (const node of this.pending.keys()) this.complete(node);
  }

  /** Completes a node, its bases first. A type that is its own base is reported and cut off from it. */
  complete(node: TypeNode): void {
    const line: TypeNode[] = [];
    const seen = new Set<TypeNode>();
    for (
      let current: TypeNode | undefined = node;
      current && this.pending.has(current);
      current = this.baseNode(current)
    ) {
      if (seen.has(current)) {
        this.report('circular-definition', current.origin, { kind: 'type', name: `"${current.name ?? ''}"` });
        line.splice(line.indexOf(current)).forEach((circular) => this.pending.delete(circular));
        break;
      }
      seen.add(current);
      line.push(current);
    }
    for (const ready of line.reverse()) {
      const fill = this.pending.get(ready);
      this.pending.delete(ready);
      fill?.();
    }
  }

  private baseNode(node: TypeNode): TypeNode | undefined {
    const derivation = node.kind === 'simpleType' ? node.derivation : node.content;
    if (!('base' in derivation) || !derivation.base) return undefined;
    return this.typeNodeNamed(derivation.base, node.namespace, node);
  }
}

function identity(node: TypeNode, owner: AnonymousOwner | undefined): { name?: QName; owner?: AnonymousOwner } {
  if (owner) return { owner };
  return { name: { namespace: node.namespace, localName: node.name ?? '' } };
}

export function documentationOf(node: { readonly documentation?: string }): { documentation?: string } {
  return node.documentation === undefined ? {} : { documentation: node.documentation };
}
