/** Codes of joining messages, portTypes, bindings and services, and of what the generator accepts of them. */
import { didYouMean, type CodeDefinition, type Unresolved } from './code-definition.js';

const missing = (kind: string) => (found: Unresolved) =>
  `${found.by} names ${kind} ${found.name}, which no document defines${didYouMean(found.near)}`;

export const serviceCodes = {
  'unresolved-message': {
    severity: 'error',
    message: missing('message'),
    spec: 'WSDL 1.1, section 2.4',
    explanation: 'Inputs, outputs, faults and headers refer to a wsdl:message by its qualified name.',
    remedy: 'Correct the name or its prefix, or define the message.',
  },
  'unresolved-port-type': {
    severity: 'error',
    message: missing('portType'),
    spec: 'WSDL 1.1, section 2.5',
    explanation: 'A binding says how the operations of one portType travel.',
    remedy: 'Correct the type attribute of the binding or its prefix, or define the portType.',
  },
  'unresolved-binding': {
    severity: 'error',
    message: missing('binding'),
    spec: 'WSDL 1.1, section 2.6',
    explanation: 'A port offers one binding at an address.',
    remedy: 'Correct the binding attribute of the port or its prefix, or define the binding.',
  },
  'unresolved-operation': {
    severity: 'error',
    message: (found: { operation: string; portType: string; near: string | undefined }) =>
      `the binding has an operation "${found.operation}", which portType ${found.portType} does not have${didYouMean(found.near)}`,
    spec: 'WSDL 1.1, section 2.5',
    explanation: 'A binding adds the wire format to operations of its portType; it cannot add operations.',
    remedy: 'Correct the name, or add the operation to the portType.',
  },
  'unresolved-part': {
    severity: 'error',
    message: (found: { part: string; message: string; near: string | undefined }) =>
      `message ${found.message} has no part "${found.part}"${didYouMean(found.near)}`,
    spec: 'WSDL 1.1, section 3.5',
    explanation: 'Bodies, headers and attachments name parts of the message they carry.',
    remedy: 'Correct the name of the part.',
  },
  'unresolved-body-part': {
    severity: 'warning',
    message: (found: { part: string; message: string; near: string | undefined }) =>
      `the body lists part "${found.part}", which message ${found.message} does not have${didYouMean(found.near)}`,
    spec: 'WSDL 1.1, section 3.5',
    explanation:
      'What the list names and the message has is the body; if that is nothing, all parts are that no header takes.',
    remedy: 'Correct the name of the part, or remove the parts attribute.',
  },
  'header-left-out': {
    severity: 'warning',
    message: (found: { message: string; operation: string; near: string | undefined }) =>
      `a header of operation "${found.operation}" is left out: it names message ${found.message}, which no document defines${didYouMean(found.near)}`,
    spec: 'WSDL 1.1, section 3.7',
    explanation:
      'The operation works without the header, as far as the contract tells; but nobody knows what it holds.',
    remedy: 'Correct the name or its prefix, define the message, or remove the header.',
  },
  'unqualified-reference': {
    severity: 'warning',
    message: (found: { kind: string; name: string; meant: string }) =>
      `${found.kind} "${found.name}" is named without the prefix of its namespace; ${found.meant} is taken`,
    spec: 'WSDL 1.1, section 2.1.1',
    explanation:
      'References are qualified names. Without a prefix they are in the default namespace, where nothing of that name is.',
    remedy: 'Write the name with its prefix.',
  },
  'no-service': {
    severity: 'error',
    message: (found: { reason: string }) => `the contract has no service that could be generated: ${found.reason}`,
    spec: 'WSDL 1.1, section 2.7',
    explanation:
      'Something to call needs a wsdl:service with a port whose binding is SOAP 1.1, SOAP 1.2, HTTP GET or HTTP POST.',
    remedy: 'Name the document that has the service; abstract definitions are reached through its imports.',
  },
  'assumed-port': {
    severity: 'warning',
    message: (found: { service: string; binding: string }) =>
      `service "${found.service}" has no ports; one is assumed for binding "${found.binding}", without an address`,
    spec: 'WSDL 1.1, section 2.7',
    explanation: 'A service without ports cannot be called; the bindings beside it say how it would be.',
    remedy: 'Add a wsdl:port for each binding.',
  },
  'unsupported-binding': {
    severity: 'warning',
    message: (found: { port: string; binding: string; reason: string }) =>
      `port "${found.port}" is left out: binding ${found.binding} ${found.reason}`,
    spec: 'WSDL 1.1, section 2.5',
    explanation: 'Supported are soap:binding, soap12:binding, and http:binding with the verbs GET and POST.',
    remedy: 'Nothing, if the other ports are enough; else add a SOAP binding of the same portType.',
  },
  'unsupported-transport': {
    severity: 'warning',
    message: (found: { transport: string }) =>
      `the SOAP binding is for the transport "${found.transport}"; it is generated for HTTP`,
    spec: 'WSDL 1.1, section 3.3',
    explanation: 'Messages are the same on every transport, but only HTTP is served and called.',
    remedy: 'Use transport="http://schemas.xmlsoap.org/soap/http".',
  },
  'unsupported-operation': {
    severity: 'warning',
    message: (found: { operation: string; style: string }) =>
      `operation "${found.operation}" is left out: it is a ${found.style} operation`,
    spec: 'WSDL 1.1, section 2.4',
    explanation: 'In solicit-response and notification operations the service speaks first; no binding says how.',
    remedy: 'Write it as an operation of a service that the other side offers.',
  },
  'unsupported-http-operation': {
    severity: 'warning',
    message: (found: { operation: string; port: string; reason: string }) =>
      `operation "${found.operation}" is left out of port "${found.port}": ${found.reason}`,
    spec: 'WSDL 1.1, section 4',
    explanation: 'URLs and forms carry values of simple types, one XML body carries one part.',
    remedy: 'Offer the operation through SOAP, or change its parameters.',
  },
  'attachment-left-out': {
    severity: 'warning',
    message: (found: { part: string; operation: string }) =>
      `part "${found.part}" of operation "${found.operation}" travels as a MIME attachment, which is not supported; the part is left out`,
    spec: 'WSDL 1.1, section 5.5',
    explanation: 'The SOAP part of a multipart message is read and written; attachments are neither.',
    remedy: 'Send the data in the body, as xs:base64Binary.',
  },
  'body-without-parts': {
    severity: 'warning',
    message: (found: { operation: string; element: string }) =>
      `operation "${found.operation}" has no soap:body in its ${found.element}; all parts of the message are taken as a literal body`,
    spec: 'WSDL 1.1, section 3.5',
    explanation: 'The binding of an input or output says which parts the body carries and how.',
    remedy: 'Add <soap:body use="literal"/>.',
  },
  'operation-listed-twice': {
    severity: 'error',
    message: (found: { operation: string; portType: string }) =>
      `operation "${found.operation}" is listed twice in portType ${found.portType}, and nothing tells the two apart`,
    spec: 'WSDL 1.1, section 2.4.5',
    explanation: 'Overloaded operations differ in the name of their input.',
    remedy: 'Rename one, or name the inputs: <wsdl:input name="...">.',
  },
  'operation-bound-twice': {
    severity: 'warning',
    message: (found: { operation: string; binding: string }) =>
      `binding "${found.binding}" has operation "${found.operation}" twice; the first is used`,
    spec: 'WSDL 1.1, section 2.5',
    explanation: 'The portType has the operation once, so the second entry can only repeat the first or contradict it.',
    remedy: 'Remove one of the two.',
  },
  'element-part-in-rpc': {
    severity: 'warning',
    message: (found: { part: string; operation: string }) =>
      `part "${found.part}" of rpc operation "${found.operation}" is an element; its type is taken under the name of the part`,
    spec: 'WS-I Basic Profile 1.1, R2203',
    explanation: 'In rpc style the parts are types, wrapped in an element with the name of the part.',
    remedy: 'Use type= on the part, or document style.',
  },
  'several-body-parts': {
    severity: 'warning',
    message: (found: { operation: string }) =>
      `the body of document operation "${found.operation}" has several parts; few toolkits understand that`,
    spec: 'WS-I Basic Profile 1.1, R2201',
    explanation: 'A document/literal body has at most one child element by the Basic Profile.',
    remedy: 'Put the others into headers, or wrap them all in one element.',
  },
  'port-without-address': {
    severity: 'warning',
    message: (found: { port: string }) => `port "${found.port}" has no address`,
    spec: 'WSDL 1.1, section 2.6',
    explanation: 'Clients find the service by the address; the served contract carries the one it was asked at.',
    remedy: 'Add an address element of the binding, such as <soap:address location="..."/>.',
  },
  'same-wire-signature': {
    severity: 'warning',
    message: (found: { operation: string; other: string; port: string }) =>
      `operations "${found.operation}" and "${found.other}" of port "${found.port}" cannot be told apart by request element and SOAPAction; requests go to the first`,
    spec: 'WS-I Basic Profile 1.1, R2710',
    explanation: 'A SOAP request is dispatched by the element in its body, then by its SOAPAction.',
    remedy: 'Give each operation a request element of its own.',
  },
  'same-http-location': {
    severity: 'warning',
    message: (found: { operation: string; other: string; port: string; location: string }) =>
      `operations "${found.operation}" and "${found.other}" of port "${found.port}" have the same location "${found.location}"; requests go to the first`,
    spec: 'WSDL 1.1, section 4.4',
    explanation: 'A URL cannot say which of the two is meant.',
    remedy: 'Give each operation a location of its own.',
  },
} as const satisfies Record<string, CodeDefinition<never>>;
