/** The HTTP GET and POST binding of WSDL 1.1, section 4. */
import type { Position } from '../diagnostics/diagnostic.js';
import { readToken } from '../source/read.js';
import { attributeOf, type XmlElement } from '../source/xml-element.js';
import type { Span } from './ast.js';

export const httpNamespace = 'http://schemas.xmlsoap.org/wsdl/http/';

export function httpChild(parent: XmlElement, localName: string): XmlElement | undefined {
  return parent.children.find(({ name }) => name.localName === localName && name.namespace === httpNamespace);
}

export interface HttpBindingNode {
  readonly kind: 'httpBinding';
  readonly verb: string;
  readonly origin: Position;
}

/** `<http:binding verb="nmtoken"/>` */
export function parseHttpBinding(element: XmlElement): HttpBindingNode {
  const verb = attributeOf(element, 'verb');
  return { kind: 'httpBinding', verb: verb?.value.trim() ?? '', origin: verb?.position ?? element.position };
}

export interface HttpOperationNode {
  readonly kind: 'httpOperation';
  readonly location: string;
  readonly origin: Position;
}

/** `<http:operation location="uri"/>` */
export function parseHttpOperation(element: XmlElement): HttpOperationNode {
  return { kind: 'httpOperation', location: readToken(element, 'location') ?? '', origin: element.position };
}

export interface HttpAddressNode {
  readonly kind: 'httpAddress';
  readonly location: string;
  readonly value: Span;
}

/** `<http:address location="uri"/>` */
export function parseHttpAddress(element: XmlElement): HttpAddressNode | undefined {
  const location = attributeOf(element, 'location');
  return location && { kind: 'httpAddress', location: location.value.trim(), value: location };
}
