import { CharsetError, decodeXml, lenientDecoder } from '../../runtime/charset.js';

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const bytes = (...numbers: number[]) => Buffer.from(numbers);

test.each([
  ['a mark comes before everything', Buffer.from('\ufeff\u00e9'), 'iso-8859-1', '\u00e9'],
  ['the mark of UTF-16, little end first', Buffer.from('\ufeff<a/>', 'utf16le'), 'utf-8', '<a/>'],
  ['the mark of UTF-16, big end first', utf16be('\ufeff<a/>'), undefined, '<a/>'],
  ['UTF-16 without a mark has its little end first', Buffer.from('<a>\u20ac', 'utf16le'), 'utf-16', '<a>\u20ac'],
  ['UTF-16BE', utf16be('<a>\u20ac'), 'UTF-16BE', '<a>\u20ac'],
  [
    'the charset comes before the declaration',
    Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?>\u00e9'),
    'utf-8',
    '<?xml version="1.0" encoding="iso-8859-1"?>\u00e9',
  ],
  ['ISO 8859-1 is not windows-1252', bytes(0x80, 0xe9), 'ISO-8859-1', '\u0080\u00e9'],
  ['windows-1252', bytes(0x80, 0x92, 0xe9), 'windows-1252', '\u20ac\u2019\u00e9'],
  ['other names that TextDecoder knows', bytes(0xa4), 'iso-8859-15', '\u20ac'],
  ['without a charset, UTF-16 shows itself', Buffer.from('<a>\u20ac', 'utf16le'), undefined, '<a>\u20ac'],
  [
    'without a charset, the declaration counts',
    Buffer.from("<?xml version='1.0' encoding='iso-8859-1'?>\u00e9", 'latin1'),
    undefined,
    "<?xml version='1.0' encoding='iso-8859-1'?>\u00e9",
  ],
  ['without anything, it is UTF-8', Buffer.from('<a>\u00e9'), undefined, '<a>\u00e9'],
  ['an unknown charset counts as none', Buffer.from('<a>\u00e9'), 'nope', '<a>\u00e9'],
])('%s', (_, content, charset, text) => {
  expect(decodeXml(content, charset)).toBe(text);
});

test.each([
  ['UTF-8', bytes(0x3c, 0xe9), 'utf-8'],
  ['an overlong form', bytes(0xc0, 0xbc), 'utf-8'],
  ['US-ASCII', bytes(0xe9), 'us-ascii'],
  ['UTF-16 of an odd length', bytes(0x3c, 0, 0x3c), 'utf-16'],
  ['half a pair in UTF-16', Buffer.from('\ud800', 'utf16le'), 'utf-16'],
])('refuses bytes that are not %s', (_, content, charset) => {
  expect(() => decodeXml(content, charset)).toThrow(CharsetError);
});

test('refuses a declaration of an encoding that is not known, or not the one in use', () => {
  const declared = (name: string) => Buffer.from(`<?xml version="1.0" encoding="${name}"?><a/>`);
  expect(() => decodeXml(declared('x-nope'), undefined)).toThrow('x-nope');
  expect(() => decodeXml(declared('utf-16'), undefined)).toThrow('utf-16');
});

test('forms get U+FFFD for what is not allowed', () => {
  expect(lenientDecoder(undefined)(bytes(0x61, 0xe9))).toBe('a\ufffd');
  expect(lenientDecoder('us-ascii')(bytes(0x61, 0xe9))).toBe('a\ufffd');
  expect(lenientDecoder('nope')(Buffer.from('\u00e9'))).toBe('\u00e9');
});
