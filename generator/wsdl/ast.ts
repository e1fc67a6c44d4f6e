/**
 * WSDL 1.1 as written: one interface per element of the specification's grammar (section 2.1 and appendix A.1), every node
 * with its position, references still names. Nothing is looked up and nothing is decided here.
 */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Reference } from '../source/read.js';
import type { XmlElement } from '../source/xml-element.js';
import type { HttpAddressNode, HttpBindingNode, HttpOperationNode } from './http-extension.js';
import type { MimeNode } from './mime-extension.js';
import type { SoapAddressNode, SoapBindingNode, SoapFaultNode, SoapOperationNode } from './soap-extension.js';

/** Where an element stands in the text of its document: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Definitions {
  readonly kind: 'definitions';
  readonly targetNamespace: string;
  readonly name?: string;
  readonly documentation?: string;
  /** `xs:schema` children of `wsdl:types`, for the schema parser. */
  readonly schemas: readonly XmlElement[];
  readonly messages: readonly MessageNode[];
  readonly portTypes: readonly PortTypeNode[];
  readonly bindings: readonly BindingNode[];
  readonly services: readonly ServiceNode[];
  readonly origin: Position;
}

/** A top-level component: named in the target namespace, found by its qualified name. */
interface Component {
  readonly name: string;
  readonly documentation?: string;
  readonly span: Span;
  readonly origin: Position;
}

/** WSDL 1.1, section 2.3. */
export interface MessageNode extends Component {
  readonly kind: 'message';
  readonly parts: readonly PartNode[];
}

export interface PartNode {
  readonly kind: 'part';
  readonly name: string;
  readonly element?: Reference;
  readonly type?: Reference;
  readonly documentation?: string;
  readonly origin: Position;
}

/** WSDL 1.1, section 2.4. */
export interface PortTypeNode extends Component {
  readonly kind: 'portType';
  readonly operations: readonly OperationNode[];
}

export interface OperationNode {
  readonly kind: 'operation';
  readonly name: string;
  /** By which of input and output is there, and which comes first (WSDL 1.1, sections 2.4.1 to 2.4.4). */
  readonly style: 'request-response' | 'one-way' | 'solicit-response' | 'notification';
  readonly input?: OperationMessageNode;
  readonly output?: OperationMessageNode;
  readonly faults: readonly OperationMessageNode[];
  readonly documentation?: string;
  readonly origin: Position;
}

/** `wsdl:input`, `wsdl:output` or `wsdl:fault` of a portType's operation. */
export interface OperationMessageNode {
  readonly name?: string;
  readonly message?: Reference;
  readonly documentation?: string;
  readonly origin: Position;
}

/** WSDL 1.1, section 2.5. */
export interface BindingNode extends Component {
  readonly kind: 'binding';
  readonly type?: Reference;
  /** Absent: neither a SOAP nor an HTTP binding. */
  readonly protocol?: SoapBindingNode | HttpBindingNode;
  readonly operations: readonly BindingOperationNode[];
}

export interface BindingOperationNode {
  readonly kind: 'bindingOperation';
  readonly name: string;
  readonly soap?: SoapOperationNode;
  readonly http?: HttpOperationNode;
  readonly input?: BindingMessageNode;
  readonly output?: BindingMessageNode;
  readonly faults: readonly SoapFaultNode[];
  readonly origin: Position;
}

/** `wsdl:input` or `wsdl:output` of a binding's operation: how the message travels. */
export interface BindingMessageNode {
  readonly name?: string;
  readonly content: MimeNode;
  readonly origin: Position;
}

/** WSDL 1.1, section 2.7. */
export interface ServiceNode extends Component {
  readonly kind: 'service';
  readonly ports: readonly PortNode[];
}

/** WSDL 1.1, section 2.6. */
export interface PortNode extends Component {
  readonly kind: 'port';
  readonly binding?: Reference;
  readonly address?: SoapAddressNode | HttpAddressNode;
}
