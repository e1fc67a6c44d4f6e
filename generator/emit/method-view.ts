/** What templates show of a method: its comment, its types and its declaration, ready to be put in place. */
import { docComment } from './doc-comment.js';
import type { MessageValue, Signature } from './describe-signatures.js';
import type { TypeExpressions } from './type-expression.js';
import { indentUnit, lineWidth, methodKey, stringLiteral } from './typescript.js';
import type { LocalImports } from './local-imports.js';

export interface MethodView {
  /** With its line break. */
  readonly comment: string;
  /** A property name, quoted where it must be. */
  readonly key: string;
  /** A string literal. */
  readonly name: string;
  readonly request: string;
  /** `void` for one-way operations. */
  readonly response: string;
}

/** How a file writes the types of messages, imports noted. */
export interface MessageTypes {
  readonly expressions: TypeExpressions;
  readonly imports: Pick<LocalImports, 'local'>;
}

export function methodView(signature: Signature, types: MessageTypes): MethodView {
  return {
    comment: docComment(
      { text: signature.documentation, tags: [`@generated from operation ${signature.operation}`] },
      indentUnit,
    ),
    key: methodKey(signature.method),
    name: stringLiteral(signature.method),
    request: valueText(signature.request, types),
    response: signature.response === undefined ? 'void' : valueText(signature.response, types),
  };
}

function valueText(value: MessageValue, { expressions, imports }: MessageTypes): string {
  switch (value.kind) {
    case 'type': {
      const text = expressions.use(value.type);
      return value.nillable && text !== 'unknown' ? `${text} | null` : text;
    }
    case 'object':
      return imports.local(value.object.name);
    case 'empty':
      return 'Record<string, never>';
  }
}

/** `Login(request: Login): Promise<Answer>`, a parameter per line where it would be too long. `end`: what follows it. */
export function declareMethod(key: string, parameters: readonly string[], result: string, end: string): string {
  const line = `${key}(${parameters.join(', ')}): ${result}`;
  if (indentUnit.length + line.length + end.length <= lineWidth) return line;
  const lines = parameters.map((parameter) => `${indentUnit}${indentUnit}${parameter},\n`);
  return `${key}(\n${lines.join('')}${indentUnit}): ${result}`;
}

/** The types of `CallContext` where headers are declared. */
export function contextType({ requestHeaders, responseHeaders }: Signature, imports: MessageTypes['imports']): string {
  if (requestHeaders === undefined && responseHeaders === undefined) return 'CallContext';
  const request = requestHeaders ? imports.local(requestHeaders.name) : 'Readonly<Record<string, unknown>>';
  return `CallContext<${request}${responseHeaders ? `, ${imports.local(responseHeaders.name)}` : ''}>`;
}
