// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from message QuoteIn of operation Quote */
export interface QuoteRequest {
  symbol: string;
  currency: string;
}

/** @generated from message LogoIn of operation Logo */
export interface LogoRequest {
  symbol: string;
}
