/** Which header blocks have to be understood by whom (SOAP 1.1, sections 4.2.2 and 4.2.3; SOAP 1.2 part 1, section 5.2). */
import type { OpenElement } from '../codec/codec.js';
import { SOAP_11, SOAP_12, SOAP_VERSIONS } from './version.js';

/** An attribute of either SOAP namespace counts, whichever version is in force. */
export function isMandatory(element: OpenElement): boolean {
  return SOAP_VERSIONS.some(({ namespace }) => {
    const value = element.attribute(namespace, 'mustUnderstand');
    return value === '1' || value === 'true';
  });
}

/** Roles that whoever reads the message at its end plays. */
const rolesOfReceiver: readonly string[] = [
  '',
  'http://schemas.xmlsoap.org/soap/actor/next',
  'http://www.w3.org/2003/05/soap-envelope/role/next',
  'http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver',
];

/** Whether the block is for the last one on the message's way, and not for somebody in between. */
export function isForReceiver(element: OpenElement): boolean {
  const role = element.attribute(SOAP_11.namespace, 'actor') ?? element.attribute(SOAP_12.namespace, 'role') ?? '';
  return rolesOfReceiver.includes(role);
}
