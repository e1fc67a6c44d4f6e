/** `descriptor.ts` of a service: the descriptor as an expression, its namespaces as constants. */
import type { ServiceDescriptor } from '../../runtime/descriptor.js';
import { printLiteral, stringLiteral } from './typescript.js';

export function emitDescriptor(descriptor: ServiceDescriptor, header: string): string {
  const constants = nameNamespaces(descriptor);
  const declarations = [...constants].map(([namespace, name]) => `const ${name} = ${stringLiteral(namespace)};\n`);
  const type = "import type { ServiceDescriptor } from 'soapwright/runtime';\n";
  const value = `export const descriptor: ServiceDescriptor = ${printLiteral(descriptor, constants)};\n`;
  return [header, type, declarations.join(''), value].join('\n');
}

/** `tns` for the contract's own, `ns2`, `ns3`, ... for the others, as they come. */
function nameNamespaces(descriptor: ServiceDescriptor): ReadonlyMap<string, string> {
  const names = new Map(descriptor.namespace === '' ? [] : [[descriptor.namespace, 'tns']]);
  let number = 1;
  visitNamespaces(descriptor, (namespace) => {
    if (namespace !== '' && !names.has(namespace)) names.set(namespace, `ns${(number += 1)}`);
  });
  return names;
}

function visitNamespaces(node: unknown, visit: (namespace: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) visitNamespaces(item, visit);
    return;
  }
  for (const key of Object.keys(node)) {
    const value: unknown = node[key as keyof typeof node];
    if (key === 'namespace' && typeof value === 'string') visit(value);
    else visitNamespaces(value, visit);
  }
}
