/**
 * XML reduced to what it means, as one string to compare: prefixes and attribute order gone, white space kept, the QNames that faults
 * hold as text resolved.
 */
import { SaxesParser } from 'saxes';

/** Elements whose text is a QName. */
const QNAME_ELEMENTS = new Set(['faultcode', 'Value']);

/** Throws when the text is no well-formed XML. */
export function canonical(xml: string): string {
  const parser = new SaxesParser({ xmlns: true });
  const pieces: string[] = [];
  const names: string[] = [];
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ uri, local, value }) => ` {${uri}}${local}=${JSON.stringify(value)}`);
    names.push(tag.local);
    pieces.push(`<{${tag.uri}}${tag.local}${attributes.sort().join('')}>`);
  });
  parser.on('text', (text) => {
    const [, prefix, local] = /^([^\s:]+):([^\s:]+)$/.exec(text) ?? [];
    const isQName = prefix !== undefined && QNAME_ELEMENTS.has(names.at(-1) ?? '');
    pieces.push(isQName ? `{${parser.resolve(prefix)}}${local}` : escaped(text));
  });
  parser.on('cdata', (text) => pieces.push(escaped(text)));
  parser.on('closetag', (tag) => {
    names.pop();
    pieces.push(`</${tag.local}>`);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return pieces.join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
