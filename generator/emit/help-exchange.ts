/** A sample request and its answer as they go over HTTP, in each of the four forms, with holes for host and path. */
import type {
  HttpOperationDescriptor,
  HttpOutputDescriptor,
  HttpPortDescriptor,
  PortDescriptor,
  SoapMessageDescriptor,
  SoapOperationDescriptor,
  SoapPortDescriptor,
} from '../../runtime/descriptor.js';
import { host, path, placeholder } from './help-marks.js';
import type { Sampler } from './help-sample.js';

/** Plain text with marks. */
export interface SampleExchange {
  readonly request: string;
  readonly response: string;
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>';
const envelopes = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
} as const;

export function isSoap(port: PortDescriptor): port is SoapPortDescriptor {
  return port.protocol === 'soap11' || port.protocol === 'soap12';
}

/** The exchange of an operation that the port offers. */
export function sampleExchange(port: PortDescriptor, operation: string, sampler: Sampler): SampleExchange | undefined {
  if (!Object.hasOwn(port.operations, operation)) return undefined;
  if (isSoap(port)) {
    const soap = port.operations[operation];
    return soap && soapExchange(port.protocol, soap, sampler);
  }
  const http = port.operations[operation];
  return http && httpExchange(port.protocol, http, sampler);
}

function soapExchange(
  protocol: SoapPortDescriptor['protocol'],
  { action = '', input, output }: SoapOperationDescriptor,
  sampler: Sampler,
): SampleExchange {
  const type = protocol === 'soap11' ? 'text/xml' : 'application/soap+xml';
  const fields = [`Content-Type: ${type}; charset=utf-8`, `Content-Length: ${placeholder('length')}`];
  const actionField = protocol === 'soap11' ? [`SOAPAction: "${action}"`] : [];
  const request = ['POST', path, 'HTTP/1.1'].join(' ');
  return {
    request: message([request, `Host: ${host}`, ...fields, ...actionField], soapEnvelope(protocol, input, sampler)),
    response:
      output === undefined
        ? message(['HTTP/1.1 202 Accepted'])
        : message(['HTTP/1.1 200 OK', ...fields], soapEnvelope(protocol, output, sampler)),
  };
}

/** The prefix is the one this host answers with, in both versions. */
function soapEnvelope(
  protocol: SoapPortDescriptor['protocol'],
  { body, headers = [] }: SoapMessageDescriptor,
  sampler: Sampler,
): string[] {
  const blocks = headers.flatMap(({ element }) => sampler.body({ kind: 'element', element }));
  return [
    declaration,
    `<soap:Envelope xmlns:soap="${envelopes[protocol]}"`,
    '    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    '    xmlns:xsd="http://www.w3.org/2001/XMLSchema">',
    ...(blocks.length === 0 ? [] : ['  <soap:Header>', ...indent(blocks, 4), '  </soap:Header>']),
    '  <soap:Body>',
    ...indent(sampler.body(body), 4),
    '  </soap:Body>',
    '</soap:Envelope>',
  ];
}

function httpExchange(
  protocol: HttpPortDescriptor['protocol'],
  operation: HttpOperationDescriptor,
  sampler: Sampler,
): SampleExchange {
  const pairs = operation.parameters.flatMap(({ name, type, list }) => {
    const pair = `${encodeURIComponent(name)}=${placeholder(sampler.value(type))}`;
    return list === true ? [pair, pair] : [pair];
  });
  const target = path + location(operation, sampler);
  const response = answer(operation.output, sampler);
  if (operation.input === 'url-replacement') return { request: requestLine(protocol, target), response };
  if (operation.input === 'url-encoded') {
    return { request: requestLine(protocol, pairs.length === 0 ? target : `${target}?${pairs.join('&')}`), response };
  }
  const type = operation.input === 'form' ? 'application/x-www-form-urlencoded' : 'text/xml; charset=utf-8';
  const fields = [`Content-Type: ${type}`, `Content-Length: ${placeholder('length')}`];
  const content = operation.input === 'form' ? [pairs.join('&')] : [placeholder('XML')];
  return { request: message([requestLine(protocol, target), ...fields], content), response };
}

function requestLine(protocol: HttpPortDescriptor['protocol'], target: string): string {
  return message([`${protocol === 'http-get' ? 'GET' : 'POST'} ${target} HTTP/1.1`, `Host: ${host}`]);
}

/** WSDL 1.1, section 4.7: `(part)` stands for that part's value. */
function location({ location: text, parameters }: HttpOperationDescriptor, sampler: Sampler): string {
  const filled = text.replace(/\(([^()]+)\)/g, (hole, name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return parameter === undefined ? hole : placeholder(sampler.value(parameter.type));
  });
  return filled.startsWith('/') ? filled : `/${filled}`;
}

function answer(output: HttpOutputDescriptor | undefined, sampler: Sampler): string {
  if (output === undefined) return message(['HTTP/1.1 200 OK', 'Content-Length: 0']);
  const type = output.kind === 'xml' ? 'text/xml; charset=utf-8' : output.mediaType;
  const fields = ['HTTP/1.1 200 OK', `Content-Type: ${type}`, `Content-Length: ${placeholder('length')}`];
  if (output.kind === 'content') return message(fields, [placeholder(sampler.value(output.type))]);
  return message(fields, [declaration, ...sampler.element({ ...output.element, type: output.type })]);
}

function message(fields: readonly string[], content: readonly string[] = []): string {
  return [...fields, ...(content.length === 0 ? [] : ['', ...content])].join('\n');
}

function indent(lines: readonly string[], by: number): string[] {
  return lines.map((line) => ' '.repeat(by) + line);
}
