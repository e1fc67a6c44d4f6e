// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from element Pair */
export interface Pair {
  a: number;
  b: number;
}
