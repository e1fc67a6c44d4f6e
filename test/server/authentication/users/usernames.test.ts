import { canonicalName, usernameFlaw } from '../../../../server/authentication/users/usernames.js';

test('only the case of A to Z is folded', () => {
  expect(canonicalName('ALICE.Z')).toBe('alice.z');
  for (const other of ['\u212Aelvin', 'Ａlice', 'Ä', 'ﬁ', 'İ', ' a ', 'a\u200b'])
    expect(canonicalName(other)).toBe(other);
});

test.each(['', 'a\0', 'a\n', '\u0085', 'x'.repeat(257), '\uD800'])('%j cannot be added', (name) => {
  expect(usernameFlaw(name)).toBeDefined();
});

test.each(['a', ' a ', 'Zoë', '名前', '😀', 'a@b.example', '\u212A'])('%j can', (name) => {
  expect(usernameFlaw(name)).toBeUndefined();
});
