/**
 * `wsdl:definitions` -> Definitions, following the grammar of WSDL 1.1, section 2.1. Elements of other languages are
 * extensions: those of the SOAP, HTTP and MIME bindings have parsers of their own, the rest is passed over.
 */
import type { Report } from '../diagnostics/report.js';
import { isSchemaNamespace, wsdlNamespace } from '../source/namespaces.js';
import { readProse, readReference, readRequired, readToken } from '../source/read.js';
import { attributeOf, isElement, type XmlElement } from '../source/xml-element.js';
import type {
  BindingMessageNode,
  BindingNode,
  BindingOperationNode,
  Definitions,
  MessageNode,
  OperationMessageNode,
  OperationNode,
  PartNode,
  PortNode,
  PortTypeNode,
  ServiceNode,
} from './ast.js';
import { httpChild, httpNamespace, parseHttpAddress, parseHttpBinding, parseHttpOperation } from './http-extension.js';
import { mimeNamespace, parseMessageContent } from './mime-extension.js';
import {
  isSoapNamespace,
  parseSoapAddress,
  parseSoapBinding,
  parseSoapFault,
  parseSoapOperation,
  soapChild,
} from './soap-extension.js';

/**
 * `<wsdl:definitions name="nmtoken"? targetNamespace="uri"?> import* documentation? types? message* portType* binding*
 * service* </wsdl:definitions>`
 */
export function parseDefinitions(root: XmlElement, report: Report): Definitions {
  const name = readToken(root, 'name');
  return {
    kind: 'definitions',
    targetNamespace: readToken(root, 'targetNamespace') ?? '',
    ...(name !== undefined && { name }),
    ...documentationOf(root),
    schemas: wsdlChildren(root, 'types').flatMap((types) => types.children.filter(isSchema)),
    messages: parseAll(root, 'message', parseMessage, report),
    portTypes: parseAll(root, 'portType', parsePortType, report),
    bindings: parseAll(root, 'binding', parseBinding, report),
    services: parseAll(root, 'service', parseService, report),
    origin: root.position,
  };
}

function isSchema(element: XmlElement): boolean {
  return element.name.localName === 'schema' && isSchemaNamespace(element.name.namespace);
}

function wsdlChildren(parent: XmlElement, localName: string): XmlElement[] {
  return parent.children.filter((child) => isElement(child, wsdlNamespace, localName));
}

type NodeParser<Node> = (element: XmlElement, report: Report) => Node | undefined;

function parseAll<Node>(parent: XmlElement, localName: string, parse: NodeParser<Node>, report: Report): Node[] {
  return wsdlChildren(parent, localName)
    .map((child) => parse(child, report))
    .filter((node) => node !== undefined);
}

function documentationOf(element: XmlElement) {
  const documentation = readProse(wsdlChildren(element, 'documentation'));
  return documentation === undefined ? {} : { documentation };
}

/** What every named component has; `undefined` when it has no name to be found by. */
function component(element: XmlElement, report: Report) {
  const name = readRequired(element, 'name', report);
  if (name === undefined) return undefined;
  const { start, end, position } = element;
  return { name, ...documentationOf(element), span: { start, end }, origin: position };
}

/** `<wsdl:message name="nmtoken"> part* </wsdl:message>` */
function parseMessage(element: XmlElement, report: Report): MessageNode | undefined {
  const named = component(element, report);
  return named && { kind: 'message', ...named, parts: parseAll(element, 'part', parsePart, report) };
}

/** `<part name="nmtoken" element="qname"? type="qname"?/>` */
function parsePart(part: XmlElement, report: Report): PartNode | undefined {
  const name = readRequired(part, 'name', report);
  if (name === undefined) return undefined;
  const element = readReference(part, 'element', report);
  const type = readReference(part, 'type', report);
  if (!attributeOf(part, 'element') && !attributeOf(part, 'type')) report('part-without-type', part.position, { part: name });
  return {
    kind: 'part',
    name,
    ...(element && { element }),
    ...(type && { type }),
    ...documentationOf(part),
    origin: part.position,
  };
}

/** `<wsdl:portType name="nmtoken"> operation* </wsdl:portType>` */
function parsePortType(element: XmlElement, report: Report): PortTypeNode | undefined {
  const named = component(element, report);
  return named && { kind: 'portType', ...named, operations: parseAll(element, 'operation', parseOperation, report) };
}

/** `<wsdl:operation name="nmtoken" parameterOrder="nmtokens"?> input? output? fault* </wsdl:operation>`, in any order. */
function parseOperation(element: XmlElement, report: Report): OperationNode | undefined {
  const name = readRequired(element, 'name', report);
  if (name === undefined) return undefined;
  const [input] = wsdlChildren(element, 'input');
  const [output] = wsdlChildren(element, 'output');
  return {
    kind: 'operation',
    name,
    style: operationStyle(input, output),
    ...(input && { input: parseOperationMessage(input, report) }),
    ...(output && { output: parseOperationMessage(output, report) }),
    faults: wsdlChildren(element, 'fault').map((fault) => parseOperationMessage(fault, report)),
    ...documentationOf(element),
    origin: element.position,
  };
}

