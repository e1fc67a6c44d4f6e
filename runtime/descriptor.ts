/**
 * What the runtime knows of a contract: plain data that `generated/<service>/descriptor.ts` fills. It says how the
 * typed objects of `types.ts` map to XML and to form values, and which ports offer which operation. No behaviour.
 *
 * How a typed object relates to its element (XML Schema 1.0, Structures):
 * - a child element is a property with the element's local name;
 * - an attribute is a property with `$` before its local name (no XML name holds a `$`, so the two never meet);
 * - the text of simple content is the property `value`;
 * - what the schema does not name is under `$$`: `$$type` (the derived type sent as `xsi:type`), `$$any` (wildcard
 *   content), `$$attributes` (wildcard attributes: text by `name` or `{namespace}name`), `$$choice`, `$$sequence` (repeated
 *   groups: an array of objects, in order);
 * - mixed content is the array `$$content`, in order: text as strings, each child as an object with its one property
 *   (`{ b: 'bold' }`, `{ $$any: ... }`); the children are nowhere else, the attributes stay beside it;
 * - `xsi:nil` is `null`, absence is `undefined` or no property at all.
 */

/** One `wsdl:service` with all its ports (WSDL 1.1, section 2.7). */
export interface ServiceDescriptor {
  readonly name: string;
  /** The target namespace of the definitions. */
  readonly namespace: string;
  readonly documentation?: string;
  /** In the contract's order. */
  readonly ports: readonly PortDescriptor[];
  /** In the contract's order; each once, whichever ports offer it. */
  readonly operations: readonly OperationDescriptor[];
  readonly schema: SchemaDescriptor;
}

export interface OperationDescriptor {
  /** The name of the method that implements it; the `wsdl:operation` name unless overloading forced another. */
  readonly name: string;
  readonly documentation?: string;
  /** No response message (WSDL 1.1, section 2.4.1). */
  readonly oneWay?: true;
  /** Declared faults, for typed details. */
  readonly faults?: readonly FaultDescriptor[];
}

export interface FaultDescriptor {
  readonly name: string;
  /** The detail entry: a key of `schema.elements`; for a part with a type, an element named for the part, in no namespace. */
  readonly element?: ElementRef;
}

/** One way in. `operations` has the operations this port offers, by `OperationDescriptor.name`. */
export type PortDescriptor = SoapPortDescriptor | HttpPortDescriptor;

export interface SoapPortDescriptor {
  readonly protocol: 'soap11' | 'soap12';
  readonly name: string;
  /** As the contract has it; the served WSDL carries the address it was asked at. */
  readonly address?: string;
  readonly operations: Readonly<Record<string, SoapOperationDescriptor>>;
}

export interface SoapOperationDescriptor {
  /** The `soapAction`, absent when the contract gives none. */
  readonly action?: string;
  readonly input: SoapMessageDescriptor;
  /** Absent for one-way operations. */
  readonly output?: SoapMessageDescriptor;
}

export interface SoapMessageDescriptor {
  readonly body: SoapBodyDescriptor;
  readonly headers?: readonly SoapHeaderDescriptor[];
}

/**
 * What stands in `soap:Body` (WSDL 1.1, section 3.5).
 * - `element`: document/literal with one element part; the message object is that element's value.
 * - `alternatives`: the same where the element heads a substitution group: one of these stands there, and the message
 *   object has the one property that says which (XML Schema 1.0 Structures, section 3.3.6).
 * - `parts`: the message object has a property per part. With `wrapper` (rpc) the parts are its children; without
 *   (document) they stand in the body one after the other.
 * - `type`: document with one `type=` part: the body's own content is of that type; the message object is its value.
 * - `empty`: no parts; the message object has no properties.
 */
export type SoapBodyDescriptor =
  | { readonly kind: 'element'; readonly element: ElementRef }
  | { readonly kind: 'alternatives'; readonly alternatives: readonly ElementParticleDescriptor[] }
  | {
      readonly kind: 'parts';
      readonly wrapper?: XmlName;
      readonly parts: readonly ElementParticleDescriptor[];
      /** SOAP encoding (SOAP 1.1, section 5): `xsi:type` on writing, `href`/`id` on reading. */
      readonly encoded?: true;
    }
  | { readonly kind: 'type'; readonly type: TypeRef }
  | { readonly kind: 'empty' };

export interface SoapHeaderDescriptor {
  /** The property of the headers object. */
  readonly property: string;
  readonly element: ElementRef;
}

