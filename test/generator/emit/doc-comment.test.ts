import { docComment } from '../../../generator/emit/doc-comment.js';

test('says nothing when there is nothing to say', () => {
  expect([docComment({}), docComment({ text: ' \n ' })]).toEqual(['', '']);
});

test('puts a sentence on one line, white space tidied', () => {
  expect(docComment({ text: '\n   The  name\n of it. ' }, '  ')).toBe('  /** The name of it. */\n');
});

test('wraps long text and keeps paragraphs and tags apart', () => {
  const text = `${'word '.repeat(40)}\n\n  Second.`;
  const lines = docComment({ text, tags: ['@default 5'] }).split('\n');
  expect(lines.every((line) => line.length <= 120)).toBe(true);
  expect(lines.slice(3)).toEqual([' *', ' * Second.', ' *', ' * @default 5', ' */', '']);
});

test.each(['a */ b', '*/', 'x **/ y'])('%p does not end the comment', (text) => {
  expect(docComment({ text, tags: ['@fixed */'] }).split('*/')).toHaveLength(2);
});

test('an address at the start of a line is no tag', () => {
  expect(docComment({ text: '@deprecated is just a word here' })).toBe('/** \\@deprecated is just a word here */\n');
});
