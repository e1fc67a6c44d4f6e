import { existsSync, readFileSync } from 'node:fs';

/** A test's file and its name, as the document's tables name them. */
const named = [
  ...readFileSync('docs/threat-model.md', 'utf8').matchAll(/`(test\/[\w/.-]+\.test\.ts)`: [_*](.+?)[_*] +\|$/gm),
].map(([, file = '', name = '']) => [file, name] as const);

test('the threat model names a test in every row', () => {
  const rows = readFileSync('docs/threat-model.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Attack|-)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  expect(named).toHaveLength(rows.length);
});

test.each(named)('%s has the test the threat model names: %s', (file, name) => {
  expect(existsSync(file)).toBe(true);
  const title = name.replaceAll('\\', '');
  const titles = [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => text);
  expect(titles.some((text) => withoutValues(text) === title)).toBe(true);
});

/** A template literal has its value where the document has `%s`. */
function withoutValues(text: string): string {
  return text.replace(/\$\{[^}]*\}/g, '%s');
}