export interface HttpPortDescriptor {
  readonly protocol: 'http-get' | 'http-post';
  readonly name: string;
  readonly address?: string;
  readonly operations: Readonly<Record<string, HttpOperationDescriptor>>;
}

/** HTTP and MIME bindings (WSDL 1.1, sections 4 and 5). */
export interface HttpOperationDescriptor {
  /** Relative to the port's address, for example `/Login`; with `(part)` holes when `input` is `url-replacement`. */
  readonly location: string;
  readonly input: 'url-encoded' | 'url-replacement' | 'form' | 'xml';
  /** With `xml`: what the request's content is; there are no parameters then. */
  readonly content?: HttpXmlDescriptor;
  /** In the contract's order. */
  readonly parameters: readonly ParameterDescriptor[];
  /** Absent when the answer has no content. */
  readonly output?: HttpOutputDescriptor;
}

/** A form or query parameter. Its type and whether it may be absent are the joined operation's. */
export interface ParameterDescriptor {
  /** As on the wire, case-sensitive. */
  readonly name: string;
  /** Of the message object; absent: the message object is the parameter's value itself. */
  readonly property?: string;
  readonly type: TypeRef;
  /** 0: may be absent. Default 1. */
  readonly min?: 0;
  /** The parameter may be repeated; the property is an array. */
  readonly list?: true;
  /** With `list`: the property is an object instead, and the array is its one property (`ArrayOfString` of an ASMX host). */
  readonly item?: string;
}

/** `mime:mimeXml`: one element. `property` of the message object holds its value; without it, the object is the value. */
export interface HttpXmlDescriptor {
  readonly kind: 'xml';
  readonly element: XmlName;
  readonly type: TypeRef;
  readonly nillable?: true;
  readonly property?: string;
}

export type HttpOutputDescriptor =
  | HttpXmlDescriptor
  /** `mime:content`: the part as text or bytes in another media type. */
  | { readonly kind: 'content'; readonly mediaType: string; readonly type: TypeRef; readonly property?: string };

/** A name with its namespace; `""` is no namespace. */
export interface XmlName {
  readonly namespace: string;
  readonly name: string;
}

/** A key of `SchemaDescriptor.elements`. */
export type ElementRef = string;

/** A key of `SchemaDescriptor.types`, or a built-in type by its usual prefix: `xs:string`, `xs:dateTime`. */
export type TypeRef = string;

/** The part of the schemas that the messages reach, types derived from reached types included. */
export interface SchemaDescriptor {
  /** Global elements that stand in a body, a header, a fault detail or a wildcard. */
  readonly elements: Readonly<Record<ElementRef, ElementDescriptor>>;
  /** Keyed by the TypeScript name of the type. */
  readonly types: Readonly<Record<TypeRef, TypeDescriptor>>;
}

export interface ElementDescriptor extends XmlName {
  readonly type: TypeRef;
  readonly nillable?: true;
  readonly default?: string;
  readonly fixed?: string;
}

export type TypeDescriptor = ComplexTypeDescriptor | SimpleTypeDescriptor | EncodedArrayDescriptor;

/** XML Schema 1.0 Structures, section 3.4. */
export interface ComplexTypeDescriptor {
  readonly kind: 'complex';
  /** Of the named type, for `xsi:type`; absent: anonymous. */
  readonly name?: XmlName;
  readonly abstract?: true;
  /** The type it extends or restricts. With `extension`, content and attributes are what it adds. */
  readonly base?: TypeRef;
  readonly derivation?: 'extension' | 'restriction';
  readonly attributes?: readonly AttributeDescriptor[];
  /** `xs:anyAttribute`: attributes not named here are kept in `$$attributes`. */
  readonly anyAttribute?: WildcardDescriptor;
  readonly content: ContentDescriptor;
}

export type ContentDescriptor =
  | { readonly kind: 'empty' }
  /** Text of a simple type: the property `value`. */
  | { readonly kind: 'simple'; readonly type: TypeRef }
  /**
   * Child elements. `mixed`: text among them, kept with them in order in `$$content`; the particle is then a repeated
   * choice, without a property, of all that may stand there, and `model`, where there is one, what they have to be like together.
   */
  | {
      readonly kind: 'elements';
      readonly particle: ParticleDescriptor;
      readonly mixed?: true;
      readonly model?: ParticleDescriptor;
    };

export interface AttributeDescriptor extends XmlName {
  /** `$` and the local name, unless two attributes share it. */
  readonly property: string;
  readonly type: TypeRef;
  readonly required?: true;
  readonly default?: string;
  readonly fixed?: string;
}

