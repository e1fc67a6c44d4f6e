/** `server.ts` of a service: the interface an implementation fills, and what makes a service of it. */
import type { ServiceDescriptor } from '../../runtime/descriptor.js';
import type { NamePlan } from '../names/plan.js';
import type { Signature, Signatures } from './describe-signatures.js';
import { docComment } from './doc-comment.js';
import { LocalImports, importLine } from './local-imports.js';
import { contextType, declareMethod, methodView } from './method-view.js';
import type { MessageTypes } from './method-view.js';
import type { Templates } from './template.js';
import { TypeExpressions } from './type-expression.js';
import { indentUnit, lineWidth, memberAccess, stringLiteral } from './typescript.js';

const runtime = 'soapwright/runtime';
const handlerIndent = indentUnit + indentUnit;

export function emitServer(
  descriptor: ServiceDescriptor,
  signatures: Signatures,
  names: NamePlan,
  templates: Templates,
  header: string,
): string {
  const hasFaults = signatures.faults !== undefined;
  const values = [...(hasFaults ? ['ServiceFault'] : []), 'bindService', 'soapServices'];
  const hasMethods = signatures.methods.length > 0;
  const types = [
    'BoundService',
    ...(hasMethods ? ['CallContext'] : []),
    ...(hasFaults ? ['FaultOptions'] : []),
    'SoapServices',
  ];
  const declared = [
    names.service,
    names.factory,
    names.soapServices,
    names.fault,
    'descriptor',
    'help',
    'schemas',
    'wsdl',
  ];
  const imports = new LocalImports([...values, ...types, ...declared]);
  const messageTypes = {
    imports,
    expressions: new TypeExpressions(descriptor.schema, names.unions, (name) => imports.local(name)),
  };
  const methods = signatures.methods.map((signature) => serverMethod(signature, messageTypes));
  const faults = signatures.faults && {
    function: names.fault,
    interface: imports.local(signatures.faults.name),
    example: stringLiteral(signatures.faults.members[0]?.property ?? ''),
  };
  return templates.renderText('server.ts', {
    header,
    runtimeValues: importLine('import', values, runtime),
    runtimeTypes: importLine('import type', types, runtime),
    imports: imports.print('./types.js'),
    comment: docComment({
      text: descriptor.documentation ?? `What an implementation of service ${descriptor.name} provides.`,
    }),
    service: names.service,
    factory: names.factory,
    soapServices: names.soapServices,
    methods,
    faults: faults ?? false,
  });
}

function serverMethod(signature: Signature, types: MessageTypes): object {
  const view = methodView(signature, types);
  const context = contextType(signature, types.imports);
  const result = `Promise<${view.response}> | ${view.response}`;
  const given = context === 'CallContext' ? 'context' : `context as ${context}`;
  const start = `${view.key}: (request: ${view.request}, context) =>`;
  const call = `${memberAccess('implementation', signature.method)}(request, ${given}),`;
  const fits = handlerIndent.length + start.length + 1 + call.length <= lineWidth;
  return {
    comment: view.comment,
    declaration: declareMethod(view.key, [`request: ${view.request}`, `context: ${context}`], result, ';'),
    handler: `${start}${fits ? ' ' : `\n${handlerIndent}${indentUnit}`}${call}`,
  };
}
