// Generated from docs/examples/hotel/Hotel.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { FindRooms, Reserve, ReserveRequestHeaders, ReserveResponse, Rooms } from './types.js';

/** What service Hotel offers. */
export interface HotelClient {
  /**
   * The rooms that are free on a night and have a bed for every guest.
   *
   * @generated from operation FindRooms
   */
  FindRooms(request: FindRooms, options?: CallOptions): Promise<Rooms>;

  /**
   * Reserves a room for one night. Needs a session.
   *
   * @generated from operation Reserve
   */
  Reserve(request: Reserve, options?: CallOptions & { soapHeaders?: ReserveRequestHeaders }): Promise<ReserveResponse>;
}

/** Port HotelSoap: SOAP 1.1. */
export class HotelSoapClient implements HotelClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'HotelSoap', options);
  }

  FindRooms(request: FindRooms, options?: CallOptions): Promise<Rooms> {
    return this.#connection.call<Rooms>('FindRooms', request, options);
  }

  Reserve(request: Reserve, options?: CallOptions & { soapHeaders?: ReserveRequestHeaders }): Promise<ReserveResponse> {
    return this.#connection.call<ReserveResponse>('Reserve', request, options);
  }
}

/** Port HotelHttpGet: HTTP GET. */
export class HotelHttpGetClient implements Pick<HotelClient, 'FindRooms'> {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'HotelHttpGet', options);
  }

  FindRooms(request: FindRooms, options?: CallOptions): Promise<Rooms> {
    return this.#connection.call<Rooms>('FindRooms', request, options);
  }
}
