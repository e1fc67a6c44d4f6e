/** Names with their namespaces, as values. Prefixes end at the parser. */

/** XML Namespaces 1.0, section 2.1: an expanded name. `namespace` is `""` for no namespace. */
export interface QName {
  readonly namespace: string;
  readonly localName: string;
}

/** A string that is equal for equal names, for maps: `{namespace}localName`. */
export function qnameKey(name: QName): string {
  return `{${name.namespace}}${name.localName}`;
}

export function sameQName(left: QName, right: QName): boolean {
  return left.localName === right.localName && left.namespace === right.namespace;
}
