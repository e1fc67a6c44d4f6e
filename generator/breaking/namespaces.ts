/**
 * Which namespace of the old contract became which of the new one, so that a changed target namespace is one finding
 * and not everything removed and added. Names of the old contract are compared in the new contract's terms.
 */
import type { ContractModel } from '../model/model.js';
import { qnameKey, type QName } from '../source/qname.js';

export interface NamespaceMap {
  /** Namespaces that changed, in the old contract's order. */
  readonly changed: readonly ChangedNamespace[];
  /** A name of the old contract as the new one would write it. */
  translate(name: QName): QName;
  /** A text that may carry an old namespace in front, such as a SOAPAction, as the new contract would write it. */
  translateText(text: string): string;
}

export interface ChangedNamespace {
  readonly old: string;
  readonly new: string;
  /** Elements, types or wrappers of rpc messages stand in it. */
  readonly onWire: boolean;
}

/** Pairs the namespaces that only one side has, those that share most component names first. */
export function mapNamespaces(old: ContractModel, replacement: ContractModel): NamespaceMap {
  const oldNames = namesByNamespace(old);
  const newNames = namesByNamespace(replacement);
  const gone = [...oldNames].filter(([namespace]) => !newNames.has(namespace));
  const come = [...newNames].filter(([namespace]) => !oldNames.has(namespace));
  const candidates = gone
    .flatMap(([oldNamespace, oldSet]) =>
      come.map(([newNamespace, newSet]) => ({ oldNamespace, newNamespace, likeness: likeness(oldSet, newSet) })),
    )
    .filter(({ likeness: value }) => value >= 0.5)
    .sort((left, right) => right.likeness - left.likeness);
  const map = new Map<string, string>();
  const taken = new Set<string>();
  for (const { oldNamespace, newNamespace } of candidates) {
    if (map.has(oldNamespace) || taken.has(newNamespace)) continue;
    map.set(oldNamespace, newNamespace);
    taken.add(newNamespace);
  }
  const wireNamespaces = new Set([...old.schema.namespaces, ...wrapperNamespaces(old)]);
  return {
    changed: [...map].map(([from, to]) => ({ old: from, new: to, onWire: wireNamespaces.has(from) })),
    translate: ({ namespace, localName }) => ({ namespace: map.get(namespace) ?? namespace, localName }),
    translateText: (text) => translateText(text, map),
  };
}

/** {@link qnameKey} of an old name in the new contract's terms. */
export function translatedKey(namespaces: NamespaceMap, name: QName): string {
  return qnameKey(namespaces.translate(name));
}

function namesByNamespace(model: ContractModel): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const add = (name: QName | undefined, kind: string): void => {
    if (name === undefined) return;
    const set = names.get(name.namespace) ?? new Set<string>();
    names.set(name.namespace, set.add(`${kind} ${name.localName}`));
  };
  for (const element of model.schema.elements) add(element.name, 'element');
  for (const type of model.schema.types) add(type.name, 'type');
  for (const service of model.services) {
    add(service.name, 'service');
    for (const port of service.ports) {
      add(port.binding, 'binding');
      add(port.portType, 'portType');
    }
  }
  return names;
}

/** Namespaces of the elements that rpc messages are wrapped in (WSDL 1.1, section 3.5). */
function wrapperNamespaces({ services }: ContractModel): string[] {
  const bindings = services.flatMap(({ operations }) => operations.flatMap((operation) => operation.bindings));
  return bindings.flatMap((binding) => (binding.kind === 'soap' ? (binding.input.wrapper?.namespace ?? []) : []));
}

/** Shared names as a part of the smaller set. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((name) => right.has(name)).length;
  return shared / Math.min(left.size, right.size);
}

/** The longest old namespace in front wins; `urn:a` and `urn:a/` are two. */
function translateText(text: string, map: ReadonlyMap<string, string>): string {
  const [longest] = [...map.keys()]
    .filter((namespace) => namespace !== '' && text.startsWith(namespace))
    .sort((left, right) => right.length - left.length);
  return longest === undefined ? text : (map.get(longest) ?? '') + text.slice(longest.length);
}
