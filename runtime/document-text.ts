/** Fills the holes of a document (`DocumentPart`) with where the service was asked. */
import type { DocumentPart } from './descriptor.js';
import { xmlAttribute } from './text.js';

/** Where a caller reaches the service. */
export interface Place {
  /** The whole URL, without a query. */
  readonly address: string;
  /** Its authority, for example `example.org:8080`. */
  readonly host: string;
  /** Its path, for example `/Authentication.asmx`. */
  readonly path: string;
}

/** The place that a URL names; of something that is none, the text itself. */
export function placeAt(address: string): Place {
  const [, host = '', path = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)([^?#]*)/i.exec(address) ?? [];
  return { address, host, path };
}

/** `ports`: the names of those that are served. */
export function renderParts(parts: readonly DocumentPart[], place: Place, ports: ReadonlySet<string>): string {
  return parts.map((part) => renderPart(part, place, ports)).join('');
}

function renderPart(part: DocumentPart, place: Place, ports: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('ports' in part) return part.ports.some((name) => ports.has(name)) ? renderParts(part.content, place, ports) : '';
  if (part.hole === 'schema') return xmlAttribute(`${place.address}?xsd=${part.index}`);
  return xmlAttribute(place[part.hole]);
}
