/** Envelopes and bodies as trees: read by @xmldom/xmldom, which neither of the two that are compared uses. */
import { DOMParser } from '@xmldom/xmldom';
import type { Element } from '@xmldom/xmldom';

const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** The elements in the Body of an envelope. */
export function bodyElements(envelope: string): Element[] {
  const body = childElements(parse(envelope)).find(({ localName }) => localName === 'Body');
  if (body === undefined) throw new Error('there is no Body');
  return childElements(body);
}

/** The elements of a fragment, as it may stand in one of our bodies. */
export function fragmentElements(fragment: string): Element[] {
  const prefixes = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';
  return childElements(parse(`<e ${prefixes}>${fragment}</e>`));
}

function parse(text: string): Element {
  const root = new DOMParser({ onError: () => undefined }).parseFromString(text, 'text/xml').documentElement;
  if (root === null) throw new Error('there is no element');
  return root;
}

export function childElements(element: Element): Element[] {
  return [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
}

export function textContent(element: Element): string {
  return element.textContent ?? '';
}

/** Attributes but namespace declarations. */
export function ownAttributes(element: Element) {
  return [...element.attributes].filter(({ namespaceURI }) => namespaceURI !== xmlnsNamespace);
}

/** Equal for elements that say the same: prefixes, order of attributes and white space between elements do not count. */
export function canonical(elements: readonly Element[]): string {
  return elements.map(canonicalElement).join('');
}

function canonicalElement(element: Element): string {
  const attributes = ownAttributes(element)
    .map(({ namespaceURI, localName, value }) => {
      const isType = localName === 'type' && namespaceURI === 'http://www.w3.org/2001/XMLSchema-instance';
      return ` {${namespaceURI ?? ''}}${localName ?? ''}=${JSON.stringify(isType ? expandedName(value, element) : value)}`;
    })
    .sort();
  const children = childElements(element);
  const isMixed = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType !== 1 && /\S/.test(nodeValue ?? ''),
  );
  const content =
    children.length === 0
      ? nameContext(element) + textContent(element)
      : [...element.childNodes]
          .map((node) =>
            node.nodeType === 1 ? canonicalElement(node as Element) : isMixed ? (node.nodeValue ?? '') : '',
          )
          .join('');
  return `<{${element.namespaceURI ?? ''}}${element.localName ?? ''}${attributes.join('')}>${content}</>`;
}

/**
 * What a name in the text means. An element with a prefix that declares the default namespace does so for a name without a prefix in its
 * text.
 */
function nameContext(element: Element): string {
  const prefix = /^\s*([\w.-]+):[\w.-]+\s*$/.exec(textContent(element))?.[1];
  if (prefix !== undefined) return `{${element.lookupNamespaceURI(prefix) ?? ''}}`;
  const declared = element.prefix === null ? null : element.getAttributeNode('xmlns');
  return declared === null ? '' : `{${declared.value}}`;
}

function expandedName(name: string, element: Element): string {
  const [prefix = '', local] = name.includes(':') ? name.split(':') : ['', name];
  return `{${prefix === '' ? defaultNamespace(element) : (element.lookupNamespaceURI(prefix) ?? '')}}${local ?? ''}`;
}

/** xmldom looks for prefixes only. */
function defaultNamespace(element: Element): string {
  const declared = element.getAttribute('xmlns');
  if (declared !== null) return declared;
  return element.parentNode?.nodeType === 1 ? defaultNamespace(element.parentNode as Element) : '';
}
