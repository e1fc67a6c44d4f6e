/**
 * What the two SOAP bindings share: an envelope is read, the operation it means goes through node-soap, and what comes of it leaves
 * in the version of the envelope that came (behaviour of .asmx hosts, sections 2 to 6).
 */
import type { Host } from '../bindings/binding.js';
import { Call } from '../call.js';
import { decodeXml } from '../charset.js';
import { ReadError } from '../codec/codec.js';
import { readXml } from '../codec/xml-reader.js';
import type { Failure } from '../invoke.js';
import { failureOf, invoke } from '../invoke.js';
import { contentTypeOf } from '../media-type.js';
import type { ContentType } from '../media-type.js';
import type { HttpRequest, HttpResponse } from '../message.js';
import { refused, Refusal } from '../refusal.js';
import { createEngine, EngineFault } from './engine.js';
import type { Engine, EngineCall } from './engine.js';
import { EnvelopeReader } from './envelope-reader.js';
import type { Route, SoapRequest } from './envelope-reader.js';
import { envelope, upgradeHeader, withHeader } from './envelope.js';
import { detailOf } from './fault-detail.js';
import { faultElement } from './fault.js';
import type { SoapFault } from './fault.js';
import { soapOperations } from './operations.js';
import type { SoapOperation, SoapOperations } from './operations.js';
import { SOAP_12, SOAP_VERSIONS } from './version.js';
import type { SoapVersion } from './version.js';

export interface SoapReceiver {
  /** The versions that are served. */
  readonly served: readonly SoapOperations[];
  /**
   * Answers a POST to the bare URL. `guess` is the version of answers to a request whose envelope has not been read; `route` may
   * throw a `Refusal`.
   */
  answer(request: HttpRequest, guess: SoapVersion, route: (contentType: ContentType) => Route): Promise<HttpResponse>;
}

export function soapReceiver(host: Host): SoapReceiver {
  const served = SOAP_VERSIONS.filter(({ protocol }) => host.protocols.has(protocol))
    .map((version) => soapOperations(host.codec, version))
    .filter(({ byName }) => byName.size > 0);
  const engines = new Map(served.map(({ version, byName }) => [version, createEngine(version, byName)]));
  return {
    served,
    async answer(request, guess, route) {
      const call = new Call(request, guess.protocol, host.hooks);
      const receipt = new Receipt(served, guess);
      try {
        const message = receipt.read(request, route, host);
        const { version } = receipt;
        call.protocol = version.protocol;
        call.operation = message.operation.name;
        call.headers = message.headers;
        const soapCall = new SoapCall(host, call, message);
        const { statusCode, body } = await (engines.get(version) as Engine).answer(soapCall);
        const text = withHeader(version, body, soapCall.header);
        return { status: statusCode, headers: headersFor(version, statusCode), body: text };
      } catch (error) {
        call.protocol = receipt.version.protocol;
        const failure = failureOf(error, call);
        call.answered(failure.outcome, failure.status, failure.text);
        return encodeFailure(receipt.version, failure, served);
      }
    },
  };
}

/** Reading one request, with the version in force at every moment of it. */
class Receipt {
  private reader: EnvelopeReader | undefined;

  constructor(
    private readonly served: readonly SoapOperations[],
    private readonly guess: SoapVersion,
  ) {}

  get version(): SoapVersion {
    return this.reader?.version ?? this.guess;
  }

  read(request: HttpRequest, route: (contentType: ContentType) => Route, host: Host): SoapRequest {
    const contentType = contentTypeOf(request.headers['content-type']);
    const { mediaType, charset } = contentType;
    if (!SOAP_VERSIONS.some((version) => version.mediaType === mediaType)) throw unsupportedMediaType(mediaType);
    if (request.refusal !== undefined) throw refusedBody(request.refusal);
    const reader = new EnvelopeReader(route(contentType), this.served, mediaType);
    this.reader = reader;
    try {
      readXml(decodeXml(request.body, charset), reader.root, host.limits);
    } catch (error) {
      throw error instanceof ReadError && error.kind === 'malformed' ? reader.malformed(error) : error;
    }
    return reader.finish();
  }
}

function unsupportedMediaType(mediaType: string): Refusal {
  const expected = SOAP_VERSIONS.map((version) => version.mediaType).join(' or ');
  return new Refusal(`The media type of a SOAP request is ${expected}, not "${mediaType}".`, 415);
}

function refusedBody(refusal: NonNullable<HttpRequest['refusal']>): Refusal {
  const { message, status, code } = refused(refusal);
  if (refusal !== 'too-large') return new Refusal(message, status, code);
  return new Refusal(
    `There was an exception running the extensions specified in the config file. ---> ${message}`,
    status,
    code,
  );
}

/** What node-soap is handed: calls the implementation and writes its answer. */
class SoapCall implements EngineCall {
  readonly operation: string;
  /** The content of the answer's Header. */
  header: string | undefined;

  constructor(
    private readonly host: Host,
    private readonly call: Call,
    private readonly message: SoapRequest,
  ) {
    this.operation = message.operation.name;
  }

  async run(): Promise<string> {
    const { call, host, message } = this;
    try {
      const response = await invoke(host.service, call, message.request);
      const body = message.operation.output?.write(response) ?? '';
      if (call.responseHeaders !== undefined) this.header = writeHeaders(message.operation, call.responseHeaders);
      call.answered('ok', 200);
      return body;
    } catch (error) {
      const { failure, fault } = this.fault(error);
      call.answered(failure.outcome, failure.status, failure.text);
      throw new EngineFault(fault, failure.status);
    }
  }

  /** A fault that cannot be written as the service meant it is an incident. */
  private fault(error: unknown): { failure: Failure; fault: SoapFault } {
    const failure = failureOf(error, this.call);
    if (failure.fault === undefined) return { failure, fault: soapFault(failure) };
    try {
      const detail = detailOf(this.host, this.operation, failure.fault);
      return { failure, fault: { ...soapFault(failure), ...detail } };
    } catch (unwritable) {
      return this.fault(unwritable);
    }
  }
}

function writeHeaders(operation: SoapOperation, values: Readonly<Record<string, unknown>>): string | undefined {
  const declared = operation.outputHeaders.filter(({ property }) => values[property] !== undefined);
  if (declared.length === 0) return undefined;
  return declared.map(({ property, codec }) => codec.write(values[property])).join('');
}

function encodeFailure(version: SoapVersion, failure: Failure, served: readonly SoapOperations[]): HttpResponse {
  const header =
    failure.code === 'VersionMismatch' ? upgradeHeader(served.map((operations) => operations.version)) : undefined;
  const body = envelope(version, faultElement(version, soapFault(failure)), header);
  return { status: failure.status, headers: headersFor(version, failure.status), body };
}

function soapFault({ prefix = '', text, code, fault, outcome }: Failure): SoapFault {
  const aboutHeader = outcome === 'refused' && code === 'MustUnderstand' ? { aboutHeader: true as const } : undefined;
  return { code, text: prefix + text, subcode: fault?.subcode, actor: fault?.actor, ...aboutHeader };
}

const HEADERS = {
  soap11: headerSets('text/xml; charset=utf-8'),
  soap12: headerSets(SOAP_12.contentType),
};

function headerSets(contentType: string) {
  return {
    success: { 'Content-Type': contentType, 'Cache-Control': 'private, max-age=0' },
    failure: { 'Content-Type': contentType, 'Cache-Control': 'private' },
  };
}

function headersFor(version: SoapVersion, status: number): Readonly<Record<string, string>> {
  const sets = HEADERS[version.protocol];
  return status < 300 ? sets.success : sets.failure;
}
