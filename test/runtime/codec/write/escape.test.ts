import fc from 'fast-check';

import { escapeAttribute, escapeExactText, escapeText } from '../../../../runtime/codec/write/escape.js';

const illegal = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Character by character as the specification has it, without looking for the short way. */
function plainly(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(illegal, '\ufffd');
}

const units = fc.oneof(
  fc.constantFrom('&', '<', '>', '"', "'", '\t', '\n', '\r', '\0', '\x1f', '\x7f', '\ufffd', '\ufffe', '\uffff'),
  fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff', '\u{1f600}', 'é', ' '),
  fc.string({ minLength: 1, maxLength: 20 }),
);
const texts = fc.array(units, { maxLength: 12 }).map((parts) => parts.join(''));

test('text is escaped the same, short or long', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(escapeText(text)).toBe(plainly(text));
    }),
  );
});

test('exact text keeps its carriage returns through a parser', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(escapeExactText(text)).toBe(plainly(text).replace(/\r/g, '&#xD;'));
    }),
  );
});

test('attribute values keep quotes, tabs and line ends through a parser', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const quoted = plainly(text).replace(/"/g, '&quot;').replace(/\t/g, '&#x9;');
      expect(escapeAttribute(text)).toBe(quoted.replace(/\n/g, '&#xA;').replace(/\r/g, '&#xD;'));
    }),
  );
});
