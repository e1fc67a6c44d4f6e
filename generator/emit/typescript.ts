/**
 * TypeScript as text: literals, keys and comments, laid out as Prettier would. A printer of our own, because ts-morph's
 * takes seconds for a contract of thousands of types; ts-morph merges into hand-written classes instead (scaffold).
 */
import { isIdentifier } from '../names/identifiers.js';

export const lineWidth = 120;
export const indentUnit = '  ';

/** A string literal in single quotes, in double quotes where that saves escapes. */
export function stringLiteral(text: string): string {
  if (plainText.test(text)) return `'${text}'`;
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${quote}${text.replace(needsEscape, (character) => escapeCharacter(character, quote))}${quote}`;
}

const plainText = /^[\w :/.#?=&-]*$/;
const needsEscape = /[\\'"\u0000-\u001f\u007f\u2028\u2029\ufeff]/g;

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

function escapeCharacter(character: string, quote: string): string {
  if (character === "'" || character === '"') return character === quote ? `\\${character}` : character;
  return shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A property name: as it is where it may stand so, else quoted. */
export function propertyKey(name: string): string {
  return isIdentifier(name) ? name : stringLiteral(name);
}

/** The name of a method: a plain `new(` in an interface would be a constructor. */
export function methodKey(name: string): string {
  return name === 'new' ? stringLiteral(name) : propertyKey(name);
}

/** `object.name` or `object['na-me']`. */
export function memberAccess(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${stringLiteral(name)}]`;
}

/** Data as an expression. `constants`: strings that are written as a name, by value. */
export function printLiteral(value: unknown, constants: ReadonlyMap<string, string>, indent = ''): string {
  const printer = new LiteralPrinter(constants);
  return printer.print(value, indent, indent.length);
}

class LiteralPrinter {
  constructor(readonly constants: ReadonlyMap<string, string>) {}

  /** `column`: where the expression starts, for whether it fits on its line. */
  print(value: unknown, indent: string, column: number): string {
    const line = this.#line(value, lineWidth - column - 1);
    if (line !== undefined) return line;
    const inner = indent + indentUnit;
    if (Array.isArray(value)) {
      const items = value.map((item) => `${inner}${this.print(item, inner, inner.length)},\n`);
      return `[\n${items.join('')}${indent}]`;
    }
    if (typeof value !== 'object' || value === null) return this.#scalar(value);
    const members = definedEntries(value).map(([name, member]) => this.#member(name, member, inner));
    return `{\n${members.join('')}${indent}}`;
  }

  #member(name: string, value: unknown, indent: string): string {
    const key = literalKey(name);
    const column = indent.length + key.length + 2;
    const text = this.print(value, indent, column);
    const overflows = typeof value === 'string' && column + text.length + 1 > lineWidth;
    return overflows ? `${indent}${key}:\n${indent}${indentUnit}${text},\n` : `${indent}${key}: ${text},\n`;
  }

  /** The expression on one line, if it is no longer than `room`. */
  #line(value: unknown, room: number): string | undefined {
    if (room < 0) return undefined;
    const isData = typeof value === 'object' && value !== null;
    const text = isData ? this.#dataLine(value, room) : this.#scalar(value);
    return text !== undefined && text.length <= room ? text : undefined;
  }

  #dataLine(value: object, room: number): string | undefined {
    return Array.isArray(value) ? this.#arrayLine(value, room) : this.#objectLine(value, room);
  }

  #arrayLine(items: readonly unknown[], room: number): string | undefined {
    const parts: string[] = [];
    let left = room - '[]'.length;
    for (const item of items) {
      const text = this.#line(item, left);
      if (text === undefined) return undefined;
      parts.push(text);
      left -= text.length + ', '.length;
    }
    return `[${parts.join(', ')}]`;
  }

  #objectLine(value: object, room: number): string | undefined {
    const parts: string[] = [];
    let left = room - '{  }'.length;
    for (const name of Object.keys(value)) {
      const member: unknown = value[name as keyof typeof value];
      if (member === undefined) continue;
      const key = `${literalKey(name)}: `;
      const text = this.#line(member, left - key.length);
      if (text === undefined) return undefined;
      parts.push(key + text);
      left -= key.length + text.length + ', '.length;
    }
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }

  #scalar(value: unknown): string {
    if (typeof value !== 'string') return String(value);
    return this.constants.get(value) ?? stringLiteral(value);
  }
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/** A plain `__proto__:` would set the prototype. */
function literalKey(name: string): string {
  return name === '__proto__' ? `['__proto__']` : propertyKey(name);
}
