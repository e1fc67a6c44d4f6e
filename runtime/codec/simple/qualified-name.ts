/** Qualified names in values (Namespaces in XML 1.0, section 4; XML Schema 1.0 Datatypes, section 3.2.18). */
import type { XmlName } from '../../descriptor.js';
import { isNCName } from '../xml-name.js';
import type { PrefixResolver } from './simple-codec.js';

/** `undefined` when the text is no qualified name or its prefix is bound to nothing. */
export function parseQName(text: string, resolve: PrefixResolver): XmlName | undefined {
  const colon = text.indexOf(':');
  const prefix = colon < 0 ? '' : text.slice(0, colon);
  const name = text.slice(colon + 1);
  if (!isNCName(name) || (colon >= 0 && !isNCName(prefix))) return undefined;
  const namespace = resolve(prefix);
  return namespace === undefined ? undefined : { namespace, name };
}
