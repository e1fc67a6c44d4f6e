/** One contract as both ends of a wire have it: what it says, and readers and writers that hold to it strictly. */
import { describeService } from '../../generator/emit/describe-service.js';
import { hasErrors } from '../../generator/diagnostics/report.js';
import type { ContractModel } from '../../generator/model/model.js';
import { planNames } from '../../generator/names/plan.js';
import { memoryHost } from '../../generator/source/host.js';
import { understandContract } from '../../generator/understand.js';
import type { ServiceCodec } from '../../runtime/codec/codec.js';
import { compileService } from '../../runtime/codec/compile.js';
import type { PortDescriptor } from '../../runtime/descriptor.js';
import { Sampler } from '../support/sample.js';

export interface Side {
  readonly model: ContractModel;
  readonly services: readonly ServiceSide[];
}

export interface ServiceSide {
  readonly codec: ServiceCodec;
  readonly sampler: Sampler;
  /** Messages to try per body: the first that fails ends the search. */
  readonly samples: number;
}

export interface PortSide {
  readonly port: PortDescriptor;
  readonly service: ServiceSide;
}

/** `undefined` when the contract is not sound: nobody would serve it. */
export function understandSide(text: string, seed: number, samples: number): Side | undefined {
  const { model, diagnostics } = understandContract('contract.wsdl', memoryHost({ 'contract.wsdl': text }));
  if (!model || hasErrors(diagnostics) || model.services.length === 0) return undefined;
  const services = model.services.map((service) => {
    const { descriptor } = describeService(service, planNames(service, model.schema));
    return { codec: compileService(descriptor, { strict: true }), sampler: new Sampler(descriptor, seed), samples };
  });
  return { model, services };
}

export function portsOf({ services }: Side): PortSide[] {
  return services.flatMap((service) => service.codec.descriptor.ports.map((port) => ({ port, service })));
}
