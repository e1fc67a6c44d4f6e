/** Wildcards: which namespaces they let in (XML Schema 1.0 Structures, section 3.10.4). */
import type { WildcardDescriptor } from '../descriptor.js';

export function admits({ namespaces }: WildcardDescriptor, namespace: string): boolean {
  if (namespaces === '##any') return true;
  if ('not' in namespaces) return namespace !== '' && namespace !== namespaces.not;
  return namespaces.includes(namespace);
}
