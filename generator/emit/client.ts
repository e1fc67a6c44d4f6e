/** `client.ts` of a service: one interface, and a class for each port that speaks that port's protocol. */
import type { PortDescriptor, ServiceDescriptor } from '../../runtime/descriptor.js';
import type { Port, Protocol } from '../model/model.js';
import type { NamePlan } from '../names/plan.js';
import type { Signature, Signatures } from './describe-signatures.js';
import { docComment } from './doc-comment.js';
import { LocalImports, importLine } from './local-imports.js';
import { declareMethod, methodView } from './method-view.js';
import type { MessageTypes, MethodView } from './method-view.js';
import type { Templates } from './template.js';
import { TypeExpressions } from './type-expression.js';
import { stringLiteral } from './typescript.js';

const runtime = 'soapwright/runtime/client';

const protocolNames: Readonly<Record<Protocol, string>> = {
  soap11: 'SOAP 1.1',
  soap12: 'SOAP 1.2',
  'http-get': 'HTTP GET',
  'http-post': 'HTTP POST',
};

export function emitClient(
  descriptor: ServiceDescriptor,
  signatures: Signatures,
  names: NamePlan,
  templates: Templates,
  header: string,
): string {
  const used = ['connect', 'CallOptions', 'ClientOptions', 'Connection', 'descriptor'];
  const imports = new LocalImports([...used, names.client, ...names.clients.values()]);
  const types = {
    imports,
    expressions: new TypeExpressions(descriptor.schema, names.unions, (name) => imports.local(name)),
  };
  const methods = signatures.methods.map((signature) => clientMethod(signature, types));
  const ports = [...names.clients]
    .flatMap(([port, name]) => {
      const described = descriptor.ports.find((one) => one.name === port.name);
      return described === undefined ? [] : [portView(port, described, name, methods, names.client)];
    })
    .filter((port) => port.methods.length > 0);
  return templates.renderText('client.ts', {
    header,
    imports: printImports(imports, methods.length > 0, ports.length > 0),
    comment: docComment({ text: descriptor.documentation ?? `What service ${descriptor.name} offers.` }),
    client: names.client,
    methods,
    ports,
  });
}

/** Only what the file uses: a contract may have methods that no port offers, or no methods at all. */
function printImports(types: LocalImports, hasMethods: boolean, hasPorts: boolean): string {
  const used = [...(hasMethods ? ['CallOptions'] : []), ...(hasPorts ? ['ClientOptions', 'Connection'] : [])];
  const lines = [
    hasPorts ? importLine('import', ['connect'], runtime) : '',
    used.length > 0 ? `${importLine('import type', used, runtime)}\n` : '',
    hasPorts ? "import { descriptor } from './descriptor.js';" : '',
    types.print('./types.js'),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

interface ClientMethod extends MethodView {
  readonly declaration: string;
  readonly method: string;
}

function clientMethod(signature: Signature, types: MessageTypes): ClientMethod {
  const view = methodView(signature, types);
  const headers = signature.requestHeaders && types.imports.local(signature.requestHeaders.name);
  const options = headers === undefined ? 'CallOptions' : `CallOptions & { soapHeaders?: ${headers} }`;
  const parameters = [`request: ${view.request}`, `options?: ${options}`];
  return {
    ...view,
    declaration: declareMethod(view.key, parameters, `Promise<${view.response}>`, ' {'),
    method: signature.method,
  };
}

interface PortView {
  readonly className: string;
  readonly name: string;
  readonly description: string;
  readonly implements: string;
  readonly methods: readonly ClientMethod[];
}

function portView(
  port: Port,
  described: PortDescriptor,
  className: string,
  methods: readonly ClientMethod[],
  client: string,
): PortView {
  const offered = methods.filter(({ method }) => Object.hasOwn(described.operations, method));
  const part = `Pick<${client}, ${offered.map(({ name }) => name).join(' | ')}>`;
  return {
    className,
    name: stringLiteral(port.name),
    description: docComment({
      text: `Port ${port.name}: ${protocolNames[port.protocol]}. ${port.documentation ?? ''}`,
    }),
    implements: offered.length === methods.length ? client : part,
    methods: offered,
  };
}
