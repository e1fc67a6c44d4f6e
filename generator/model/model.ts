/**
 * The meaning of a contract: every name looked up, every reference an object, the four forms of an operation joined. Emitters,
 * rules and comparisons read this and nothing below it. Terms are those of WSDL 1.1 and XML Schema 1.0 (section 2.2), cycles too.
 */
import type { Position } from '../diagnostics/diagnostic.js';
import type { QName } from '../source/qname.js';

/** Everything one run understood of one WSDL document and all it imports. */
export interface ContractModel {
  readonly services: readonly ServiceModel[];
  readonly schema: SchemaModel;
  /** The documents in the order they were reached, the WSDL first. */
  readonly documents: readonly DocumentModel[];
}

/** A loaded document, for serving it and for naming sources in generated headers. */
export interface DocumentModel {
  /** Relative to the WSDL's folder, with forward slashes; begins with `../` where the root lies above that folder. */
  readonly path: string;
  readonly text: string;
  readonly kind: 'wsdl' | 'schema';
  /** Where this text refers to other documents or carries addresses, in text order. */
  readonly references: readonly DocumentReference[];
  /** Spans of components that only some ports need, outermost, in text order. */
  readonly sections: readonly DocumentSection[];
}

/** The value of an attribute, without its quotes: `text.slice(start, end)`. */
export interface DocumentReference {
  readonly kind: 'address' | 'import';
  readonly start: number;
  readonly end: number;
  /** Of an import: `DocumentModel.path`; absent when it was not loaded. */
  readonly target?: string;
}

export interface DocumentSection {
  readonly start: number;
  readonly end: number;
  /** Names of the ports that need it. */
  readonly ports: readonly string[];
}

export interface ServiceModel {
  readonly kind: 'service';
  readonly name: QName;
  readonly documentation?: string;
  readonly ports: readonly Port[];
  /** Joined over the ports by name, in the order the first port has them. */
  readonly operations: readonly Operation[];
  readonly origin: Position;
}

/** What a port's binding speaks. */
export type Protocol = 'soap11' | 'soap12' | 'http-get' | 'http-post';

export interface Port {
  readonly kind: 'port';
  readonly name: string;
  readonly documentation?: string;
  readonly protocol: Protocol;
  readonly binding: QName;
  readonly portType: QName;
  readonly address?: string;
  /** Of a SOAP binding that is not for HTTP: the URI as written. */
  readonly transport?: string;
  readonly origin: Position;
}

/** One operation, whichever ports offer it (resolve-services.ts does the joining). */
export interface Operation {
  readonly kind: 'operation';
  /** The `wsdl:operation` name. Overloads share it and differ in `inputName`. */
  readonly name: string;
  /** The name of `wsdl:input`, given or defaulted (WSDL 1.1, section 2.4.5). */
  readonly inputName: string;
  readonly documentation?: string;
  readonly request: MessageShape;
  /** Absent: one-way. */
  readonly response?: MessageShape;
  readonly faults: readonly FaultModel[];
  /** In port order. */
  readonly bindings: readonly OperationBinding[];
  readonly origin: Position;
}

/**
 * The object a service method takes or returns.
 * - `element`: the value of one element (document style, one element part).
 * - `type`: a value of one type (document style, one `type=` part; an HTTP-only response).
 * - `parts`: an object with a property per part (rpc; document with several parts; HTTP-only parameters).
 * - `empty`: an object without properties.
 */
export type MessageShape =
  | {
      readonly kind: 'element';
      readonly element: ElementDeclaration;
      readonly message: QName;
      readonly origin: Position;
    }
  | { readonly kind: 'type'; readonly type: TypeDefinition; readonly message: QName; readonly origin: Position }
  | { readonly kind: 'parts'; readonly parts: readonly Part[]; readonly message: QName; readonly origin: Position }
  | { readonly kind: 'empty'; readonly message?: QName; readonly origin: Position };