/** WSDL 1.1, sections 2.4.1 to 2.4.4. An operation with neither is one that takes and returns nothing. */
function operationStyle(input: XmlElement | undefined, output: XmlElement | undefined): OperationNode['style'] {
  if (!input) return output ? 'notification' : 'request-response';
  if (!output) return 'one-way';
  return input.start < output.start ? 'request-response' : 'solicit-response';
}

/** `<wsdl:input name="nmtoken"? message="qname"/>`; `output` and `fault` likewise. */
function parseOperationMessage(element: XmlElement, report: Report): OperationMessageNode {
  const name = readToken(element, 'name');
  const message = readReference(element, 'message', report);
  if (!attributeOf(element, 'message')) readRequired(element, 'message', report);
  return {
    ...(name && { name }),
    ...(message && { message }),
    ...documentationOf(element),
    origin: element.position,
  };
}

/** `<wsdl:binding name="nmtoken" type="qname"> extension* operation* </wsdl:binding>` */
function parseBinding(element: XmlElement, report: Report): BindingNode | undefined {
  const named = component(element, report);
  if (!named) return undefined;
  const type = readReference(element, 'type', report);
  if (!attributeOf(element, 'type')) readRequired(element, 'type', report);
  const soap = soapChild(element, 'binding');
  const http = httpChild(element, 'binding');
  const protocol = soap ? parseSoapBinding(soap, report) : http && parseHttpBinding(http);
  reportRequiredExtensions(element, report);
  return {
    kind: 'binding',
    ...named,
    ...(type && { type }),
    ...(protocol && { protocol }),
    operations: parseAll(element, 'operation', parseBindingOperation, report),
  };
}

/** `<wsdl:operation name="nmtoken"> extension* input? output? fault* </wsdl:operation>` */
function parseBindingOperation(element: XmlElement, report: Report): BindingOperationNode | undefined {
  const name = readRequired(element, 'name', report);
  if (name === undefined) return undefined;
  const soap = soapChild(element, 'operation');
  const http = httpChild(element, 'operation');
  const [input] = wsdlChildren(element, 'input');
  const [output] = wsdlChildren(element, 'output');
  const faults = wsdlChildren(element, 'fault').flatMap((fault) => soapChild(fault, 'fault') ?? []);
  reportRequiredExtensions(element, report);
  return {
    kind: 'bindingOperation',
    name,
    ...(soap && { soap: parseSoapOperation(soap, report) }),
    ...(http && { http: parseHttpOperation(http) }),
    ...(input && { input: parseBindingMessage(input, report) }),
    ...(output && { output: parseBindingMessage(output, report) }),
    faults: faults.map((fault) => parseSoapFault(fault, report)),
    origin: element.position,
  };
}

/** `<wsdl:input name="nmtoken"?> extension* </wsdl:input>`; `output` likewise. */
function parseBindingMessage(element: XmlElement, report: Report): BindingMessageNode {
  const name = readToken(element, 'name');
  return { ...(name && { name }), content: parseMessageContent(element, report), origin: element.position };
}

/** WSDL 1.1, section 2.1.3: an extension that must be understood, and is not. */
function reportRequiredExtensions(element: XmlElement, report: Report): void {
  for (const child of element.children) {
    const { namespace } = child.name;
    const known = isSoapNamespace(namespace) || [wsdlNamespace, httpNamespace, mimeNamespace].includes(namespace);
    const required = attributeOf(child, 'required', wsdlNamespace)?.value.trim();
    if (!known && (required === 'true' || required === '1')) report('required-extension', child.position, { element: child.tag });
  }
}

/** `<wsdl:service name="nmtoken"> port* </wsdl:service>` */
function parseService(element: XmlElement, report: Report): ServiceNode | undefined {
  const named = component(element, report);
  return named && { kind: 'service', ...named, ports: parseAll(element, 'port', parsePort, report) };
}

/** `<wsdl:port name="nmtoken" binding="qname"> extension* </wsdl:port>` */
function parsePort(element: XmlElement, report: Report): PortNode | undefined {
  const named = component(element, report);
  if (!named) return undefined;
  const binding = readReference(element, 'binding', report);
  if (!attributeOf(element, 'binding')) readRequired(element, 'binding', report);
  const soap = soapChild(element, 'address');
  const http = httpChild(element, 'address');
  const address = soap ? parseSoapAddress(soap) : http && parseHttpAddress(http);
  return { kind: 'port', ...named, ...(binding && { binding }), ...(address && { address }) };
}
