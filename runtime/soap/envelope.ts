/** The envelope of an answer, byte for byte as an .asmx host writes it (behaviour of .asmx hosts, section 3). */
import { SOAP_VERSIONS } from './version.js';
import type { SoapVersion } from './version.js';

/** The namespaces that every envelope declares after its own. */
export const ENVELOPE_NAMESPACES =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

/** All that stands before the header or the body. */
export function envelopeStart(version: SoapVersion): string {
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${version.namespace}" ${ENVELOPE_NAMESPACES}>`;
}

/** A whole envelope. `body` and `header` are well-formed content; without `header` there is no `soap:Header`. */
export function envelope(version: SoapVersion, body: string, header?: string): string {
  return `${envelopeStart(version)}${headerElement(header)}<soap:Body>${body}</soap:Body></soap:Envelope>`;
}

/** The same envelope with `header`; `text` is one that starts with `envelopeStart(version)` and has no header. */
export function withHeader(version: SoapVersion, text: string, header: string | undefined): string {
  if (header === undefined) return text;
  const start = envelopeStart(version);
  return start + headerElement(header) + text.slice(start.length);
}

function headerElement(header: string | undefined): string {
  return header === undefined ? '' : `<soap:Header>${header}</soap:Header>`;
}

/** What a VersionMismatch fault tells of the versions that are served (SOAP 1.2 part 1, section 5.4.7). */
export function upgradeHeader(served: readonly SoapVersion[]): string {
  const supported = SOAP_VERSIONS.filter((version) => served.includes(version)).map((version) => {
    const prefix = version.protocol === 'soap11' ? 'soap' : 'soap12';
    return `<soap12:SupportedEnvelope qname="${prefix}:Envelope" xmlns:${prefix}="${version.namespace}" />`;
  });
  return `<soap12:Upgrade xmlns:soap12="http://www.w3.org/2003/05/soap-envelope">${supported.join('')}</soap12:Upgrade>`;
}
