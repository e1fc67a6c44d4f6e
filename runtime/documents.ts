/**
 * What a service says of itself: the WSDL with its imported schemas, the discovery document and the help pages (behaviour of .asmx
 * hosts, sections 1 and 10), each with the address it was asked at.
 */
import { createHash } from 'node:crypto';

import type { DocumentPart } from './descriptor.js';
import { renderParts } from './document-text.js';
import type { Place } from './document-text.js';
import { helpPolicy, methodNotFound } from './help-policy.js';
import { FRESH, textError } from './http/answer.js';
import { errorPage } from './http/error-page.js';
import { parseForm } from './http/form.js';
import type { HttpRequest, HttpResponse } from './message.js';
import type { BoundService, Protocol } from './service.js';
import { xmlAttribute } from './text.js';

/** Answers a GET or HEAD of the bare URL. `query`: what follows `?`. */
export type AnswerDocument = (request: HttpRequest, query: string | undefined) => HttpResponse;

export interface DocumentOptions {
  readonly protocols: ReadonlySet<Protocol>;
  /** The help pages are served too. */
  readonly documentation: boolean;
  /** Where the service was asked. */
  readonly placeOf: (request: HttpRequest) => Place;
}

export function documentsOf(service: BoundService, options: DocumentOptions): AnswerDocument {
  const { descriptor, documents } = service;
  const ports = descriptor.ports.filter(({ protocol }) => options.protocols.has(protocol));
  const portNames = new Set(ports.map(({ name }) => name));
  const render = (parts: readonly DocumentPart[], request: HttpRequest) =>
    renderParts(parts, options.placeOf(request), portNames);
  const soapPorts = ports.filter(({ protocol }) => protocol === 'soap11' || protocol === 'soap12');

  return (request, query) => {
    const asked = askedDocument(query);
    switch (asked.kind) {
      case 'wsdl':
        return xmlDocument(request, render(documents.wsdl, request));
      case 'disco':
        return xmlDocument(request, discovery(options.placeOf(request), descriptor.namespace, soapPorts));
      case 'schema': {
        const schema = documents.schemas[asked.index];
        return schema === undefined
          ? textError(500, 'Schema not found.')
          : xmlDocument(request, render(schema, request));
      }
      case 'missing':
        return textError(500, asked.text);
      case 'help': {
        if (!options.documentation) return errorPage(404, 'The documentation of this service is not served.');
        const { help } = documents;
        const page = asked.operation === undefined ? help.index : own(help.operations, asked.operation);
        const text =
          page === undefined ? methodNotFound(asked.operation ?? '', descriptor.name, help) : render(page, request);
        return htmlDocument(request, text, helpPolicy(help, options.placeOf(request)));
      }
    }
  };
}

type AskedDocument =
  | { readonly kind: 'wsdl' | 'disco' }
  | { readonly kind: 'schema'; readonly index: number }
  | { readonly kind: 'missing'; readonly text: string }
  | { readonly kind: 'help'; readonly operation: string | undefined };

/** `?wsdl` and `?disco` are bare words in any case; with a value they ask for a numbered part, which only schemas have. */
function askedDocument(query: string | undefined): AskedDocument {
  if (query === undefined || query === '') return { kind: 'help', operation: undefined };
  const word = bareWords(query).toLowerCase();
  const values = new Map(parseForm(query).map(([name, value]) => [name.toLowerCase(), value]));
  const schema = values.get('xsd');
  if (schema !== undefined) return { kind: 'schema', index: /^\d{1,6}$/.test(schema) ? Number(schema) : -1 };
  if (values.has('schema')) return { kind: 'missing', text: 'Schema not found.' };
  if (values.has('wsdl')) return { kind: 'missing', text: 'XML Web service description was not found.' };
  if (word === 'wsdl' || word === 'disco') return { kind: word };
  return { kind: 'help', operation: values.get('op') };
}

/** Items without `=`, as ASP.NET joins them. */
function bareWords(query: string): string {
  return query
    .split('&')
    .filter((item) => item !== '' && !item.includes('='))
    .join(',');
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

const XML_CONTENT = { 'Content-Type': 'text/xml; charset=utf-8' };

function xmlDocument(request: HttpRequest, body: string): HttpResponse {
  return unlessUnchanged(request, { status: 200, headers: { ...XML_CONTENT, 'Cache-Control': FRESH }, body });
}

function htmlDocument(request: HttpRequest, body: string, policy: Readonly<Record<string, string>>): HttpResponse {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': FRESH, ...policy };
  return unlessUnchanged(request, { status: 200, headers, body });
}

/** With an ETag; 304 when the caller has these very bytes (RFC 9110, section 13.1.2). */
function unlessUnchanged(request: HttpRequest, response: HttpResponse): HttpResponse {
  const tag = `"${createHash('sha256').update(response.body).digest('base64url').slice(0, 27)}"`;
  const headers = { ...response.headers, ETag: tag };
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known?.some((entry) => entry === tag || entry === '*')
    ? { status: 304, headers: { ETag: tag, 'Cache-Control': FRESH }, body: '' }
    : { ...response, headers };
}

/** The discovery document: where the contract is, and one element for each SOAP port. */
function discovery(place: Place, namespace: string, ports: readonly { readonly name: string }[]): string {
  const address = xmlAttribute(place.address);
  const soap = ports.map(
    ({ name }) =>
      `  <soap address="${address}" xmlns:q1="${xmlAttribute(namespace)}" binding="q1:${xmlAttribute(name)}" ` +
      'xmlns="http://schemas.xmlsoap.org/disco/soap/" />\r\n',
  );
  return (
    '<?xml version="1.0" encoding="utf-8"?>\r\n' +
    '<discovery xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" ' +
    'xmlns="http://schemas.xmlsoap.org/disco/">\r\n' +
    `  <contractRef ref="${address}?wsdl" docRef="${address}" xmlns="http://schemas.xmlsoap.org/disco/scl/" />\r\n` +
    `${soap.join('')}</discovery>`
  );
}
