/**
 * From a `Fault` element to the parts of a `ServiceFault`: SOAP 1.1 section 4.4, SOAP 1.2 part 1 section 5.4. Names are compared
 * without their namespace: servers mix the two shapes, and a refusal should be heard whatever its dress.
 */
import type { XmlElement } from '../codec/xml-element.js';
import type { XmlName } from '../descriptor.js';
import type { FaultCode } from '../fault.js';
import { clarkName, XML_NAMESPACE } from '../codec/xml-name.js';
import { SOAP_VERSIONS } from '../soap/version.js';
import { fragmentChildren, fragmentText, writeContent } from './xml-fragment.js';

export interface ReadFault {
  readonly text: string;
  readonly code?: FaultCode;
  readonly subcode?: XmlName;
  readonly actor?: string;
  /** The entries as XML that stands on its own. */
  readonly detail?: string;
  readonly entries: readonly XmlElement[];
}

export function interpretFault(fault: XmlElement): ReadFault {
  const code = find(fault, 'faultcode') ?? find(fault, 'Code', 'Value');
  const subcode = find(fault, 'Code', 'Subcode', 'Value');
  const actor = find(fault, 'faultactor') ?? find(fault, 'Node');
  const detail = find(fault, 'detail') ?? find(fault, 'Detail');
  const entries = detail === undefined ? [] : fragmentChildren(detail);
  const text = find(fault, 'faultstring') ?? englishReason(fault);
  return {
    text: text === undefined ? '' : fragmentText(text),
    entries,
    ...(code === undefined ? {} : { code: faultCode(qualifiedName(code)) }),
    ...(subcode === undefined ? {} : { subcode: qualifiedName(subcode) }),
    ...(actor === undefined ? {} : { actor: fragmentText(actor).trim() }),
    ...(detail?.children === undefined ? {} : { detail: writeContent(detail) }),
  };
}

function find(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (at, step) => at && fragmentChildren(at).find(({ name }) => name === step),
    element,
  );
}

/** SOAP 1.2 allows a text per language; the first where none is English. */
function englishReason(fault: XmlElement): XmlElement | undefined {
  const reason = find(fault, 'Reason');
  const texts = reason === undefined ? [] : fragmentChildren(reason).filter(({ name }) => name === 'Text');
  const isEnglish = ({ attributes }: XmlElement) => /^en\b/i.test(attributes?.[clarkName(XML_NAMESPACE, 'lang')] ?? '');
  return texts.find(isEnglish) ?? texts[0];
}

/** The content of an element as a QName. Without a prefix, or with one that nothing declares, it is in no namespace. */
function qualifiedName(element: XmlElement): XmlName {
  const text = fragmentText(element).trim();
  const [, prefix, local] = /^([^:]+):(.*)$/s.exec(text) ?? [];
  const namespace = prefix === undefined ? undefined : element.prefixes?.[prefix];
  return { namespace: namespace ?? '', name: local ?? text };
}

const codes12: Readonly<Record<string, FaultCode>> = { Sender: 'Client', Receiver: 'Server' };
const codes: readonly string[] = ['Client', 'Server', 'MustUnderstand', 'VersionMismatch'];

/** The four codes of SOAP count in either envelope namespace and, as node-soap and others send them, in none. */
function faultCode(name: XmlName): FaultCode {
  const ours = name.namespace === '' || SOAP_VERSIONS.some(({ namespace }) => namespace === name.namespace);
  if (!ours) return name;
  return codes12[name.name] ?? (codes.includes(name.name) ? (name.name as FaultCode) : name);
}
