/** Object shapes as TypeScript text, on one line where it fits, documented members on their own. */
import type { Comment } from './comments.js';
import { docComment } from './doc-comment.js';
import type { Choice, Member, MemberValue, ObjectShape } from './object-shape.js';
import type { TypeExpressions } from './type-expression.js';
import { arrayOf, unionOf } from './type-expression.js';
import { indentUnit, lineWidth, propertyKey } from './typescript.js';

/** The name of the helper type that `types.ts` declares where a choice is printed. */
export const oneOf = 'OneOf';

/** `{ a: A } & OneOf<[{ b: B }, { c: C }]>`; `column`: where the text starts. */
export function printShape(shape: ObjectShape, expressions: TypeExpressions, indent: string, column: number): string {
  const line = shapeLine(shape, expressions);
  if (line !== undefined && column + line.length < lineWidth) return line;
  const choices = shape.choices.map((choice) => printChoice(choice, expressions, indent));
  if (shape.members.length === 0 && choices.length > 0) return intersect(choices, indent);
  const body = `{\n${printMembers(shape.members, expressions, indent + indentUnit)}${indent}}`;
  return intersect([body, ...choices], indent);
}

/** Side by side where the last line holds them, else one below the other. */
function intersect(parts: readonly string[], indent: string): string {
  const line = parts.join(' & ');
  const last = line.slice(line.lastIndexOf('\n') + 1);
  return last.length < lineWidth ? line : parts.join(` &\n${indent}${indentUnit}`);
}

/** One line or more for each member, with its comment. */
export function printMembers(members: readonly Member[], expressions: TypeExpressions, indent: string): string {
  return members.map((member) => printMember(member, expressions, indent)).join('');
}

function printMember(member: Member, expressions: TypeExpressions, indent: string): string {
  const start = `${indent}${memberKey(member)}: `;
  return `${memberComment(member.comment, indent)}${start}${printValue(member.value, expressions, indent, start.length)};\n`;
}

function memberKey({ name, optional }: Member): string {
  return `${propertyKey(name)}${optional ? '?' : ''}`;
}

function memberComment(comment: Comment | undefined, indent: string): string {
  return comment === undefined ? '' : docComment({ text: comment.documentation, tags: valueTags(comment) }, indent);
}

/** `default` and `fixed` in lexical form (XML Schema 1.0 Structures, section 3.3.1). */
function valueTags(comment: Comment): string[] {
  const tag = (name: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`@${name} ${value === '' ? "''" : value}`];
  return [...tag('default', comment.default), ...tag('fixed', comment.fixed)];
}

function printValue(value: MemberValue, expressions: TypeExpressions, indent: string, column: number): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'type':
      return typeText(value, expressions);
    case 'object': {
      const text = printShape(value.shape, expressions, indent, column);
      return value.list ? arrayOf(text) : text;
    }
    case 'mixed':
      return mixedText(value.children, expressions, indent);
  }
}

function typeText(
  { types, nillable, list }: Extract<MemberValue, { readonly kind: 'type' }>,
  expressions: TypeExpressions,
): string {
  const members = types.map((type) => expressions.use(type));
  const isUnknown = members.includes('unknown');
  const text = unionOf(nillable && !isUnknown ? [...members, 'null'] : members);
  return list ? arrayOf(text) : text;
}

function mixedText(children: ObjectShape, expressions: TypeExpressions, indent: string): string {
  const alternatives = children.choices.flatMap((choice) => choice.alternatives);
  if (alternatives.length === 0) return 'string[]';
  return arrayOf(`string | ${printChoice({ alternatives }, expressions, indent)}`);
}

function printChoice({ alternatives }: Choice, expressions: TypeExpressions, indent: string): string {
  const inner = indent + indentUnit;
  const line = choiceLine(alternatives, expressions);
  if (line !== undefined && indent.length + line.length < lineWidth) return line;
  const deeper = inner + indentUnit;
  const lines = alternatives.map((one) => `${deeper}${printShape(one, expressions, deeper, deeper.length)},\n`);
  return `${oneOf}<\n${inner}[\n${lines.join('')}${inner}]\n${indent}>`;
}

function choiceLine(alternatives: readonly ObjectShape[], expressions: TypeExpressions): string | undefined {
  const lines = alternatives.map((one) => shapeLine(one, expressions));
  return lines.every((line) => line !== undefined) ? `${oneOf}<[${lines.join(', ')}]>` : undefined;
}

/** `undefined` where a member has something to say or the line would be much too long. */
function shapeLine({ members, choices }: ObjectShape, expressions: TypeExpressions): string | undefined {
  if (members.length > 8 || members.some(({ comment }) => memberComment(comment, '') !== '')) return undefined;
  const parts: string[] = [];
  for (const choice of choices) {
    const line = choice.alternatives.length > 8 ? undefined : choiceLine(choice.alternatives, expressions);
    if (line === undefined) return undefined;
    parts.push(line);
  }
  if (members.length === 0 && choices.length > 0) return parts.join(' & ');
  const texts = members.map((member) => memberLine(member, expressions));
  if (!texts.every((text) => text !== undefined)) return undefined;
  return [texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`, ...parts].join(' & ');
}

function memberLine(member: Member, expressions: TypeExpressions): string | undefined {
  const { value } = member;
  const text =
    value.kind === 'object'
      ? shapeLine(value.shape, expressions)
      : value.kind === 'mixed'
        ? undefined
        : printValue(value, expressions, '', 0);
  if (text === undefined) return undefined;
  return `${memberKey(member)}: ${value.kind === 'object' && value.list ? arrayOf(text) : text}`;
}
