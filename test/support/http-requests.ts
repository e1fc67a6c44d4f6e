/** Requests to the probe's contract as plain data, one for each form. */
import type { HttpRequest, Protocol } from 'soapwright/runtime';

export const PROBE_NAMESPACE = 'http://ws.example.com/authentication/';
export const PROBE_PATH = '/Authentication.asmx';
export const SOAP_11 = 'http://schemas.xmlsoap.org/soap/envelope/';
export const SOAP_12 = 'http://www.w3.org/2003/05/soap-envelope';

type Extra = Partial<HttpRequest>;

export function get(url: string, extra: Extra = {}): HttpRequest {
  return { method: 'GET', url, headers: {}, body: Buffer.alloc(0), origin: 'http://localhost', ...extra };
}

export function post(url: string, contentType: string, body: string | Uint8Array, extra: Extra = {}): HttpRequest {
  const headers = { 'content-type': contentType, ...extra.headers };
  return { ...get(url), method: 'POST', ...extra, headers, body: Buffer.from(body as string) };
}

/** `content` stands in Body. With an action of the probe's unless `action` says otherwise; `null`: none. */
export function soap11(
  content: string,
  action: string | null = `"${PROBE_NAMESPACE}Login"`,
  extra: Extra = {},
): HttpRequest {
  const headers = action === null ? {} : { soapaction: action };
  return post(PROBE_PATH, 'text/xml; charset=utf-8', envelope(SOAP_11, content), { ...extra, headers });
}

export function soap12(content: string, extra: Extra = {}): HttpRequest {
  return post(PROBE_PATH, 'application/soap+xml; charset=utf-8', envelope(SOAP_12, content), extra);
}

export function envelope(namespace: string, content: string, header = ''): string {
  return (
    `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${namespace}">` +
    `${header === '' ? '' : `<soap:Header>${header}</soap:Header>`}<soap:Body>${content}</soap:Body></soap:Envelope>`
  );
}

/** A call of an operation with these parameters, in one of the four forms. */
export function callOf(
  protocol: Protocol,
  operation: string,
  parameters: Readonly<Record<string, string>>,
): HttpRequest {
  switch (protocol) {
    case 'soap11':
      return soap11(element(operation, parameters), `"${PROBE_NAMESPACE}${operation}"`);
    case 'soap12':
      return soap12(element(operation, parameters));
    case 'http-get':
      return get(`${PROBE_PATH}/${operation}?${form(parameters)}`);
    case 'http-post':
      return post(`${PROBE_PATH}/${operation}`, 'application/x-www-form-urlencoded', form(parameters));
  }
}

export function element(operation: string, parameters: Readonly<Record<string, string>>): string {
  const children = Object.entries(parameters).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return `<${operation} xmlns="${PROBE_NAMESPACE}">${children.join('')}</${operation}>`;
}

function form(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
