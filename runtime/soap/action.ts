/** The action a request names: the SOAPAction header (SOAP 1.1, section 6.1.1) or the `action` parameter (SOAP 1.2 part 2, section 6.5.3). */
import { parseForm } from '../http/form.js';
import { Refusal } from '../refusal.js';

/**
 * The header's value as an .asmx host takes it: quotes removed when they are on both sides, then URL-decoded. Nothing
 * is trimmed. A lone quote is refused.
 */
export function soapAction(header: string): string {
  if (header === '"') {
    throw new Refusal(
      'Server was unable to process request. ---> Length cannot be less than zero.\r\nParameter name: length',
      500,
      'Server',
    );
  }
  return urlDecode(header.startsWith('"') && header.endsWith('"') ? header.slice(1, -1) : header);
}

/** The parameter's value, quotes and blanks around it already removed. */
export function urlDecode(value: string): string {
  if (!/[%+]|[^\0-\x7f]/.test(value)) return value;
  const [pair] = parseForm(`=${value.replace(/&/g, '%26')}`);
  return pair?.[1] ?? '';
}
