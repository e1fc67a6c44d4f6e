/**
 * `soap:Fault` in both versions, laid out as an .asmx host does (behaviour of .asmx hosts, section 6): SOAP 1.1 section 4.4,
 * SOAP 1.2 part 1 section 5.4.
 */
import type { XmlName } from '../descriptor.js';
import type { FaultCode } from '../fault.js';
import { xmlAttribute, xmlText } from '../text.js';
import type { SoapVersion } from './version.js';

export interface SoapFault {
  readonly code: FaultCode;
  /** Left out in SOAP 1.1. */
  readonly subcode?: XmlName | undefined;
  readonly text: string;
  readonly actor?: string | undefined;
  /** Well-formed content of an unqualified `detail` in both versions, as .asmx hosts have it; left out: an empty element. */
  readonly detail?: string;
  /** Well-formed content of the version's own detail element: what the contract declares. */
  readonly declared?: string;
  /** The fault is about a header, so it has no detail element (SOAP 1.1, section 4.4). */
  readonly aboutHeader?: true;
}

/** The fault element, for the body of an envelope of that version. */
export function faultElement(version: SoapVersion, fault: SoapFault): string {
  return version.protocol === 'soap11' ? fault11(fault) : fault12(fault);
}

function fault11(fault: SoapFault): string {
  const actor = fault.actor === undefined ? '' : `<faultactor>${xmlText(fault.actor)}</faultactor>`;
  return (
    `<soap:Fault>${qualified('faultcode', fault.code)}<faultstring>${xmlText(fault.text)}</faultstring>` +
    `${actor}${detailElement(fault, 'detail')}</soap:Fault>`
  );
}

function fault12(fault: SoapFault): string {
  const subcode =
    fault.subcode === undefined ? '' : `<soap:Subcode>${qualified('soap:Value', fault.subcode)}</soap:Subcode>`;
  const code = qualified('soap:Value', typeof fault.code === 'string' ? NAMES_12[fault.code] : fault.code);
  const node = fault.actor === undefined ? '' : `<soap:Node>${xmlText(fault.actor)}</soap:Node>`;
  return (
    `<soap:Fault><soap:Code>${code}${subcode}</soap:Code>` +
    `<soap:Reason><soap:Text xml:lang="en">${xmlText(fault.text)}</soap:Text></soap:Reason>` +
    `${node}${detailElement(fault, 'soap:Detail')}</soap:Fault>`
  );
}

const NAMES_12 = {
  Client: 'Sender',
  Server: 'Receiver',
  MustUnderstand: 'MustUnderstand',
  VersionMismatch: 'VersionMismatch',
} as const;

/** An element whose content is a QName: in the envelope's namespace when it is only a string. */
function qualified(element: string, name: string | XmlName): string {
  if (typeof name === 'string') return `<${element}>soap:${name}</${element}>`;
  if (name.namespace === '') return `<${element}>${xmlText(name.name)}</${element}>`;
  return `<${element} xmlns:q0="${xmlAttribute(name.namespace)}">q0:${xmlText(name.name)}</${element}>`;
}

function detailElement(fault: SoapFault, element: string): string {
  if (fault.aboutHeader) return '';
  if (fault.declared !== undefined) return `<${element}>${fault.declared}</${element}>`;
  return fault.detail === undefined ? `<${element} />` : `<detail>${fault.detail}</detail>`;
}
