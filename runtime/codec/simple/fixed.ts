/** Values that a contract fixes (XML Schema 1.0 Structures, sections 3.2.1 and 3.3.1). */
import { normalizeWhiteSpace } from './simple-codec.js';
import type { SimpleCodec } from './simple-codec.js';

/** Whether a text has the value that is fixed, if any is: as the contract or as the writer spells it. */
export function fixedTest(codec: SimpleCodec, fixed: string | undefined): (text: string) => boolean {
  if (fixed === undefined || codec.hasNames) return () => true;
  const value = codec.parse(normalizeWhiteSpace(fixed, codec.whiteSpace), () => undefined);
  const canonical = codec.format(value, { qualify: (_namespace, name) => name }) ?? fixed;
  return (text) => text === canonical || text === fixed;
}
