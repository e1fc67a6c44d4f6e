/** The documents of the contract as they are served: where addresses and locations stand, and what only some ports need. */
import type { Definitions, OperationNode, PortNode, Span } from '../wsdl/ast.js';
import type { SoapHeaderNode } from '../wsdl/soap-extension.js';
import type { Reference } from '../source/read.js';
import type { Source } from '../source/source.js';
import { attributeOf } from '../source/xml-element.js';
import type { DocumentModel, DocumentReference, DocumentSection } from './model.js';
import type { ParsedContract } from './parsed-contract.js';
import type { ResolvedService } from './resolve-services.js';
import type { WsdlSymbols } from './symbols.js';

/** Describes every document of the contract, in the order they were reached. */
export function describeDocuments(
  contract: ParsedContract,
  services: readonly ResolvedService[],
  symbols: WsdlSymbols,
): readonly DocumentModel[] {
  const sections = new SectionCollector(services, symbols);
  for (const { definitions } of contract.definitions) sections.visit(definitions);
  return contract.sources.map((source) => ({
    path: source.path,
    text: source.text,
    kind: source.kind,
    references: [...importsOf(source, contract), ...addressesOf(source, contract)].sort(byStart),
    sections: sections.of(source.file).sort(byStart),
  }));
}

function byStart(left: Span, right: Span): number {
  return left.start - right.start;
}

function importsOf(source: Source, contract: ParsedContract): DocumentReference[] {
  return (contract.references.get(source) ?? []).flatMap((element): DocumentReference[] => {
    const location = attributeOf(element, 'schemaLocation') ?? attributeOf(element, 'location');
    const target = contract.targets.get(element)?.path;
    return location
      ? [{ kind: 'import', start: location.start, end: location.end, ...(target !== undefined && { target }) }]
      : [];
  });
}

function addressesOf(source: Source, contract: ParsedContract): DocumentReference[] {
  const own = contract.definitions
    .filter((one) => one.source === source)
    .flatMap(({ definitions }) => definitions.services);
  return own
    .flatMap(({ ports }) => ports)
    .flatMap(({ address }): DocumentReference[] => {
      return address ? [{ kind: 'address', start: address.value.start, end: address.value.end }] : [];
    });
}

/** A component as it stands in a document. */
interface Placed {
  readonly span: Span;
  readonly origin: { readonly file: string };
}

/** Which ports need which ports, bindings, portTypes and messages. */
class SectionCollector {
  private readonly needed = new Map<string, { readonly component: Placed; readonly ports: Set<string> }>();
  private readonly served: ReadonlySet<string>;

  constructor(
    services: readonly ResolvedService[],
    private readonly symbols: WsdlSymbols,
  ) {
    this.served = new Set(services.flatMap(({ ports }) => ports.map(({ port }) => port.name)));
  }

  visit(definitions: Definitions): void {
    for (const service of definitions.services) {
      for (const port of service.ports) this.visitPort(port);
    }
  }

  private visitPort(port: PortNode): void {
    this.need(port, port);
    const binding = port.binding && this.symbols.bindings.get(port.binding.name);
    if (!binding) return;
    this.need(binding, port);
    for (const { input, output } of binding.operations) {
      for (const header of [...(input?.content.headers ?? []), ...(output?.content.headers ?? [])])
        this.needHeader(header, port);
    }
    const portType = binding.type && this.symbols.portTypes.get(binding.type.name);
    if (!portType) return;
    this.need(portType, port);
    for (const operation of portType.operations) this.needMessages(operation, port);
  }

  private needMessages({ input, output, faults }: OperationNode, port: PortNode): void {
    for (const one of [input, output, ...faults]) if (one?.message) this.needMessage(one.message, port);
  }

  private needHeader(header: SoapHeaderNode, port: PortNode): void {
    if (header.message) this.needMessage(header.message, port);
    for (const fault of header.faults) this.needHeader(fault, port);
  }

  private needMessage({ name }: Reference, port: PortNode): void {
    const message = this.symbols.messages.get(name);
    if (message) this.need(message, port);
  }

  private need(component: Placed, { name }: PortNode): void {
    const key = `${component.origin.file}:${component.span.start}`;
    const entry = this.needed.get(key) ?? { component, ports: new Set() };
    entry.ports.add(name);
    this.needed.set(key, entry);
  }

  /** What every port needs always stands, and so does what belongs to a port that is not served from here. */
  of(file: string): DocumentSection[] {
    return [...this.needed.values()]
      .filter(({ component, ports }) => component.origin.file === file && ports.size < this.served.size)
      .filter(({ ports }) => [...ports].every((port) => this.served.has(port)))
      .map(({ component: { span }, ports }) => ({ start: span.start, end: span.end, ports: [...ports] }));
  }
}
