// Generated from docs/examples/rates/Rates.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from element GetRates */
export interface GetRates {
  base?: string;
  on: string;
}

/** @generated from element GetRatesResponse */
export interface GetRatesResponse {
  GetRatesResult?: ArrayOfRate;
}

/** @generated from type ArrayOfRate */
export interface ArrayOfRate {
  Rate?: (Rate | null)[];
}

/** @generated from type Rate */
export interface Rate {
  Currency?: string;
  Value: string;
}
