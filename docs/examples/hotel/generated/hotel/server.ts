// Generated from docs/examples/hotel/Hotel.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { ServiceFault, bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, FaultOptions, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { FindRooms, HotelFaults, Reserve, ReserveRequestHeaders, ReserveResponse, Rooms } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Hotel provides. */
export interface HotelService {
  /**
   * The rooms that are free on a night and have a bed for every guest.
   *
   * @generated from operation FindRooms
   */
  FindRooms(request: FindRooms, context: CallContext): Promise<Rooms> | Rooms;

  /**
   * Reserves a room for one night. Needs a session.
   *
   * @generated from operation Reserve
   */
  Reserve(request: Reserve, context: CallContext<ReserveRequestHeaders>): Promise<ReserveResponse> | ReserveResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function hotelService(implementation: HotelService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    FindRooms: (request: FindRooms, context) => implementation.FindRooms(request, context),
    Reserve: (request: Reserve, context) =>
      implementation.Reserve(request, context as CallContext<ReserveRequestHeaders>),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function hotelSoapServices(implementation: HotelService): SoapServices {
  return soapServices(hotelService(implementation));
}

/** A fault that the contract declares, with its detail: `throw hotelFault('Taken', detail, message)`. */
export function hotelFault<Name extends keyof HotelFaults>(
  name: Name,
  detail: HotelFaults[Name],
  message: string,
  options: FaultOptions = {},
): ServiceFault {
  return new ServiceFault(message, { code: 'Server', ...options, declared: { name, value: detail } });
}
