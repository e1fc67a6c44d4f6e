/** A SOAP 1.1 envelope as the contract has it, parameters in the order given. */
import { descriptor } from '../../../generated/authentication/descriptor.js';

export function soapEnvelope(operation: string, parameters: Readonly<Record<string, string>>): string {
  const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const children = Object.entries(parameters).map(([name, value]) => `<${name}>${escape(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body><${operation} xmlns="${descriptor.namespace}">${children.join('')}</${operation}></SOAP-ENV:Body></SOAP-ENV:Envelope>`;
}
