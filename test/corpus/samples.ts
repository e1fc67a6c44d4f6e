/**
 * Draws sample messages of every operation of the contracts in a corpus, writes them, has libxml2 judge them by the contract's own
 * schemas, and reads them back. Prints what did not hold.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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

export interface SampleOptions {
  readonly perOperation: number;
  readonly perContract: number;
  readonly seed: number;
}

export interface SampleReport {
  readonly operations: number;
  readonly samples: number;
  /** Nothing was found against these. */
  readonly sound: number;
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly operation: string;
  readonly kind: 'refused' | 'not-sampled' | 'schema' | 'write' | 'invalid' | 'read' | 'unequal';
  readonly detail: string;
}

interface Message {
  readonly operation: string;
  readonly body: SoapBodyDescriptor;
}

/** Tries the contract at `path`. Never throws for what a contract says. */
export function sampleContract(path: string, options: SampleOptions): SampleReport {
  const { model, diagnostics } = understandContract(path, diskHost);
  if (model === undefined || hasErrors(diagnostics)) {
    const first = diagnostics.find(({ severity }) => severity === 'error');
    return {
      operations: 0,
      samples: 0,
      sound: 0,
      findings: [{ operation: '*', kind: 'refused', detail: first?.message ?? '' }],
    };
  }
  const findings: Finding[] = [];
  const validator = validatorFor(path, findings);
  let operations = 0;
  let samples = 0;
  for (const service of model.services) {
    const { descriptor } = describeService(service, planNames(service, model.schema));
    const tried = trySamples(descriptor, validator, options, findings);
    operations += tried.operations;
    samples += tried.samples;
  }
  validator?.dispose();
  const failed = new Set(findings.filter(({ operation }) => operation !== '*').map(({ operation }) => operation));
  return { operations, samples, sound: operations - failed.size, findings };
}

function validatorFor(path: string, findings: Finding[]): SchemaValidator | undefined {
  try {
    const contract = loadContract(path, diskHost, {}, () => undefined);
    return contract === undefined ? undefined : schemaValidator(contract);
  } catch (error) {
    findings.push({ operation: '*', kind: 'schema', detail: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

function trySamples(
  descriptor: ServiceDescriptor,
  validator: SchemaValidator | undefined,
  { perOperation, perContract, seed }: SampleOptions,
  findings: Finding[],
): { operations: number; samples: number } {
  const codec = compileService(descriptor);
  const sampler = new Sampler(descriptor, seed);
  const messages = messagesOf(descriptor);
  const each = Math.max(1, Math.min(perOperation, Math.floor(perContract / Math.max(1, messages.length))));
  let samples = 0;
  for (const { operation, body } of messages) {
    for (let count = 0; count < each; count++) {
      samples++;
      const finding = trySample(operation, body, sampler, codec.body(body), validator);
      if (finding === undefined) continue;
      findings.push(finding);
      break;
    }
  }
  return { operations: new Set(messages.map(({ operation }) => operation)).size, samples };
}

function trySample(
  operation: string,
  body: SoapBodyDescriptor,
  sampler: Sampler,
  codec: BodyCodec,
  validator: SchemaValidator | undefined,
): Finding | undefined {
  let step: Finding['kind'] = 'not-sampled';
  let text = '';
  try {
    const sample = sampler.message(body);
    step = 'write';
    text = codec.write(sample);
    const complaint = body.kind === 'element' ? validator?.check(text) : undefined;
    if (complaint !== undefined) return { operation, kind: 'invalid', detail: `${complaint.trim()} ${text}` };
    step = 'read';
    const back = readBack(codec, text);
    if (isDeepStrictEqual(back, sample)) return undefined;
    return { operation, kind: 'unequal', detail: `${text}\n${show(sample)}\n${show(back)}` };
  } catch (error) {
    if (error instanceof Unsampleable) return { operation, kind: 'not-sampled', detail: error.message };
    return { operation, kind: step, detail: `${error instanceof Error ? (error.stack ?? '') : String(error)} ${text}` };
  }
}

/** As it would come in an envelope. */
export function readBack(codec: BodyCodec, text: string): unknown {
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

function show(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner === 'bigint') return `${inner}n`;
      return typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner;
    }) ?? 'undefined'
  );
}

interface IndexEntry {
  readonly path: string;
  readonly status: string;
  readonly wsdl: string;
  readonly style: readonly string[];
  readonly role: string;
  readonly services: number;
}

/** Paths of the clean contracts with a service and an operation in document/literal, or of those whose path contains `only`. */
export function corpusContracts(folder: string, only: string | undefined): string[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly IndexEntry[];
  return index
    .filter(({ path, status, wsdl, services }) =>
      only === undefined ? status === 'clean' && wsdl === '1.1' && services > 0 : path.includes(only),
    )
    .map(({ path }) => join(folder, path));
}
