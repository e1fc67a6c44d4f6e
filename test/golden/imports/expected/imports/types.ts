// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from element Find */
export interface Find {
  key: Key;
  where: Place;
}

/** @generated from type Place */
export interface Place {
  inside?: Place;
  name: string;
}

/** @generated from type Key */
export type Key = string;
