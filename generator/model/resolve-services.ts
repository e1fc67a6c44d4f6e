/** Services as written -> ServiceModel[]: bindings and portTypes of the ports looked up, operations joined over the ports. */
import type { Report } from '../diagnostics/report.js';
import type { BindingNode, PortNode, ServiceNode } from '../wsdl/ast.js';
import { boundOperations, type BoundPort } from './bound-operations.js';
import { joinOperations } from './join-operations.js';
import type { Port, Protocol, ServiceModel } from './model.js';
import type { ParsedContract } from './parsed-contract.js';
import { MessageResolver } from './resolve-messages.js';
import { documentationOf, type SchemaResolver } from './schema-resolver.js';
import type { Placed, WsdlSymbols } from './symbols.js';

/** A service, and the ports of it that could be resolved. */
export interface ResolvedService {
  readonly service: ServiceModel;
  readonly ports: readonly BoundPort[];
}

/** Resolves all services of the contract that have a port we speak the binding of; reports when there is none. */
export function resolveServices(
  contract: ParsedContract,
  symbols: WsdlSymbols,
  schema: SchemaResolver,
  report: Report,
): readonly ResolvedService[] {
  const messages = new MessageResolver(symbols, schema, report);
  const services: ResolvedService[] = [];
  for (const { definitions } of contract.definitions) {
    for (const node of definitions.services) {
      const resolved = resolveService(node, definitions.targetNamespace, messages);
      if (resolved.ports.length > 0) services.push(resolved);
    }
  }
  // Where a name did not resolve, that was reported, and what is missing follows from it.
  if (services.length === 0 && !messages.portsUnresolved) reportNoService(contract, report);
  return services;
}

function reportNoService(contract: ParsedContract, report: Report): void {
  const nodes = contract.definitions.flatMap(({ definitions }) => definitions.services);
  const [first] = nodes;
  const origin = first?.origin ?? contract.definitions[0]?.definitions.origin;
  if (!origin) return;
  if (!first) report('no-service', origin, { reason: 'it has no wsdl:service' });
  else report('no-service', origin, { reason: `no port of service "${first.name}" has a binding that is supported` });
}

function resolveService(node: ServiceNode, targetNamespace: string, messages: MessageResolver): ResolvedService {
  const written = node.ports.length > 0 ? node.ports : assumePorts(node, targetNamespace, messages);
  const ports = written
    .map((port) => resolvePort(port, targetNamespace, messages))
    .filter((port) => port !== undefined);
  const operations = joinOperations(
    ports.flatMap((port) => boundOperations(port, messages.report)),
    messages,
  );
  const service: ServiceModel = {
    kind: 'service',
    name: { namespace: targetNamespace, localName: node.name },
    ...documentationOf(node),
    ports: ports.map(({ port }) => port),
    operations,
    origin: node.origin,
  };
  return { service, ports };
}

/** For a service that lists no ports at all: one for each binding of its namespace. */
function assumePorts(node: ServiceNode, targetNamespace: string, { symbols, report }: MessageResolver): PortNode[] {
  const bindings = [...symbols.bindings.values()].filter(
    (binding) => binding.protocol && binding.targetNamespace === targetNamespace,
  );
  return bindings.map(({ name }) => {
    report('assumed-port', node.origin, { service: node.name, binding: name });
    const { origin, span } = node;
    const binding = { name: { namespace: targetNamespace, localName: name }, written: name, prefixed: true, origin };
    return { kind: 'port', name, binding, span, origin };
  });
}

/** WSDL 1.1, section 2.6; `undefined` and a report when it offers nothing that can be served or called. */
function resolvePort(node: PortNode, targetNamespace: string, messages: MessageResolver): BoundPort | undefined {
  const { symbols, report } = messages;
  if (!node.binding) return undefined;
  const binding = symbols.bindings.find(node.binding, targetNamespace);
  if (!binding) {
    const near = symbols.bindings.near(node.binding);
    messages.portsUnresolved = true;
    report('unresolved-binding', node.binding.origin, { name: node.binding.written, by: `port "${node.name}"`, near });
    return undefined;
  }
  const protocol = protocolOf(binding, node, report);
  if (!protocol) return undefined;
  const portType = resolvePortType(binding, symbols, report);
  if (!portType) {
    messages.portsUnresolved = true;
    return undefined;
  }
  const port: Port = {
    kind: 'port',
    name: node.name,
    ...documentationOf(node),
    protocol,
    binding: { namespace: binding.targetNamespace, localName: binding.name },
    portType: { namespace: portType.targetNamespace, localName: portType.name },
    ...(node.address && { address: node.address.location }),
    ...foreignTransport(binding),
    origin: node.origin,
  };
  return { port, binding, portType };
}

function resolvePortType(binding: Placed<BindingNode>, { portTypes }: WsdlSymbols, report: Report) {
  if (!binding.type) return undefined;
  const portType = portTypes.find(binding.type, binding.targetNamespace);
  if (portType) return portType;
  const near = portTypes.near(binding.type);
  report('unresolved-port-type', binding.type.origin, {
    name: binding.type.written,
    by: `binding "${binding.name}"`,
    near,
  });
  return undefined;
}

function protocolOf(binding: BindingNode, port: PortNode, report: Report): Protocol | undefined {
  const { protocol } = binding;
  const leaveOut = (reason: string) => {
    report('unsupported-binding', port.origin, { port: port.name, binding: `"${binding.name}"`, reason });
    return undefined;
  };
  if (!protocol) return leaveOut('is neither SOAP nor HTTP');
  if (protocol.kind === 'httpBinding') {
    if (protocol.verb.toUpperCase() === 'GET') return 'http-get';
    if (protocol.verb.toUpperCase() === 'POST') return 'http-post';
    return leaveOut(`has the HTTP verb "${protocol.verb}", which is neither GET nor POST`);
  }
  const { transport } = foreignTransport(binding);
  if (transport !== undefined) report('unsupported-transport', protocol.origin, { transport });
  return protocol.version;
}

function foreignTransport({ protocol }: BindingNode): Pick<Port, 'transport'> {
  const transport = protocol?.kind === 'soapBinding' ? protocol.transport : undefined;
  return transport === undefined || isHttpTransport(transport) ? {} : { transport };
}

/** The URI of the specification, in the spellings that documents have; SOAP 1.2 bindings have several of their own. */
function isHttpTransport(transport: string): boolean {
  return (
    /^https?:\/\/schemas\.xmlsoap\.org\/(soap|wsdl\/soap\d*)\/https?\/?$/i.test(transport) ||
    /bindings\/HTTP\/?$/i.test(transport)
  );
}
