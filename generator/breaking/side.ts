/** Who writes and who reads: the one thing every judgement on messages turns on. */
import type { ElementDeclaration, SimpleType, TypeDefinition } from '../model/model.js';
import type { QName } from '../source/qname.js';
import type { Operation } from '../model/model.js';
import type { NamespaceMap } from './namespaces.js';

/** Requests are written by the old contract's clients and read by the new service; responses the other way round. */
export type Direction = 'request' | 'response';

/** Where in an operation's messages something stands, for people. */
export interface Place {
  readonly direction: Direction;
  /** Of the new contract where there is one. */
  readonly operation: Operation;
  /** HTTP GET and POST forms are judged apart from SOAP. */
  readonly wire: 'soap' | 'http';
  /** What it is within, when not the body: a header of the message, a fault's detail. */
  readonly part?: { readonly kind: 'header' | 'fault'; readonly name: string };
  /** Names of the elements and attributes on the way in, outermost first. */
  readonly path: readonly string[];
}

/** The same thing in both contracts, where one side writes it and the other reads it. */
export interface DirectedPair<T> {
  readonly place: Place;
  readonly old: T;
  readonly new: T;
  readonly writer: T;
  readonly reader: T;
}

export function directedPair<T>(place: Place, old: T, replacement: T): DirectedPair<T> {
  const request = place.direction === 'request';
  return {
    place,
    old,
    new: replacement,
    writer: request ? old : replacement,
    reader: request ? replacement : old,
  };
}

/** The place one element or attribute further in. */
export function within(place: Place, name: string): Place {
  return { ...place, path: [...place.path, name] };
}

/** `the request of Login (order/items/price)`, `header Session of the request of Login`, `fault Refused of Login`. */
export function describePlace({ direction, operation, part, path }: Place): string {
  const [, ...inner] = path;
  const where = inner.length > 0 ? ` (${inner.join('/')})` : '';
  if (part?.kind === 'fault') return `fault ${part.name} of ${operation.name}${where}`;
  const header = part ? `header ${part.name} of ` : '';
  return `${header}the ${direction} of ${operation.name}${where}`;
}

/** How names of one contract are spelled in the new contract's terms. */
export type Spelling = (name: QName) => QName;

export interface Spellings {
  readonly old: Spelling;
  readonly new: Spelling;
}

export function spellings(namespaces: NamespaceMap): Spellings {
  return { old: namespaces.translate, new: (name) => name };
}

/** `Status` of a named type, the place of an anonymous one. */
export function describeType(type: TypeDefinition): string {
  if (type.kind === 'builtIn') return `xs:${type.name.localName}`;
  return type.name?.localName ?? `the type of ${type.owner?.path.at(-1) ?? 'an element'}`;
}

/** The type's own position, or that of what carries it (built-in types have none). */
export function originOf(type: TypeDefinition, carrier: Pick<ElementDeclaration | SimpleType, 'origin'>) {
  return type.kind === 'builtIn' ? carrier.origin : type.origin;
}

/** What an ignore list names: `Login/request/order/price`, `Login/request/Session`, `Login/Refused`. */
export function componentOf({ direction, operation, part, path }: Place, ...more: readonly string[]): string {
  const [, ...inner] = path;
  const whole = part?.kind === 'fault' ? [part.name] : [direction, ...(part ? [part.name] : [])];
  return [operation.name, ...whole, ...inner, ...more].join('/');
}
