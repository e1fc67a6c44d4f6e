/** XML Schema regular expressions tried on a value (Datatypes, appendix F), as far as JavaScript's can say the same. */

/** All steps match, each by one of its alternatives; `undefined` when a pattern has no JavaScript twin. */
export function meetsPatterns(value: string, steps: readonly (readonly string[])[]): boolean | undefined {
  let known: boolean | undefined = true;
  for (const step of steps) {
    const results = step.map((pattern) => matches(value, pattern));
    if (results.includes(true)) continue;
    if (!results.includes(undefined)) return false;
    known = undefined;
  }
  return known;
}

/** Class escapes that only XML has: name characters (`\i`, `\c`) and their complements. */
const xmlEscapes: Readonly<Record<string, string>> = {
  '\\i': '[\\p{L}_:]',
  '\\I': '[^\\p{L}_:]',
  '\\c': '[\\p{L}\\p{N}._:\\-]',
  '\\C': '[^\\p{L}\\p{N}._:\\-]',
};

function matches(value: string, pattern: string): boolean | undefined {
  if (/-\[|\\p\{Is|\[[^\]]*\\[icIC]/.test(pattern)) return undefined;
  const translated = pattern.replace(/\\[icIC]/g, (escape) => xmlEscapes[escape] ?? escape);
  try {
    return new RegExp(`^(?:${translated.replace(/([^\\])([$^])/g, '$1\\$2')})$`, 'u').test(value);
  } catch {
    return undefined;
  }
}
