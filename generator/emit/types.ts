/**
 * `types.ts` of a service: the schema's types as its descriptor has them, and the message objects beside them. It imports
 * nothing.
 */
import type {
  ComplexTypeDescriptor,
  EncodedArrayDescriptor,
  SimpleTypeDescriptor,
  TypeDescriptor,
  TypeRef,
} from '../../runtime/descriptor.js';
import type { Comments } from './comments.js';
import type { DescribedService } from './describe-service.js';
import type { MessageObject, Signatures } from './describe-signatures.js';
import { messageObjects } from './describe-signatures.js';
import { docComment } from './doc-comment.js';
import type { Member, ObjectShape } from './object-shape.js';
import { limitWidth, shapeOfType, widthOf } from './object-shape.js';
import { oneOf, printMembers, printShape } from './shape-text.js';
import { TypeExpressions, arrayOf, isDeclared } from './type-expression.js';
import { indentUnit, lineWidth, stringLiteral } from './typescript.js';

/** Beyond so many alternatives of one object, counting those of the type it extends, choices are printed loosely. */
const mostAlternatives = 128;

/** `unions`: the planned names of unions, by the type they stand for. */
export function emitTypes(
  { descriptor, comments }: DescribedService,
  signatures: Signatures,
  unions: ReadonlyMap<TypeRef, string>,
  header: string,
): string {
  const expressions = new TypeExpressions(descriptor.schema, unions);
  const printer = new TypePrinter(expressions, comments);
  const objects = messageObjects(signatures).map((object) => printMessageObject(object, expressions));
  noteMessageTypes(signatures, expressions);
  const types = Object.entries(descriptor.schema.types).map(
    ([name, type]) => [name, printer.print(name, type)] as const,
  );
  const declarations = types.flatMap(([name, text]) => [text, printer.union(name)]);
  const all = [...declarations, ...objects].filter((text) => text !== '');
  const helper = all.some((text) => text.includes(`${oneOf}<`)) ? [oneOfDeclaration] : [];
  const body = [...helper, ...all].join('\n');
  return `${header}\n${body || 'export {};\n'}`;
}

const oneOfDeclaration = `/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;
`;

/** A message may be the only place that asks for a type's union. */
function noteMessageTypes({ methods }: Signatures, expressions: TypeExpressions): void {
  for (const { request, response } of methods) {
    for (const value of [request, response]) if (value?.kind === 'type') expressions.use(value.type);
  }
}

function printMessageObject(
  { name, generatedFrom, members, isChoice }: MessageObject,
  expressions: TypeExpressions,
): string {
  const shown = members.map(({ property, optional, uses, documentation }): Member => {
    const nillable = uses.some((use) => use.nillable);
    const types = uses.map((use) => use.type);
    return {
      name: property,
      optional,
      value: { kind: 'type', types, nillable, list: false },
      comment: { documentation },
    };
  });
  const comment = docComment({ tags: [`@generated from ${generatedFrom}`] });
  if (isChoice) {
    const alternatives = shown.map((member): ObjectShape => ({ members: [member], choices: [] }));
    const start = `export type ${name} = `;
    return `${comment}${start}${printShape({ members: [], choices: [{ alternatives }] }, expressions, '', start.length)};
`;
  }
  return `${comment}export interface ${name} {\n${printMembers(shown, expressions, indentUnit)}}\n`;
}

class TypePrinter {
  readonly #derived = new Map<TypeRef, TypeRef[]>();
  readonly #widths = new Map<TypeRef, number>();

  constructor(
    readonly expressions: TypeExpressions,
    readonly comments: Comments,
  ) {
    for (const [ref, type] of Object.entries(expressions.schema.types)) {
      if (type.kind !== 'complex' || type.base === undefined) continue;
      this.#derived.set(type.base, [...(this.#derived.get(type.base) ?? []), ref]);
    }
  }

  /** The declaration of a type; empty for a simple type that is written out where it is used. */
  print(name: string, type: TypeDescriptor): string {
    switch (type.kind) {
      case 'complex':
        return this.#comment(type) + this.#complex(name, type);
      case 'array':
        return `${this.#comment(type)}export type ${name} = ${this.#array(type)};\n`;
      case 'simple':
        return isDeclared(type) ? this.#simple(name, type) : '';
    }
  }

  /** All types that may stand where this one is asked for; empty when nothing asks for it. */
  union(name: TypeRef): string {
    const union = this.expressions.unions.get(name);
    if (union === undefined || !this.expressions.unionsInUse.has(name)) return '';
    const members = [name, ...this.#descendants(name)].filter((ref) => this.#canStand(ref));
    const lines = members.map((ref) => {
      const tag = `$$type${ref === name ? '?' : ''}: ${stringLiteral(ref)}`;
      return `  | (${ref} & { ${tag} })`;
    });
    return `/** ${name}, or a type derived from it, which \`$$type\` names. */\nexport type ${union} =\n${lines.join('\n')};\n`;
  }

