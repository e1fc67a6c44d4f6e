/** What rules are shown: the same thing in both contracts, with what was found out about it. */
import type {
  AttributeUse,
  ContractModel,
  ElementDeclaration,
  FaultModel,
  HeaderBinding,
  HttpOperationBinding,
  HttpParameter,
  Operation,
  Part,
  Port,
  ServiceModel,
  SoapMessageBinding,
  SoapOperationBinding,
  TypeDefinition,
} from '../model/model.js';
import type { AttributesDifference } from './content/attributes.js';
import type { ContentDifference } from './content/difference.js';
import type { EffectiveContent } from './content/effective.js';
import type { Matching } from './match.js';
import type { NamespaceMap } from './namespaces.js';
import type { DirectedPair, Place } from './side.js';
import type { ValueBreak } from './values/difference.js';
import type { ValueSpace } from './values/space.js';

/** The kinds of things rules judge, by the name of the hook that sees them. */
export interface Pairs {
  readonly contract: ContractPair;
  readonly service: ServicePair;
  readonly port: Pair<Port>;
  readonly operation: OperationPair;
  readonly fault: Pair<FaultModel> & { readonly operation: Pair<Operation> };
  readonly soapBinding: Pair<SoapOperationBinding> & InOperation;
  readonly soapMessage: SoapMessagePair;
  readonly httpBinding: HttpPair;
  readonly parameter: DirectedPair<HttpParameter> & ValuesFound;
  readonly element: DirectedPair<ElementDeclaration>;
  readonly type: TypePair;
  readonly content: ContentPair;
  readonly attributes: DirectedPair<TypeDefinition> & { readonly difference: AttributesDifference } & Carried;
  readonly attribute: DirectedPair<AttributeUse>;
  readonly values: ValuesPair;
}

export interface Pair<T> {
  readonly old: T;
  readonly new: T;
}

export interface ContractPair extends Pair<ContractModel> {
  readonly services: Matching<ServiceModel>;
  readonly namespaces: NamespaceMap;
}

export interface ServicePair extends Pair<ServiceModel> {
  /** All services of both. */
  readonly contract: Pair<ContractModel>;
  readonly namespaces: NamespaceMap;
  readonly ports: Matching<Port>;
  readonly operations: Matching<Operation>;
}

interface InOperation {
  readonly operation: Pair<Operation>;
  readonly namespaces: NamespaceMap;
}

export interface OperationPair extends Pair<Operation> {
  readonly namespaces: NamespaceMap;
  /** The ports that offer it, by its bindings; ports that are gone altogether left out. */
  readonly offeredBy: Matching<Port>;
  readonly faults: Matching<FaultModel>;
}

export interface SoapMessagePair extends DirectedPair<SoapMessageBinding> {
  readonly style: 'document' | 'rpc';
  readonly namespaces: NamespaceMap;
  /** rpc: by name. document: by place. */
  readonly parts: Matching<Part>;
  /** By element, else by part name. */
  readonly headers: Matching<HeaderBinding>;
  /** Where the message is, when it has no parts to point at. */
  readonly binding: Pair<SoapOperationBinding>;
}

export interface HttpPair extends Pair<HttpOperationBinding>, InOperation {
  readonly parameters: Matching<HttpParameter>;
}

interface ValuesFound {
  readonly breaks: readonly ValueBreak[];
  readonly spaces: Pair<ValueSpace>;
}

/** The element (or attribute) that has the type: its position stands in for built-in types, which have none. */
interface Carried {
  readonly carrier: Pair<{ readonly origin: ElementDeclaration['origin'] }>;
}

export interface TypePair extends DirectedPair<TypeDefinition>, Carried {
  readonly namespaces: NamespaceMap;
  /** Types that may be sent instead, by `xsi:type`. */
  readonly derived: Matching<TypeDefinition>;
  /** SOAP encoding sends the type's name with every value. */
  readonly encoded: boolean;
}

export interface ContentPair extends DirectedPair<EffectiveContent>, Carried {
  /** SOAP encoding: accessors are found by name, their order means nothing (SOAP 1.1, section 5.1). */
  readonly encoded: boolean;
  readonly types: Pair<TypeDefinition>;
  readonly difference: ContentDifference;
}

export interface ValuesPair extends DirectedPair<TypeDefinition>, ValuesFound, Carried {
  readonly place: Place;
}
