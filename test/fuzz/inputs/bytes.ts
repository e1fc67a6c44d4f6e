/** Damage to bytes: cut, repeated, overwritten, with what parsers trip on put in. */
import * as fc from 'fast-check';

const NASTY = [
  ...['\0', '\xff\xfe', '\xfe\xff', '\xef\xbb\xbf', '\xc0\xaf', '\xed\xa0\x80', '\xf4\x90\x80\x80', '\x80'],
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    ']]>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?',
    '?>',
    '&#0;',
    '&#xD800;',
    '&lt;',
    '&x;',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
  ],
  ...['\r', '\n', '\r\n\r\n', '%', '%00', '%u', '%uD800', '%c0%af', '+', '=', ';', ':', '/', '\\', '..', '//'],
  ...['xmlns=""', ' xmlns:a="a"', ' __proto__="x"', '{', '}', '[', ',', '\t', '\u00a0'],
];

/** What happens at one place; `at` is a share of the length, in 65536ths. */
interface Damage {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
  readonly repeated: number;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(65_535),
  removed: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(3), fc.nat(400)),
  inserted: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('', ...NASTY) },
    fc.nat(255).map((code) => String.fromCharCode(code)),
  ),
  repeated: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.constantFrom(2, 50, 500)),
});

/** Most inputs stay whole; some are damaged in up to `most` places. */
export function damages(most = 3): fc.Arbitrary<readonly Damage[]> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(damage, { maxLength: most }));
}

/** `text` holds one character for each byte. */
export function damaged(text: string, places: readonly Damage[]): string {
  let result = text;
  for (const { at, removed, inserted, repeated } of places) {
    const start = Math.floor((at / 65_536) * result.length);
    result = result.slice(0, start) + inserted.repeat(repeated) + result.slice(start + removed);
  }
  return result;
}
