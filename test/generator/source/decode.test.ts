import { createReporter } from '../../../generator/diagnostics/report.js';
import { decodeDocument } from '../../../generator/source/decode.js';

function decode(bytes: Uint8Array) {
  const { report, diagnostics } = createReporter();
  return { text: decodeDocument('a.wsdl', bytes, report), codes: diagnostics.map(({ code }) => code) };
}

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
}

test.each([
  ['UTF-8 without a word', Buffer.from('<a>é€😀</a>')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF<a>é€😀</a>')],
  ['UTF-16, little end first', utf16('<a>é€😀</a>', true)],
  ['UTF-16, big end first', utf16('<a>é€😀</a>', false)],
])('reads %s', (_, bytes) => {
  expect(decode(bytes)).toEqual({ text: '<a>é€😀</a>', codes: [] });
});

test('reads the encoding that the declaration names', () => {
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é\u0085</a>', 'latin1');
  expect(decode(latin).text).toContain('é\u0085');
  const windows = Buffer.concat([
    Buffer.from("<?xml version='1.0' encoding='windows-1252'?><a>"),
    Buffer.from([0x80]),
    Buffer.from('</a>'),
  ]);
  expect(decode(windows).text).toContain('€');
});

test('refuses bytes that the encoding does not have, and encodings that nobody knows', () => {
  expect(decode(Buffer.from('<a>é</a>', 'latin1'))).toEqual({ text: undefined, codes: ['wrong-encoding'] });
  expect(decode(Buffer.from('<?xml version="1.0" encoding="x-none"?><a/>'))).toEqual({
    text: undefined,
    codes: ['unknown-encoding'],
  });
});

test.each([
  ['in the middle', Buffer.concat([Buffer.from('<a>\n  é€ '), Buffer.from([0xe9]), Buffer.from(' </a>')]), 2, 6],
  ['at the end', Buffer.concat([Buffer.from('<a/>\n'), Buffer.from([0xe2, 0x82])]), 2, 1],
  ['at the beginning', Buffer.from([0x80, 0x3c]), 1, 1],
])('points at a byte that is wrong %s', (_, bytes, line, column) => {
  const { report, diagnostics } = createReporter();
  decodeDocument('a.wsdl', bytes, report);
  expect(diagnostics).toEqual([
    expect.objectContaining({ code: 'wrong-encoding', position: { file: 'a.wsdl', line, column } }),
  ]);
});
