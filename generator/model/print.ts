/** The model as text for people and for golden files: stable, complete, one line per fact. Pure. */
import type { QName } from '../source/qname.js';
import type { ContractModel, TypeDefinition } from './model.js';
import { printSchema } from './print-schema.js';
import { printService } from './print-service.js';

/** Spells names: with a short prefix for each namespace, listed at the top of the text. */
export class NamePrinter {
  private readonly prefixes = new Map<string, string>([['http://www.w3.org/2001/XMLSchema', 'xs']]);
  private readonly printing = new Set<TypeDefinition>();

  print({ namespace, localName }: QName): string {
    return namespace === '' ? localName : `${this.prefixOf(namespace)}:${localName}`;
  }

  private prefixOf(namespace: string): string {
    const prefix = this.prefixes.get(namespace) ?? `n${this.prefixes.size}`;
    this.prefixes.set(namespace, prefix);
    return prefix;
  }

  /** The lines of an anonymous type, unless they are being printed already. */
  once(type: TypeDefinition, print: () => string[]): string[] {
    if (this.printing.has(type)) return [];
    this.printing.add(type);
    const lines = print();
    this.printing.delete(type);
    return lines;
  }

  /** The declarations of all prefixes used so far. */
  declarations(): string[] {
    return [...this.prefixes].map(([namespace, prefix]) => `namespace ${prefix} = ${namespace}`);
  }
}

/** Everything that was understood of a contract. Ends with a line break. */
export function printModel(model: ContractModel): string {
  const names = new NamePrinter();
  const services = model.services.flatMap((service) => [...printService(service, names), '']);
  const schema = printSchema(model.schema, names);
  const documents = model.documents.map(({ kind, path }) => `document ${kind} ${path}`);
  return [...names.declarations(), '', ...services, ...schema, ...documents].join('\n') + '\n';
}