export interface Part {
  readonly kind: 'part';
  readonly name: string;
  readonly documentation?: string;
  /** One of the two is there. */
  readonly element?: ElementDeclaration;
  readonly type?: TypeDefinition;
  readonly origin: Position;
}

export interface FaultModel {
  readonly kind: 'fault';
  readonly name: string;
  readonly documentation?: string;
  readonly message: QName;
  readonly partName?: string;
  readonly element?: ElementDeclaration;
  readonly type?: TypeDefinition;
  readonly origin: Position;
}

/** How one port carries the operation. */
export type OperationBinding = SoapOperationBinding | HttpOperationBinding;

export interface SoapOperationBinding {
  readonly kind: 'soap';
  readonly port: Port;
  readonly soapAction?: string;
  readonly style: 'document' | 'rpc';
  readonly input: SoapMessageBinding;
  readonly output?: SoapMessageBinding;
  readonly origin: Position;
}

export interface SoapMessageBinding {
  readonly use: 'literal' | 'encoded';
  /** The parts in the body, in `parts=` order, else all that no header takes. */
  readonly parts: readonly Part[];
  /** rpc: the wrapper (`soap:body namespace=`, operation name, `Response` appended on output; WSDL 1.1, section 3.5). */
  readonly wrapper?: QName;
  readonly headers: readonly HeaderBinding[];
}

export interface HeaderBinding {
  readonly message: QName;
  readonly part: Part;
  readonly use: 'literal' | 'encoded';
  readonly faults: readonly HeaderBinding[];
  readonly origin: Position;
}

export interface HttpOperationBinding {
  readonly kind: 'http';
  readonly port: Port;
  readonly location: string;
  readonly input: 'url-encoded' | 'url-replacement' | 'form' | 'xml';
  readonly parameters: readonly HttpParameter[];
  readonly output?: HttpOutput;
  readonly origin: Position;
}

export interface HttpParameter {
  readonly part: Part;
  /**
   * The particle of the request element that it fills. Absent: the request has a part of this name (shape `parts`), or is
   * the part itself (shapes `element` and `type`).
   */
  readonly joined?: ElementParticle;
}

export interface HttpOutput {
  readonly part: Part;
  readonly content: { readonly kind: 'xml' } | { readonly kind: 'content'; readonly mediaType: string };
  /**
   * The particle of the response element that it carries. Absent: the response has a part of this name (shape `parts`), or is
   * the part itself (shapes `element` and `type`).
   */
  readonly joined?: ElementParticle;
}

/** All global components, each once, in the order their documents were reached and declared. */
export interface SchemaModel {
  readonly elements: readonly ElementDeclaration[];
  readonly types: readonly TypeDefinition[];
  /** Target namespaces in first-seen order. */
  readonly namespaces: readonly string[];
}

/** Structures, section 3.3. */
export interface ElementDeclaration {
  readonly kind: 'element';
  readonly name: QName;
  readonly scope: 'global' | 'local';
  readonly type: TypeDefinition;
  readonly nillable: boolean;
  readonly abstract: boolean;
  readonly default?: string;
  readonly fixed?: string;
  /** The head this element may stand for. */
  readonly substitutionGroup?: ElementDeclaration;
  /** Those that may stand for it, transitively, in declaration order; without itself and abstract ones; `block` and `final` respected. */
  readonly substitutes: readonly ElementDeclaration[];
  readonly documentation?: string;
  readonly origin: Position;
}

export type TypeDefinition = BuiltInType | SimpleType | ComplexType | EncodedArrayType;

/** A type of the XML Schema namespace, `xs:anyType` and `xs:anySimpleType` among them; of SOAP-ENC, its twin there. */
export interface BuiltInType {
  readonly kind: 'builtIn';
  /** In the XML Schema namespace. */
  readonly name: QName;
}

