/**
 * The hand-written side: a first draft of the class that fulfils a generated interface, and, for a class that is already
 * there, the methods it lacks. Text in, text out.
 */
import { describeService } from './emit/describe-service.js';
import type { Signature } from './emit/describe-signatures.js';
import { describeSignatures } from './emit/describe-signatures.js';
import { docComment } from './emit/doc-comment.js';
import { importLine } from './emit/local-imports.js';
import { contextType, declareMethod, methodView } from './emit/method-view.js';
import type { MessageTypes } from './emit/method-view.js';
import type { Templates } from './emit/template.js';
import { TypeExpressions } from './emit/type-expression.js';
import { stringLiteral } from './emit/typescript.js';
import type { ServiceModel } from './model/model.js';
import type { NamePlan } from './names/plan.js';

/** How the class's file refers to what it uses. */
export interface ScaffoldModules {
  /** Of the generated `server.ts` and `types.ts`, as import specifiers. */
  readonly server: string;
  readonly types: string;
}

export const runtimeModule = 'soapwright/runtime';

/** A name the text uses, and the module it comes from. */
export interface NeededImport {
  readonly module: string;
  readonly name: string;
  readonly isType: boolean;
}

export interface ScaffoldedMethod {
  readonly name: string;
  /** Indented by one level, with its line break. */
  readonly text: string;
  readonly imports: readonly NeededImport[];
}

/** The whole file, for a class that does not exist yet. */
export function draftService(
  service: ServiceModel,
  names: NamePlan,
  modules: ScaffoldModules,
  templates: Templates,
): string {
  const methods = scaffoldMethods(service, names, modules, templates);
  const needed = [
    ...methods.flatMap(({ imports }) => imports),
    { module: modules.server, name: names.service, isType: true },
  ];
  return templates.renderText('service.ts', {
    imports: importLines(needed),
    comment: docComment({ text: service.documentation }),
    className: `${names.service}Implementation`,
    service: names.service,
    methods: methods.map(({ text }) => text.trimEnd()),
  });
}

/** Every method of the service as a draft that refuses. `local`: how the file calls a name it has imported already. */
export function scaffoldMethods(
  service: ServiceModel,
  names: NamePlan,
  modules: ScaffoldModules,
  templates: Templates,
  local: (name: string) => string = (name) => name,
): readonly ScaffoldedMethod[] {
  const { descriptor } = describeService(service, names);
  return describeSignatures(service, names).methods.map((signature) => {
    const used = new Set<string>();
    const note = (name: string): string => {
      used.add(name);
      return local(name);
    };
    const types: MessageTypes = {
      imports: { local: note },
      expressions: new TypeExpressions(descriptor.schema, names.unions, note),
    };
    const text = templates.renderText('service-method.ts', methodDraft(signature, types, local));
    const imports = [...used].map((name) => ({ module: modules.types, name, isType: true }));
    return { name: signature.method, text, imports: [...runtimeImports, ...imports] };
  });
}

const runtimeImports: readonly NeededImport[] = [
  { module: runtimeModule, name: 'ServiceFault', isType: false },
  { module: runtimeModule, name: 'CallContext', isType: true },
];

function methodDraft(signature: Signature, types: MessageTypes, local: (name: string) => string): object {
  const view = methodView(signature, types);
  const context = contextType(signature, types.imports).replace(/^CallContext/, local('CallContext'));
  const parameters = [`_request: ${view.request}`, `_context: ${context}`];
  return {
    comment: view.comment,
    declaration: declareMethod(view.key, parameters, `Promise<${view.response}>`, ' {'),
    message: stringLiteral(`${signature.operation} is not implemented yet`),
  };
}

/** Values first, packages before files, each name once. */
export function importLines(needed: readonly NeededImport[]): string {
  const modules = [...new Set(needed.map(({ module }) => module))].sort(
    (left, right) => Number(left.startsWith('.')) - Number(right.startsWith('.')) || (left < right ? -1 : 1),
  );
  const lines = modules.flatMap((module) =>
    [false, true].flatMap((isType) => {
      const own = needed.filter((each) => each.module === module && each.isType === isType).map(({ name }) => name);
      const unique = [...new Set(own)].sort();
      return unique.length === 0 ? [] : [importLine(isType ? 'import type' : 'import', unique, module)];
    }),
  );
  return lines.join('\n');
}
