/** Writes elements that hold one value. */
import type { SimpleCodec } from '../simple/simple-codec.js';
import type { TypeWriter } from './compile-writers.js';
import { writeElement, writeElementWithPrefixes } from './element.js';
import { describe, Unwritable } from './output.js';

const noPrefixes = { qualify: (_namespace: string, name: string): string => name };

export function simpleWriter(codec: SimpleCodec, escape: (text: string) => string): TypeWriter {
  if (!codec.hasNames) {
    return (value, tag, defaultNamespace) => {
      const text = codec.format(value, noPrefixes);
      if (text === undefined) throw misfit(codec, value);
      return writeElement(tag, defaultNamespace, '', escape(text));
    };
  }
  return (value, tag, defaultNamespace, output) =>
    writeElementWithPrefixes(tag, defaultNamespace, output, (prefixes) => {
      const text = codec.format(value, prefixes);
      if (text === undefined) throw misfit(codec, value);
      return { attributes: '', content: escape(text) };
    });
}

export const unlikeFixed = (): Unwritable => new Unwritable('is not the value that the contract fixes');

export function misfit(codec: SimpleCodec, value: unknown): Unwritable {
  return new Unwritable(`is ${describe(value)} that is no ${codec.description}`);
}
