// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from element Book */
export interface Book {
  amount: string;
}

/** @generated from element BookResponse */
export type BookResponse = Record<string, never>;

/** @generated from element LimitExceeded */
export interface LimitExceeded {
  limit: string;
}

/** @generated from the headers of operation Book */
export interface BookRequestHeaders {
  session?: string;
}

/** @generated from the headers of operation Book */
export interface BookResponseHeaders {
  quota?: number;
}

/** @generated from the headers of operation Note */
export interface NoteRequestHeaders {
  session?: string;
}

/** @generated from the declared faults */
export interface LedgerFaults {
  /** The account's limit would be passed. */
  'limit-exceeded': LimitExceeded;
  closed: string;
  busy: number;
}
