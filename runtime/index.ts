/** What generated servers and hosts import as `soapwright/runtime`. */
export type * from './descriptor.js';
export type * from './message.js';
export { isXmlElement } from './codec/xml-element.js';
export type { XmlElement } from './codec/xml-element.js';
export type { Limits } from './codec/limits.js';
export { ServiceFault } from './fault.js';
export type { DeclaredFault, FaultCode, FaultOptions } from './fault.js';
export { bindService } from './service.js';
export { soapServices } from './soap/services.js';
export type { BoundService, CallContext, OperationHandler, Protocol, SoapServices } from './service.js';
export { createEndpoint } from './endpoint.js';
export type { CallHooks, CallRecord, Incident, Outcome } from './call.js';
export type { Endpoint, EndpointOptions } from './endpoint.js';
export { createHandler, createHttpServer } from './node-http.js';
export type { HandlerOptions, RequestListener, ServerOptions } from './node-http.js';
