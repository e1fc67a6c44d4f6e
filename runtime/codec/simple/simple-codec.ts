/** One simple type, compiled: between text and JavaScript values (XML Schema 1.0, Datatypes). */

/** The namespace bound to a prefix where a value stands; `""` is the default one. */
export type PrefixResolver = (prefix: string) => string | undefined;

/** Gives names in values their prefixes, and remembers which must be declared around them. */
export interface PrefixSource {
  /** Text for a qualified name, for example `q1:red`. */
  qualify(namespace: string, name: string): string;
}

export type WhiteSpace = 'preserve' | 'replace' | 'collapse';

export interface SimpleCodec {
  /** For messages: `xs:int`, or the name of the type. */
  readonly description: string;
  /** Done to text before `parse` sees it (section 4.3.6). */
  readonly whiteSpace: WhiteSpace;
  /** Its text may be anything, so a message must not repeat it: it may be somebody's password. */
  readonly isText: boolean;
  /** It may hold qualified names, whose meaning hangs on the prefixes around them. */
  readonly hasNames: boolean;
  /** The value of normalised text; `undefined` when it has none. */
  parse(text: string, resolve: PrefixResolver): unknown;
  /** The text of a value; `undefined` when it is no value of this type. */
  format(value: unknown, prefixes: PrefixSource): string | undefined;
  /** Bounds and lengths of values; absent where the type has no such thing. */
  readonly compare?: (left: unknown, right: unknown) => number;
  readonly length?: (value: unknown) => number;
}

/** White space as the type wants it: each one a space, or runs joined and the ends cut. */
export function normalizeWhiteSpace(text: string, whiteSpace: WhiteSpace): string {
  if (whiteSpace === 'preserve' || isPlain(text)) return text;
  if (whiteSpace === 'replace') return text.replace(/[\t\n\r]/g, ' ');
  return needsCollapse.test(text) ? text.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, '') : text;
}

const needsCollapse = /[\t\n\r]|^ | $| {2}/;

/** Of this many characters, looking at each costs less than starting a regular expression. */
const SHORT = 32;

/** Whether a short text has no white space at all. */
function isPlain(text: string): boolean {
  if (text.length > SHORT) return false;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) <= 0x20) return false;
  return true;
}
