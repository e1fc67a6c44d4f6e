/** The four forms of a call as bytes. */
import { descriptor } from '../../generated/authentication/descriptor.js';
import { SECURITY_PASSWORD } from './service-process.js';

export const FORMS = ['soap11', 'soap12', 'http-get', 'http-post'] as const;

export type Form = (typeof FORMS)[number];

/** A whole HTTP/1.1 request with the service-level password before the other parameters. */
export function requestOf(form: Form, operation: string, given: Readonly<Record<string, string>>): Buffer {
  const parameters = { securityPassword: SECURITY_PASSWORD, ...given };
  const path = '/Authentication.asmx';
  const query = new URLSearchParams(parameters).toString();
  switch (form) {
    case 'soap11':
      return post(path, 'text/xml; charset=utf-8', envelope(SOAP_11, operation, parameters), [
        `SOAPAction: "${descriptor.namespace}${operation}"`,
      ]);
    case 'soap12':
      return post(path, 'application/soap+xml; charset=utf-8', envelope(SOAP_12, operation, parameters));
    case 'http-get':
      return Buffer.from(`GET ${path}/${operation}?${query} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    case 'http-post':
      return post(`${path}/${operation}`, 'application/x-www-form-urlencoded', query);
  }
}

const SOAP_11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const SOAP_12 = 'http://www.w3.org/2003/05/soap-envelope';

function envelope(soap: string, operation: string, parameters: Readonly<Record<string, string>>): string {
  const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const children = Object.entries(parameters).map(([name, value]) => `<${name}>${escape(value)}</${name}>`);
  return `<s:Envelope xmlns:s="${soap}"><s:Body><${operation} xmlns="${descriptor.namespace}">${children.join('')}</${operation}></s:Body></s:Envelope>`;
}

function post(path: string, type: string, body: string, headers: readonly string[] = []): Buffer {
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, ...headers];
  return Buffer.from(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
