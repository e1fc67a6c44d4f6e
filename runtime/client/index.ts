/** What generated client stubs and their users import as `soapwright/runtime/client`. */
export { connect } from './connect.js';
export type { Connection } from './connect.js';
export type { AnswerInfo, CallOptions, ClientOptions } from './options.js';
export { ReceivedFault } from './received-fault.js';
export { TransportError } from './transport-error.js';
export type { TransportErrorKind } from './transport-error.js';
export { ServiceFault } from '../fault.js';
export type { DeclaredFault, FaultCode } from '../fault.js';
export { WriteError } from '../codec/codec.js';
export { isXmlElement } from '../codec/xml-element.js';
export type { XmlElement } from '../codec/xml-element.js';
