/** The two SOAP versions: what differs between them on the wire. */

/** One version of SOAP over HTTP. */
export interface SoapVersion {
  readonly protocol: 'soap11' | 'soap12';
  /** Of `Envelope`, `Header`, `Body` and `Fault`. */
  readonly namespace: string;
  /** Of requests; compared with what stands before the first `;`. */
  readonly mediaType: string;
  /** Of answers. */
  readonly contentType: string;
}

export const SOAP_11: SoapVersion = {
  protocol: 'soap11',
  namespace: 'http://schemas.xmlsoap.org/soap/envelope/',
  mediaType: 'text/xml',
  contentType: 'text/xml; charset=utf-8',
};

export const SOAP_12: SoapVersion = {
  protocol: 'soap12',
  namespace: 'http://www.w3.org/2003/05/soap-envelope',
  mediaType: 'application/soap+xml',
  contentType: 'application/soap+xml; charset=utf-8',
};

/** In the order in which an .asmx host lists them. */
export const SOAP_VERSIONS: readonly SoapVersion[] = [SOAP_11, SOAP_12];
