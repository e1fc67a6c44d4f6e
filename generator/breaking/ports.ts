/** What rules about ports ask: who answers the callers of an old port. */
import type { Port } from '../model/model.js';

export function isFormPort({ protocol }: Port): boolean {
  return protocol === 'http-get' || protocol === 'http-post';
}

/** The path of an address; an address that is no URL as it stands. */
export function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

/** A port of the new contract that answers at the old port's path in the same protocol and with the same operations. */
export function answeringPort(old: Port, ports: readonly Port[]): Port | undefined {
  if (old.address === undefined) return undefined;
  const path = pathOf(old.address);
  return ports.find(
    ({ protocol, portType, address }) =>
      protocol === old.protocol &&
      portType.localName === old.portType.localName &&
      address !== undefined &&
      pathOf(address) === path,
  );
}
