/** Plain text out of the error answers of the HTTP forms, which an ASMX host HTML-encodes (its clients decode them). */

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the character references that such hosts write; what looks like one and is none stays. */
export function decodeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w+));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : parseInt(decimal, 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
