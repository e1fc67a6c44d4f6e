// Generated from docs/examples/hotel/Hotel.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;

/** @generated from type Room */
export interface Room {
  number: number;
  price: string;
}

/** Room, or a type derived from it, which `$$type` names. */
export type AnyRoom =
  | (Single & { $$type: 'Single' })
  | (Suite & { $$type: 'Suite' });

/** @generated from type Single */
export interface Single extends Room {
  desk: boolean;
}

/** @generated from type Suite */
export interface Suite extends Room {
  beds: number[];
}

/** @generated from type Rooms */
export interface Rooms {
  room?: AnyRoom[];
}

/** @generated from element FindRooms */
export interface FindRooms {
  night: string;
  guests: number;
}

/** @generated from element Reserve */
export type Reserve = { room: number; night: string } & OneOf<[{ card: string }, { invoiceTo: string }]>;

/** @generated from element ReserveResponse */
export interface ReserveResponse {
  confirmation: string;
}

/** @generated from element Taken */
export interface Taken {
  free?: number[];
}

/** @generated from the headers of operation Reserve */
export interface ReserveRequestHeaders {
  session?: string;
}

/** @generated from the declared faults */
export interface HotelFaults {
  Taken: Taken;
}
