/** What generated servers and hosts import as `soapwright/runtime`. */
export type * from './descriptor.js';
export type * from './message.js';
export { ServiceFault } from './fault.js';
export type { FaultCode, FaultOptions } from './fault.js';
export { bindService, soapServices } from './service.js';
export type { BoundService, CallContext, OperationHandler, Protocol, SoapServices } from './service.js';
