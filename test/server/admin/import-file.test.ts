import { readImportFile } from '../../../server/admin/import-file.js';

const csv = (text: string) => readImportFile('members.csv', text);

test('CSV: quoted fields, a byte order mark, empty fields as absent, Windows line ends', () => {
  const { lines, reasons } = csv(
    '\uFEFFusername,password,email,first,last,disabled\r\nann," p,""w ",,A,,true\r\n\r\nben,x,b@x,,,\r\n',
  );
  expect(reasons).toEqual([]);
  expect(lines.map(({ member }) => member)).toEqual([
    { username: 'ann', password: ' p,"w ', firstName: 'A', disabled: true },
    { username: 'ben', password: 'x', email: 'b@x' },
  ]);
});

test.each(['members.csv', 'members.jsonl'])('an empty %s is no list of members', (path) => {
  expect(readImportFile(path, '\uFEFF\n').reasons).toEqual([expect.stringMatching(/^line 1: there is no member/)]);
});

test('JSON Lines: by name or by content', () => {
  const text =
    '{"username":"ann","password":"x","totpSecret":"jbsw y3dp ehpk 3pxp","disabled":false}\n\n{"username":"ben","passwordHash":"h"}\n';
  for (const path of ['members.jsonl', 'members']) {
    const { lines } = readImportFile(path, text);
    expect(lines.map(({ line }) => line)).toEqual([1, 3]);
    expect(lines[0]?.member).toMatchObject({ username: 'ann', totpSecret: 'JBSWY3DPEHPK3PXP', disabled: false });
  }
});

test('the columns of aspnet_Membership become one hash', () => {
  const { lines } = csv(
    'username,passwordHash,passwordSalt\nann,+NEvvl5VLVTdvxSxwtoYZ7KbPkY=,AAECAwQFBgcICQoLDA0ODw==\n',
  );
  expect(lines[0]?.member.passwordHash).toBe('aspnet-membership$AAECAwQFBgcICQoLDA0ODw==$+NEvvl5VLVTdvxSxwtoYZ7KbPkY=');
});

test.each([
  ['a bad field', 'm.csv', 'username,password,disabled\nann,x,\nben,y,perhaps\n', 'line 3: disabled is not understood'],
  ['an unknown column', 'm.csv', 'username,pasword\nann,secret\n', 'line 2: there is no field "pasword"'],
  ['a missing name', 'm.csv', 'username,password\n,secret\n', 'line 2: username is missing or no text'],
  [
    'a file without headings',
    'm.csv',
    'ann,secret\nben,secret\n',
    'line 1: a CSV file begins with its headings, "username" among them',
  ],
  ['a file with headings alone', 'm.csv', 'username,password\n', 'line 1: there is no member'],
  ['too many columns', 'm.csv', 'username,password\nann,secret,more\n', 'line 2: is no record'],
  ['broken JSON', 'm.jsonl', '{"username":"ann","password":"x"}\n{"username":\n', 'line 2: is no record'],
  ['a number for a name', 'm.jsonl', '{"username":7,"password":"x"}\n', 'line 1: username is missing or no text'],
])('%s is named by its line, without its value', (_, path, text, reason) => {
  const { reasons } = readImportFile(path, text);
  expect(reasons).toEqual([reason]);
  expect(reasons.join()).not.toContain('secret');
});
