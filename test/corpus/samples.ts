/**
 * Draws sample messages of every operation of a contract, writes them, has libxml2 judge them by the contract's own schemas,
 * and reads them back.
 */
import { inspect, isDeepStrictEqual } from 'node:util';
import { describeService } from '../../generator/emit/describe-service.js';
import { hasErrors } from '../../generator/diagnostics/report.js';
import { planNames } from '../../generator/names/plan.js';
import { diskHost } from '../../generator/source/disk-host.js';
import { loadContract } from '../../generator/source/load.js';
import { understandContract } from '../../generator/understand.js';
import { compileService } from '../../runtime/codec/compile.js';
import type { BodyCodec } from '../../runtime/codec/codec.js';
import { readXml } from '../../runtime/codec/xml-reader.js';
import type { ServiceDescriptor, SoapBodyDescriptor, SoapPortDescriptor } from '../../runtime/descriptor.js';
import { Sampler, Unsampleable } from '../support/sample.js';
import { schemaValidator } from '../support/schema-validator.js';
import type { SchemaValidator } from '../support/schema-validator.js';
import type { CorpusContract } from './contracts.js';

export interface SampleOptions {
  readonly perOperation: number;
  /** Messages of one contract, however many operations it has; each message is drawn at least once. */
  readonly perContract: number;
  readonly seed: number;
}

export interface SampleReport {
  readonly operations: readonly OperationReport[];
  readonly samples: number;
  /** Why libxml2 does not accept the contract's schemas; its messages are then only read back. */
  readonly unjudged?: string;
}

export interface OperationReport {
  readonly name: string;
  /** All its SOAP messages are document/literal. */
  readonly isDocumentLiteral: boolean;
  /** The first thing that was found of each of its messages. */
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly kind: 'not-drawn' | 'not-written' | 'invalid' | 'not-read' | 'unequal';
  readonly detail: string;
}

interface Message {
  readonly operation: string;
  readonly body: SoapBodyDescriptor;
}

/** Tries a contract that the generator accepts; `undefined` for others. */
export function sampleContract(contract: CorpusContract, options: SampleOptions): SampleReport | undefined {
  const load = { root: contract.root };
  const { model, diagnostics } = understandContract(contract.file, diskHost, load);
  if (model === undefined || hasErrors(diagnostics)) return undefined;
  const judge = judgeOf(contract);
  const operations: OperationReport[] = [];
  let samples = 0;
  for (const service of model.services) {
    const { descriptor } = describeService(service, planNames(service, model.schema));
    const tried = tryService(descriptor, judge.validator, options);
    operations.push(...tried.operations);
    samples += tried.samples;
  }
  judge.validator?.dispose();
  return { operations, samples, ...(judge.complaint !== undefined && { unjudged: judge.complaint }) };
}

function judgeOf({ file, root }: CorpusContract): { validator?: SchemaValidator; complaint?: string } {
  try {
    const contract = loadContract(file, diskHost, { root }, () => undefined);
    return contract === undefined ? {} : { validator: schemaValidator(contract) };
  } catch (error) {
    return { complaint: error instanceof Error ? error.message : String(error) };
  }
}

function tryService(
  descriptor: ServiceDescriptor,
  validator: SchemaValidator | undefined,
  { perOperation, perContract, seed }: SampleOptions,
): { operations: OperationReport[]; samples: number } {
  const codec = compileService(descriptor);
  const sampler = new Sampler(descriptor, seed);
  const messages = messagesOf(descriptor);
  const each = Math.max(1, Math.min(perOperation, Math.floor(perContract / Math.max(1, messages.length))));
  const findings = new Map<string, Finding[]>();
  let samples = 0;
  for (const { operation, body } of messages) {
    const found = findings.get(operation) ?? [];
    findings.set(operation, found);
    for (let count = 0; count < each; count++) {
      samples++;
      const finding = trySample(body, sampler, () => codec.body(body), validator);
      if (finding === undefined) continue;
      found.push(finding);
      break;
    }
  }
  const encoded = new Set(messages.filter(({ body }) => !isDocumentLiteral(body)).map(({ operation }) => operation));
  const operations = [...findings].map(([name, found]) => ({
    name,
    isDocumentLiteral: !encoded.has(name),
    findings: found,
  }));
  return { operations, samples };
}

function isDocumentLiteral(body: SoapBodyDescriptor): boolean {
  return body.kind !== 'parts' || (body.wrapper === undefined && body.encoded !== true);
}

function trySample(
  body: SoapBodyDescriptor,
  sampler: Sampler,
  compile: () => BodyCodec,
  validator: SchemaValidator | undefined,
): Finding | undefined {
  let kind: Finding['kind'] = 'not-drawn';
  let text = '';
  try {
    const sample = sampler.message(body);
    kind = 'not-written';
    const codec = compile();
    text = codec.write(sample);
    const complaint = body.kind === 'element' || body.kind === 'alternatives' ? validator?.check(text) : undefined;
    if (complaint !== undefined) return { kind: 'invalid', detail: `${complaint.trim()}\n${text}` };
    kind = 'not-read';
    const back = readBack(codec, text);
    if (isDeepStrictEqual(back, sample)) return undefined;
    return { kind: 'unequal', detail: `${text}\n${inspect(sample)}\n${inspect(back)}` };
  } catch (error) {
    if (error instanceof Unsampleable) return { kind, detail: error.message };
    return { kind, detail: `${error instanceof Error ? error.message : String(error)}\n${text}` };
  }
}

/** As it would come in an envelope. */
function readBack(codec: BodyCodec, text: string): unknown {
  let result: unknown = codec.root === undefined ? undefined : 'nothing came';
  const envelope = `<Body xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">${text}</Body>`;
  const done = (value: unknown): void => {
    result = value;
  };
  readXml(envelope, (body) => {
    if (codec.root === undefined) return codec.read(body, done);
    return { open: (element) => codec.read(element, done), text: () => {}, interruption: () => {}, close: () => {} };
  });
  return result;
}

function messagesOf({ ports }: ServiceDescriptor): Message[] {
  const messages = new Map<string, Message>();
  const soapPorts = ports.filter(
    (port): port is SoapPortDescriptor => 'protocol' in port && port.protocol.startsWith('soap'),
  );
  for (const port of soapPorts) {
    for (const [operation, { input, output }] of Object.entries(port.operations)) {
      for (const body of [input.body, output?.body]) {
        if (body !== undefined) messages.set(`${operation} ${JSON.stringify(body)}`, { operation, body });
      }
    }
  }
  return [...messages.values()];
}
