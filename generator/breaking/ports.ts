/** What rules about ports ask: who answers the callers of an old port. */
import type { Port, ServiceModel } from '../model/model.js';
import type { ServicePair } from './pairs.js';

export function isFormPort({ protocol }: Port): boolean {
  return protocol === 'http-get' || protocol === 'http-post';
}

/** The path of an address with its query (scripts tell services apart by it); an address that is no URL as it stands. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/**
 * A port of the new contract that answers callers of the old one: at the same path, in the same protocol, with every
 * operation the old port offers. It may belong to another service.
 */
export function answeringPort(port: Port, { old, contract }: ServicePair): Port | undefined {
  if (port.address === undefined) return undefined;
  const path = pathOf(port.address);
  const wanted = offered(port, old);
  for (const service of contract.new.services) {
    for (const candidate of service.ports) {
      if (candidate.protocol !== port.protocol || candidate.address === undefined) continue;
      const offers = new Set(offered(candidate, service));
      if (pathOf(candidate.address) === path && wanted.every((name) => offers.has(name))) return candidate;
    }
  }
  return undefined;
}

function offered(port: Port, { operations }: ServiceModel): string[] {
  return operations.flatMap(({ name, bindings }) => (bindings.some((binding) => binding.port === port) ? [name] : []));
}