/** Structures, section 3.14. */
export interface SimpleType {
  readonly kind: 'simpleType';
  /** Absent: anonymous; then `owner` names where it stands. */
  readonly name?: QName;
  readonly owner?: AnonymousOwner;
  readonly base: TypeDefinition;
  readonly variety:
    | { readonly kind: 'atomic' }
    | { readonly kind: 'list'; readonly item: TypeDefinition }
    | { readonly kind: 'union'; readonly members: readonly TypeDefinition[] };
  /** Declared on this type itself; the effective ones include the bases'. Enumerated QNames are `{namespace}localName`. */
  readonly facets: Facets;
  /** Named types derived from it, directly, in declaration order. */
  readonly derived: readonly TypeDefinition[];
  readonly documentation?: string;
  readonly origin: Position;
}

export interface Facets {
  readonly enumeration?: readonly EnumerationValue[];
  /** Alternatives within one derivation step. */
  readonly pattern?: readonly string[];
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minInclusive?: string;
  readonly maxInclusive?: string;
  readonly minExclusive?: string;
  readonly maxExclusive?: string;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly whiteSpace?: 'preserve' | 'replace' | 'collapse';
}

export interface EnumerationValue {
  readonly value: string;
  readonly documentation?: string;
  readonly origin: Position;
}

/** Structures, section 3.4. */
export interface ComplexType {
  readonly kind: 'complexType';
  readonly name?: QName;
  readonly owner?: AnonymousOwner;
  readonly abstract: boolean;
  readonly base: TypeDefinition;
  readonly derivation: 'extension' | 'restriction';
  /** What this step adds (extension) or all there is (restriction). */
  readonly content: Content;
  /** Likewise. A restriction's list is complete: inherited uses included, prohibited ones left out. */
  readonly attributes: readonly AttributeUse[];
  readonly anyAttribute?: Wildcard;
  /** Named types derived from it, directly, in declaration order. */
  readonly derived: readonly ComplexType[];
  readonly documentation?: string;
  readonly origin: Position;
}

export type Content =
  | { readonly kind: 'empty' }
  | { readonly kind: 'simple'; readonly type: TypeDefinition }
  | { readonly kind: 'elements'; readonly particle: Particle; readonly mixed: boolean };

/** For naming an anonymous type: the declaration it stands in, outermost name first. */
export interface AnonymousOwner {
  readonly namespace: string;
  /** Names of the enclosing global component and of every declaration on the way in. */
  readonly path: readonly string[];
}

/** A type whose base is the SOAP-ENC Array, in any of its spellings (WSDL 1.1, section 2.2; SOAP 1.1, section 5.4.2). */
export interface EncodedArrayType {
  readonly kind: 'encodedArray';
  readonly name?: QName;
  readonly owner?: AnonymousOwner;
  readonly item: TypeDefinition;
  readonly itemName?: string;
  /** One for `[]` and `[3]`, two for `[,]` and `[][]`. */
  readonly dimensions: number;
  readonly documentation?: string;
  readonly origin: Position;
}

/** Structures, sections 3.7 to 3.10; groups referenced by name are already in place. */
export type Particle = ElementParticle | ModelGroup | WildcardParticle;

export interface Occurs {
  readonly minOccurs: number;
  readonly maxOccurs: number | 'unbounded';
}

export interface ElementParticle extends Occurs {
  readonly kind: 'elementParticle';
  readonly element: ElementDeclaration;
  readonly documentation?: string;
  readonly origin: Position;
}

export interface ModelGroup extends Occurs {
  readonly kind: 'sequence' | 'choice' | 'all';
  readonly particles: readonly Particle[];
  /** The `xs:group` it came from. */
  readonly group?: QName;
  readonly documentation?: string;
  readonly origin: Position;
}

export interface WildcardParticle extends Occurs {
  readonly kind: 'any';
  readonly wildcard: Wildcard;
  readonly origin: Position;
}

export interface Wildcard {
  readonly namespaces: '##any' | { readonly not: string } | readonly string[];
  readonly process: 'strict' | 'lax' | 'skip';
  readonly origin: Position;
}

export interface AttributeUse {
  readonly name: QName;
  readonly type: TypeDefinition;
  readonly required: boolean;
  readonly default?: string;
  readonly fixed?: string;
  readonly documentation?: string;
  readonly origin: Position;
}
