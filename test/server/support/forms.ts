/** Requests to the Authentication service in each of its forms, with something large in them, and what tells their answers apart. */
import type { Protocol } from 'soapwright/runtime';

export const SOAP_FORMS = ['soap11', 'soap12'] as const;
export const HTTP_FORMS = ['http-get', 'http-post'] as const;
export const FORMS: readonly Protocol[] = [...SOAP_FORMS, ...HTTP_FORMS];

const NAMESPACE = 'http://example.org/Authentication/';
const ENVELOPES = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
} as const;

export interface Sent {
  readonly method: 'GET' | 'POST';
  /** After the host. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A Login in a SOAP form. `content` stands in Login, `after` behind the body. */
export function soapLogin(
  form: 'soap11' | 'soap12',
  { content = '', after = '' }: { content?: string; after?: string } = {},
): Sent {
  const body =
    `<s:Envelope xmlns:s="${ENVELOPES[form]}"><s:Body><Login xmlns="${NAMESPACE}">` +
    `<securityPassword>x</securityPassword><username>a</username><password>b</password>${content}</Login></s:Body>${after}</s:Envelope>`;
  const headers: Record<string, string> =
    form === 'soap11'
      ? { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${NAMESPACE}Login"` }
      : { 'content-type': 'application/soap+xml; charset=utf-8' };
  return { method: 'POST', target: '/Authentication.asmx', headers, body };
}

/** A Login in an HTTP form; `parameters` are added as they are. */
export function formLogin(form: 'http-get' | 'http-post', parameters = ''): Sent {
  const sent = `securityPassword=x&username=a&password=b&authenticationToken=${parameters}`;
  const target = '/Authentication.asmx/Login';
  if (form === 'http-get') return { method: 'GET', target: `${target}?${sent}`, headers: {}, body: '' };
  return { method: 'POST', target, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: sent };
}

export function login(form: Protocol): Sent {
  return form === 'soap11' || form === 'soap12' ? soapLogin(form) : formLogin(form);
}

/** Sent in the form, and said in the form: a fault of its version, or one line of text. */
export function isInForm(form: Protocol, { contentType, text }: { contentType: string; text: string }): boolean {
  switch (form) {
    case 'soap11':
    case 'soap12':
      return text.includes(`<soap:Envelope xmlns:soap="${ENVELOPES[form]}"`) && text.includes('<soap:Fault>');
    case 'http-get':
    case 'http-post':
      return contentType === 'text/plain; charset=utf-8' && /^[^\r\n]+\r\n$/.test(text);
  }
}