export interface WildcardDescriptor {
  /** As in the schema: `##any`, `##other`, or a list of URIs with `##targetNamespace` and `##local` resolved (`""`: none). */
  readonly namespaces: '##any' | { readonly not: string } | readonly string[];
  readonly process: 'strict' | 'lax' | 'skip';
}

/** `min` and `max` are 1 where they are left out. */
export type ParticleDescriptor = ElementParticleDescriptor | GroupDescriptor | AnyDescriptor;

export interface ElementParticleDescriptor extends XmlName {
  readonly kind: 'element';
  /** An array when `max` is more than 1. */
  readonly property: string;
  readonly type: TypeRef;
  readonly min?: number;
  readonly max?: number | 'unbounded';
  readonly nillable?: true;
  readonly default?: string;
  readonly fixed?: string;
  /** XML Schema says only derived elements may stand here; it is never written under its own name. */
  readonly abstract?: true;
}

/**
 * A model group (Structures, section 3.8). Without `property` its members are properties of the surrounding object; with it
 * they are an object of their own, an array of such when `max` is more than 1. A substitution group is a choice with
 * the head's name as `property`.
 */
export interface GroupDescriptor {
  readonly kind: 'sequence' | 'choice' | 'all';
  readonly particles: readonly ParticleDescriptor[];
  readonly property?: string;
  readonly min?: number;
  readonly max?: number | 'unbounded';
}

/** `xs:any`: elements kept as `XmlElement` values. An array when `max` is more than 1. */
export interface AnyDescriptor extends WildcardDescriptor {
  readonly kind: 'any';
  readonly property: string;
  readonly min?: number;
  readonly max?: number | 'unbounded';
}

/** XML Schema 1.0 Datatypes. */
export interface SimpleTypeDescriptor {
  readonly kind: 'simple';
  readonly name?: XmlName;
  /** What it is made of: the restricted type, the item type of a list, or the members of a union in their order. */
  readonly variety: SimpleVariety;
  /** Checked in strict mode, and always where they decide how a value is read. */
  readonly facets?: FacetsDescriptor;
}

export type SimpleVariety =
  { readonly restriction: TypeRef } | { readonly list: TypeRef } | { readonly union: readonly TypeRef[] };

/** Constraining facets (Datatypes, section 4.3), values in lexical form. */
export interface FacetsDescriptor {
  /** QNames as `{namespace}local`. */
  readonly enumeration?: readonly string[];
  /** XML Schema regular expressions; the inner arrays are alternatives, all outer ones must match. */
  readonly patterns?: readonly (readonly string[])[];
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

/** A SOAP-encoded array (SOAP 1.1, section 5.4.2): a JavaScript array, nested once per dimension. */
export interface EncodedArrayDescriptor {
  readonly kind: 'array';
  readonly name?: XmlName;
  readonly item: TypeRef;
  /** Of the member elements, where the schema names them. */
  readonly itemName?: string;
  readonly dimensions: number;
}

/**
 * A document to serve (the WSDL, an imported schema, a help page): text with holes, filled with markup characters escaped.
 * `address`: the URL the service was asked at; `host` and `path`: its authority (`example.org:8080`) and its path
 * (`/Authentication.asmx`), for the help page's samples; `schema`: the URL of that numbered document; `ports`: content that
 * stands only while at least one of these ports is served.
 */
export type DocumentPart =
  | string
  | { readonly hole: 'address' | 'host' | 'path' }
  | { readonly hole: 'schema'; readonly index: number }
  | { readonly ports: readonly string[]; readonly content: readonly DocumentPart[] };

export interface ServiceDocuments {
  readonly wsdl: readonly DocumentPart[];
  /** Imported documents, served as `?xsd=N`, N from 0. */
  readonly schemas: readonly (readonly DocumentPart[])[];
  readonly help: HelpDocuments;
}

/**
 * HTML: the page at the bare URL and one page per operation, by `OperationDescriptor.name`. The pages are at home under
 * `default-src 'none'` with the hashes of `style` and `script`, and `connect-src` and `form-action` for the address's origin.
 */
export interface HelpDocuments {
  /** The content of the one `<style>` element and the one `<script>` element that every page holds, for their hashes. */
  readonly style?: string;
  readonly script?: string;
  readonly index: readonly DocumentPart[];
  readonly operations: Readonly<Record<string, readonly DocumentPart[]>>;
}
