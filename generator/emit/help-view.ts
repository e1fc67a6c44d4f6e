/** What the help page templates show: the service's operations, and of each the parameters, the four forms and the invoke form. */
import type {
  HttpPortDescriptor,
  OperationDescriptor,
  PortDescriptor,
  ServiceDescriptor,
} from '../../runtime/descriptor.js';
import type { ServiceModel } from '../model/model.js';
import { whilePortsServed } from './help-marks.js';
import { parameterRows } from './help-parameters.js';
import type { ParameterRow } from './help-parameters.js';
import { createSampler } from './help-sample.js';
import type { Sampler } from './help-sample.js';
import { sampleExchange } from './help-exchange.js';
import type { SampleExchange } from './help-exchange.js';

export interface IndexView {
  readonly service: string;
  readonly documentation?: string;
  readonly namespace: string;
  readonly operations: readonly { readonly name: string; readonly href: string; readonly documentation?: string }[];
}

export interface OperationView {
  readonly service: string;
  readonly name: string;
  readonly documentation?: string;
  readonly oneWay: boolean;
  readonly parameters: readonly ParameterRow[];
  readonly forms: readonly FormView[];
  readonly invoke?: InvokeView;
}

/** One of the four forms: its sample request and answer, while one of its ports is served. */
export interface FormView extends SampleExchange {
  readonly title: string;
  readonly id: string;
  readonly served: { readonly begin: string; readonly end: string };
}

/** The form that calls the operation over HTTP POST. */
export interface InvokeView {
  readonly served: { readonly begin: string; readonly end: string };
  readonly location: string;
  readonly fields: readonly InvokeField[];
}

export interface InvokeField {
  readonly name: string;
  readonly id: string;
  readonly type: 'text' | 'password';
  readonly hint: string;
  readonly optional: boolean;
}

const titles: Readonly<Record<PortDescriptor['protocol'], string>> = {
  soap11: 'SOAP 1.1',
  soap12: 'SOAP 1.2',
  'http-get': 'HTTP GET',
  'http-post': 'HTTP POST',
};

export function indexView({ name, namespace, documentation, operations }: ServiceDescriptor): IndexView {
  return {
    service: name,
    namespace,
    ...(documentation === undefined ? {} : { documentation }),
    operations: operations.map((operation) => ({
      name: operation.name,
      href: `?op=${encodeURIComponent(operation.name)}`,
      ...(operation.documentation === undefined ? {} : { documentation: operation.documentation }),
    })),
  };
}

/** `descriptor.operations` and `model.operations` are in the same order, name for name. */
export function operationViews(model: ServiceModel, descriptor: ServiceDescriptor): readonly OperationView[] {
  const sampler = createSampler(descriptor, sampleBudget(descriptor));
  return descriptor.operations.map((operation, index) => {
    const { name, documentation, oneWay = false } = operation;
    const invoke = invokeView(descriptor, operation, sampler);
    return {
      service: descriptor.name,
      name,
      oneWay,
      ...(documentation === undefined ? {} : { documentation }),
      parameters: parameterRows(model.operations[index], operation, descriptor),
      forms: formViews(descriptor, operation, sampler),
      ...(invoke === undefined ? {} : { invoke }),
    };
  });
}

/** Contracts with a thousand operations exist; their samples are shorter so that the pages stay within a few megabytes. */
function sampleBudget({ operations }: ServiceDescriptor): number {
  return Math.min(150, Math.max(25, Math.floor(12_000 / Math.max(1, operations.length))));
}

function formViews(descriptor: ServiceDescriptor, { name }: OperationDescriptor, sampler: Sampler): FormView[] {
  return Object.entries(titles).flatMap(([protocol, title]) => {
    const ports = descriptor.ports.filter((port) => port.protocol === protocol && Object.hasOwn(port.operations, name));
    const exchange = ports[0] && sampleExchange(ports[0], name, sampler);
    if (exchange === undefined) return [];
    return [{ title, id: protocol, served: whilePortsServed(ports.map((port) => port.name)), ...exchange }];
  });
}

function invokeView(
  descriptor: ServiceDescriptor,
  { name }: OperationDescriptor,
  sampler: Sampler,
): InvokeView | undefined {
  const offers = (port: PortDescriptor): port is HttpPortDescriptor =>
    port.protocol === 'http-post' && Object.hasOwn(port.operations, name) && port.operations[name]?.input === 'form';
  const ports = descriptor.ports.filter(offers);
  const operation = ports[0]?.operations[name];
  if (operation === undefined) return undefined;
  return {
    served: whilePortsServed(ports.map((port) => port.name)),
    location: operation.location.startsWith('/') ? operation.location : `/${operation.location}`,
    fields: operation.parameters.map((parameter, index) => ({
      name: parameter.name,
      id: `parameter-${index + 1}`,
      type: isSecret(parameter.name) ? 'password' : 'text',
      hint: sampler.value(parameter.type),
      optional: parameter.min === 0,
    })),
  };
}

const secretWords = /^(password|passwd|pass|passphrase|pwd|secret|token|cookie|pin|otp|credentials?|apikey)$/;

/** By the last word of the name: a `loginCookie` is a secret, its `cookieDomain` is not. */
export function isSecret(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/);
  const last = words.at(-1) ?? '';
  return secretWords.test(last) || secretWords.test(words.slice(-2).join(''));
}