  #complex(name: string, type: ComplexTypeDescriptor): string {
    const base = type.derivation === 'extension' ? type.base : undefined;
    const shape = this.#shape(type);
    const isEmpty = shape.members.length === 0 && shape.choices.length === 0;
    if (isEmpty && base === undefined && !this.#derived.has(name))
      return `export type ${name} = Record<string, never>;\n`;
    if (type.content.kind === 'elements' && type.content.mixed && base !== undefined) {
      return this.#mixedExtension(name, base, shape);
    }
    const extendable = base === undefined || this.#width(base) === 1;
    if (shape.choices.length === 0 && extendable) {
      const heritage = base === undefined ? '' : ` extends ${base}`;
      const members = printMembers(shape.members, this.expressions, indentUnit);
      return `export interface ${name}${heritage} {${members && '\n'}${members}}\n`;
    }
    const start = `export type ${name} = ${base === undefined ? '' : `${base} & `}`;
    if (isEmpty) return `export type ${name} = ${base ?? '{}'};\n`;
    return `${start}${printShape(shape, this.expressions, '', start.length)};\n`;
  }

  /** The children of the extended type stand among the extension's own. */
  #mixedExtension(name: string, base: TypeRef, shape: ObjectShape): string {
    const content: Member = {
      name: '$$content',
      optional: false,
      value: { kind: 'mixed', children: { members: [], choices: [{ alternatives: this.#contentAlternatives(name) }] } },
    };
    const others = shape.members.filter((member) => member.name !== content.name);
    const members = printMembers([content, ...others], this.expressions, indentUnit);
    return `export type ${name} = Omit<${base}, '$$content'> & {\n${members}};\n`;
  }

  #contentAlternatives(ref: TypeRef): readonly ObjectShape[] {
    const type = this.expressions.schema.types[ref];
    if (type?.kind !== 'complex') return [];
    const inherited =
      type.base !== undefined && type.derivation === 'extension' ? this.#contentAlternatives(type.base) : [];
    const mixed = shapeOfType(type, this.comments).members.find(({ name }) => name === '$$content')?.value;
    const own = mixed?.kind === 'mixed' ? mixed.children.choices.flatMap((choice) => choice.alternatives) : [];
    return [...inherited, ...own];
  }

  #shape(type: ComplexTypeDescriptor): ObjectShape {
    const base = type.derivation === 'extension' ? type.base : undefined;
    const room = Math.floor(mostAlternatives / (base === undefined ? 1 : this.#width(base)));
    const shape = shapeOfType(type, this.comments);
    // An extension of simple content has its `value` from the type it extends.
    const members = shape.members.filter(
      ({ name }) => base === undefined || name !== 'value' || type.content.kind !== 'simple',
    );
    return limitWidth({ ...shape, members }, room);
  }

  /** How many alternatives the declared type has, inherited ones included. */
  #width(ref: TypeRef): number {
    const known = this.#widths.get(ref);
    if (known !== undefined) return known;
    const type = this.expressions.schema.types[ref];
    if (type?.kind !== 'complex') return 1;
    const inherited = type.derivation === 'extension' && type.base !== undefined ? this.#width(type.base) : 1;
    const width = inherited * widthOf(this.#shape(type));
    this.#widths.set(ref, width);
    return width;
  }

  #array({ item, dimensions }: EncodedArrayDescriptor): string {
    let text = this.expressions.use(item);
    for (let dimension = 0; dimension < dimensions; dimension += 1) text = arrayOf(text);
    return text;
  }

  #simple(name: string, type: SimpleTypeDescriptor): string {
    const start = `${this.#comment(type)}export type ${name} =`;
    const values = this.expressions.enumerationValues(type);
    const comments = this.comments.get(type)?.values;
    const line = `export type ${name} = ${values.map(({ literal }) => literal).join(' | ')};`;
    const isLong = comments?.size || line.length > lineWidth;
    if (values.length === 0 || !isLong) return `${start} ${this.expressions.simple(type)};\n`;
    const lines = values.map(({ value, literal }) => {
      return `${docComment({ text: comments?.get(value) }, indentUnit)}${indentUnit}| ${literal}`;
    });
    return `${start}\n${lines.join('\n')};\n`;
  }

  #descendants(ref: TypeRef): TypeRef[] {
    return (this.#derived.get(ref) ?? []).flatMap((derived) => [derived, ...this.#descendants(derived)]);
  }

  #canStand(ref: TypeRef): boolean {
    const type = this.expressions.schema.types[ref];
    return type?.kind === 'complex' && type.abstract !== true && type.name !== undefined;
  }

  #comment(type: TypeDescriptor): string {
    const comment = this.comments.get(type);
    return docComment({
      text: comment?.documentation,
      tags: [`@generated from ${comment?.generatedFrom ?? 'the contract'}`],
    });
  }
}
