/** The SOAP binding of WSDL 1.1, section 3, and its twin for SOAP 1.2 (W3C member submission "WSDL 1.1 Binding Extension for SOAP 1.2"). */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Report } from '../diagnostics/report.js';
import { readReference, readRequired, readToken, readWord, type Reference } from '../source/read.js';
import { attributeOf, isElement, type XmlElement } from '../source/xml-element.js';
import type { Span } from './ast.js';

export const soap11Namespace = 'http://schemas.xmlsoap.org/wsdl/soap/';
export const soap12Namespace = 'http://schemas.xmlsoap.org/wsdl/soap12/';

export function isSoapNamespace(namespace: string): boolean {
  return namespace === soap11Namespace || namespace === soap12Namespace;
}

/** The child of that name in either SOAP binding namespace. */
export function soapChild(parent: XmlElement, localName: string): XmlElement | undefined {
  return parent.children.find(({ name }) => name.localName === localName && isSoapNamespace(name.namespace));
}

export interface SoapBindingNode {
  readonly kind: 'soapBinding';
  readonly version: 'soap11' | 'soap12';
  readonly style?: 'document' | 'rpc';
  readonly transport?: string;
  readonly origin: Position;
}

/** `<soap:binding transport="uri"? style="rpc|document"?>` */
export function parseSoapBinding(element: XmlElement, report: Report): SoapBindingNode {
  const style = readStyle(element, report);
  const transport = readToken(element, 'transport');
  return {
    kind: 'soapBinding',
    version: element.name.namespace === soap12Namespace ? 'soap12' : 'soap11',
    ...(style && { style }),
    ...(transport !== undefined && { transport }),
    origin: attributeOf(element, 'transport')?.position ?? element.position,
  };
}

export interface SoapOperationNode {
  readonly kind: 'soapOperation';
  readonly soapAction?: string;
  readonly style?: 'document' | 'rpc';
  readonly origin: Position;
}

/** `<soap:operation soapAction="uri"? style="rpc|document"?>` */
export function parseSoapOperation(element: XmlElement, report: Report): SoapOperationNode {
  const soapAction = readToken(element, 'soapAction');
  const style = readStyle(element, report);
  return {
    kind: 'soapOperation',
    ...(soapAction !== undefined && { soapAction }),
    ...(style && { style }),
    origin: element.position,
  };
}

function readStyle(element: XmlElement, report: Report) {
  return readWord(element, 'style', ['document', 'rpc'] as const, report);
}

/** How a part or a set of parts is written. */
export interface SoapUse {
  readonly use: 'literal' | 'encoded';
  readonly namespace?: string;
  readonly origin: Position;
}

export interface SoapBodyNode extends SoapUse {
  readonly kind: 'soapBody';
  /** Names of parts; absent: all. */
  readonly parts?: readonly string[];
}

/** `<soap:body parts="nmtokens"? use="literal|encoded" encodingStyle="uri-list"? namespace="uri"?>` */
export function parseSoapBody(element: XmlElement, report: Report): SoapBodyNode {
  const parts = readToken(element, 'parts');
  return {
    kind: 'soapBody',
    ...readUse(element, report),
    ...(parts !== undefined && { parts: parts.split(/\s+/).filter(Boolean) }),
    origin: attributeOf(element, 'parts')?.position ?? element.position,
  };
}

export interface SoapHeaderNode extends SoapUse {
  readonly kind: 'soapHeader';
  /** Absent, against the grammar: the message of the operation is meant. */
  readonly message?: Reference;
  readonly part: string;
  readonly partOrigin: Position;
  readonly faults: readonly SoapHeaderNode[];
}

/**
 * `<soap:header message="qname" part="nmtoken" use="literal|encoded" encodingStyle="uri-list"? namespace="uri"?>`
 * with `<soap:headerfault>` children of the same attributes. Some documents write `parts` for `part`.
 */
export function parseSoapHeader(element: XmlElement, report: Report): SoapHeaderNode | undefined {
  const message = readReference(element, 'message', report);
  const part = attributeOf(element, 'part') ?? attributeOf(element, 'parts');
  if (!part) readRequired(element, 'part', report);
  if (!part) return undefined;
  const faults = element.children.filter(({ name }) => name.localName === 'headerfault' && isSoapNamespace(name.namespace));
  return {
    kind: 'soapHeader',
    ...(message && { message }),
    part: part.value.trim(),
    partOrigin: part.position,
    ...readUse(element, report),
    faults: faults.map((fault) => parseSoapHeader(fault, report)).filter((fault) => fault !== undefined),
    origin: element.position,
  };
}

export interface SoapFaultNode extends SoapUse {
  readonly kind: 'soapFault';
  readonly name?: string;
}

/** `<soap:fault name="nmtoken" use="literal|encoded" encodingStyle="uri-list"? namespace="uri"?>` */
export function parseSoapFault(element: XmlElement, report: Report): SoapFaultNode {
  const name = readToken(element, 'name');
  return { kind: 'soapFault', ...(name !== undefined && { name }), ...readUse(element, report), origin: element.position };
}

function readUse(element: XmlElement, report: Report): Omit<SoapUse, 'origin'> {
  const use = readWord(element, 'use', ['literal', 'encoded'] as const, report);
  const namespace = readToken(element, 'namespace');
  return { use: use ?? 'literal', ...(namespace !== undefined && { namespace }) };
}

export interface SoapAddressNode {
  readonly kind: 'soapAddress';
  readonly location: string;
  readonly value: Span;
}

/** `<soap:address location="uri">` */
export function parseSoapAddress(element: XmlElement): SoapAddressNode | undefined {
  const location = attributeOf(element, 'location');
  return location && { kind: 'soapAddress', location: location.value.trim(), value: location };
}

export function isSoapElement(element: XmlElement, localName: string): boolean {
  return isElement(element, soap11Namespace, localName) || isElement(element, soap12Namespace, localName);
}
