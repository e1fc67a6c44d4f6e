// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { ServiceFault, bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, FaultOptions, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type {
  Cook,
  CookRequestHeaders,
  CookResponse,
  HurryRequest,
  Kitchen_x0020_Faults,
  Rename,
  RenameResponse,
} from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Kitchen_x0020_Service provides. */
export interface Kitchen_x0020_Service {
  /**
   * Cooks dishes.
   *
   * @generated from operation Cook
   */
  Cook(request: Cook, context: CallContext<CookRequestHeaders>): Promise<CookResponse> | CookResponse;

  /** @generated from operation Rename */
  Rename(request: Rename, context: CallContext): Promise<RenameResponse> | RenameResponse;

  /** @generated from operation Hurry */
  Hurry(request: HurryRequest, context: CallContext): Promise<void> | void;
}

/** The service for `createEndpoint`: every port of the contract. */
export function kitchen_x0020_Service(implementation: Kitchen_x0020_Service): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Cook: (request: Cook, context) => implementation.Cook(request, context as CallContext<CookRequestHeaders>),
    Rename: (request: Rename, context) => implementation.Rename(request, context),
    Hurry: (request: HurryRequest, context) => implementation.Hurry(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function kitchen_x0020_SoapServices(implementation: Kitchen_x0020_Service): SoapServices {
  return soapServices(kitchen_x0020_Service(implementation));
}

/** A fault that the contract declares, with its detail: `throw kitchen_x0020_Fault('Burnt', detail, message)`. */
export function kitchen_x0020_Fault<Name extends keyof Kitchen_x0020_Faults>(
  name: Name,
  detail: Kitchen_x0020_Faults[Name],
  message: string,
  options: FaultOptions = {},
): ServiceFault {
  return new ServiceFault(message, { code: 'Server', ...options, declared: { name, value: detail } });
}
