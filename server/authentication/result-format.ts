/**
 * The result string, which callers parse as a document of its own: `xml`, `plain` or `json`. Attribute order is fixed and there is no XML declaration: some
 * callers read the string as UTF-8, others as UTF-16. Bindings escape it once more where it sits in XML.
 */
import type { AuthenticationError } from './errors.js';
import { errorText } from './errors.js';

/** A member as callers see one, from our store or from another membership system. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const resultFormats = ['xml', 'plain', 'json'] as const;

export type ResultFormat = (typeof resultFormats)[number];

export function formatMember(member: Member, format: ResultFormat): string {
  const attributes = attributesOf(member);
  switch (format) {
    case 'plain':
      return member.username;
    case 'json':
      return JSON.stringify({ User: attributes });
    case 'xml':
      return `<Authentication>${element('User', attributes)}</Authentication>`;
  }
}

/** For `FAILURES=result`. */
export function formatFailure(error: AuthenticationError, format: ResultFormat): string {
  const attributes = { Number: String(error.number), Description: errorText(error) };
  switch (format) {
    case 'plain':
      return errorText(error);
    case 'json':
      return JSON.stringify({ Errors: [attributes] });
    case 'xml':
      return `<Authentication><Errors>${element('Error', attributes)}</Errors></Authentication>`;
  }
}

function attributesOf(member: Member): Readonly<Record<string, string>> {
  return {
    ID: member.id,
    EMAIL: member.email,
    FIRSTNAME: member.firstName,
    LASTNAME: member.lastName,
    FULL_NAME: [member.firstName, member.lastName].filter((part) => part !== '').join(' ') || member.username,
    USERNAME: member.username,
  };
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${list.join('')} />`;
}

/** XML 1.0, sections 2.2, 2.3 and 3.3.3: white space other than a blank survives only as a reference; what XML cannot carry is U+FFFD. */
function escapeAttribute(value: string): string {
  return value
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"\t\n\r]/g, (character) => REFERENCES[character] ?? character);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
