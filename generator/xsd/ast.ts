/**
 * XML Schema 1.0 as written: one interface per element of its XML representation (Structures, section 3), every node with
 * its position, references still names. Nothing is looked up and nothing is decided here.
 */
import type { Position } from '../diagnostics/diagnostic.js';
import type { QName } from '../source/qname.js';
import type { Reference } from '../source/read.js';

/** One `xs:schema`, under the target namespace it was reached with (a chameleon takes that of its includer). */
export interface SchemaDocument {
  readonly kind: 'schema';
  readonly targetNamespace: string;
  readonly elements: readonly ElementNode[];
  readonly attributes: readonly AttributeNode[];
  readonly types: readonly TypeNode[];
  readonly groups: readonly GroupNode[];
  readonly attributeGroups: readonly AttributeGroupNode[];
  /** Components inside `xs:redefine` (section 4.2.2); each takes the place of the one it redefines. */
  readonly redefinitions: Redefinitions;
  readonly origin: Position;
}

export interface Redefinitions {
  readonly types: readonly TypeNode[];
  readonly groups: readonly GroupNode[];
  readonly attributeGroups: readonly AttributeGroupNode[];
}

/** What every component has. */
interface Annotated {
  readonly documentation?: string;
  readonly origin: Position;
}

export interface OccursNode {
  readonly minOccurs: number;
  readonly maxOccurs: number | 'unbounded';
}

/** Section 3.3.2. */
export interface ElementNode extends Annotated, OccursNode {
  readonly kind: 'element';
  /** Absent on a reference. */
  readonly name?: string;
  /** Of the element on the wire: the target namespace, or `""` for an unqualified local one. */
  readonly namespace: string;
  readonly global: boolean;
  readonly ref?: Reference;
  readonly type?: Reference;
  /** The type written inside. */
  readonly inner?: TypeNode;
  readonly nillable: boolean;
  readonly abstract: boolean;
  readonly default?: string;
  readonly fixed?: string;
  readonly substitutionGroup?: Reference;
  readonly block: DerivationSet;
  readonly final: DerivationSet;
}

/** Values of `block` and `final`, `#all` written out. */
export type DerivationSet = ReadonlySet<string>;

export type TypeNode = SimpleTypeNode | ComplexTypeNode;

/** Section 3.14.2. */
export interface SimpleTypeNode extends Annotated {
  readonly kind: 'simpleType';
  readonly name?: string;
  readonly namespace: string;
  readonly derivation: SimpleDerivation;
}

export type SimpleDerivation =
  | {
      readonly kind: 'restriction';
      readonly base?: Reference;
      readonly inner?: SimpleTypeNode;
      readonly facets: readonly FacetNode[];
    }
  | { readonly kind: 'list'; readonly itemType?: Reference; readonly inner?: SimpleTypeNode }
  | { readonly kind: 'union'; readonly memberTypes: readonly Reference[]; readonly inner: readonly SimpleTypeNode[] };

/** Datatypes, section 4.3. */
export interface FacetNode extends Annotated {
  readonly kind: 'facet';
  readonly facet: string;
  readonly value: string;
  /** Of an enumeration: what the value means as a QName, if it can be one here. */
  readonly name?: QName;
}

/** Section 3.4.2. */
export interface ComplexTypeNode extends Annotated {
  readonly kind: 'complexType';
  readonly name?: string;
  readonly namespace: string;
  readonly abstract: boolean;
  readonly mixed: boolean;
  readonly block: DerivationSet;
  readonly final: DerivationSet;
  readonly content: ContentNode;
}

export type ContentNode =
  /** No `simpleContent` or `complexContent`: a restriction of `xs:anyType`. */
  | ({ readonly kind: 'plain'; readonly particle?: ParticleNode } & AttributesNode)
  | ({
      readonly kind: 'complex';
      readonly derivation: 'extension' | 'restriction';
      readonly base?: Reference;
      readonly particle?: ParticleNode;
    } & AttributesNode)
  | ({
      readonly kind: 'simple';
      readonly derivation: 'extension' | 'restriction';
      readonly base?: Reference;
      readonly inner?: SimpleTypeNode;
      readonly facets: readonly FacetNode[];
    } & AttributesNode);

/** The attribute declarations of a type or an attribute group, in the order of the text. */
export interface AttributesNode {
  readonly attributes: readonly (AttributeNode | AttributeGroupNode)[];
  readonly anyAttribute?: WildcardNode;
}

export type ParticleNode = ElementNode | ModelGroupNode | GroupNode | AnyNode;

/** Section 3.8.2. */
export interface ModelGroupNode extends Annotated, OccursNode {
  readonly kind: 'sequence' | 'choice' | 'all';
  readonly particles: readonly ParticleNode[];
}

/** Section 3.7.2: a definition has a name, a reference has `ref`. */
export interface GroupNode extends Annotated, OccursNode {
  readonly kind: 'group';
  readonly name?: string;
  readonly namespace: string;
  readonly ref?: Reference;
  readonly content?: ModelGroupNode;
}

/** Section 3.10.2. */
export interface AnyNode extends OccursNode {
  readonly kind: 'any';
  readonly wildcard: WildcardNode;
  readonly origin: Position;
}

export interface WildcardNode {
  /** As written: `##any`, `##other`, or URIs with `##targetNamespace` and `##local` among them. */
  readonly namespace: string;
  readonly targetNamespace: string;
  readonly process: 'strict' | 'lax' | 'skip';
  readonly origin: Position;
}

/** Section 3.2.2. */
export interface AttributeNode extends Annotated {
  readonly kind: 'attribute';
  readonly name?: string;
  readonly namespace: string;
  readonly ref?: Reference;
  readonly type?: Reference;
  readonly inner?: SimpleTypeNode;
  readonly use: 'optional' | 'required' | 'prohibited';
  readonly default?: string;
  readonly fixed?: string;
  /** `wsdl:arrayType` (WSDL 1.1, section 2.2): the item type, and what follows it, such as `[]` or `[,]`. */
  readonly arrayType?: { readonly item: Reference; readonly dimensions: string };
}

/** Section 3.6.2: a definition has a name, a reference has `ref`. */
export interface AttributeGroupNode extends Annotated, AttributesNode {
  readonly kind: 'attributeGroup';
  readonly name?: string;
  readonly namespace: string;
  readonly ref?: Reference;
}
