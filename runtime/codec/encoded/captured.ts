/** Captured elements, looked at as the readers of elements do. */
import type { OpenElement } from '../codec.js';
import type { XmlElement } from '../xml-element.js';
import { clarkName, parseClarkName } from '../xml-name.js';

export function elementsOf({ children = [] }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** Its own text, without that of elements in it. */
export function textOf({ children = [] }: XmlElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** Knows the prefixes that occur in its own values. */
export function asOpenElement({ namespace, name, attributes = {}, prefixes = {} }: XmlElement): OpenElement {
  return {
    namespace,
    name,
    attribute: (attributeNamespace, local) => {
      const key = clarkName(attributeNamespace, local);
      return Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    },
    attributes: () =>
      Object.entries(attributes).map(([key, value]) => ({
        ...(parseClarkName(key) ?? { namespace: '', name: key }),
        value,
      })),
    resolvePrefix: (prefix) => (Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined),
    line: 1,
    column: 1,
  };
}

/** Without what only the readers of encoded values need: the default namespaces. */
export function withoutScope({ prefixes = {}, children, ...element }: XmlElement): XmlElement {
  const named = Object.entries(prefixes).filter(([prefix]) => prefix !== '');
  return {
    ...element,
    ...(children && { children: children.map((child) => (typeof child === 'string' ? child : withoutScope(child))) }),
    ...(named.length > 0 && { prefixes: Object.fromEntries(named) }),
  };
}
