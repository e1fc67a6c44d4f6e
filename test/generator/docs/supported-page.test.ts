import { readFileSync, readdirSync } from 'node:fs';
import { diagnosticCodes } from '../../../generator/diagnostics/codes.js';
import { supportedConstructs } from '../../../generator/docs/supported-constructs.js';
import { supportedPage } from '../../../generator/docs/supported-page.js';

test('docs/supported.md is what the tables say (else: npm run docs:rules)', () => {
  expect(readFileSync('docs/supported.md', 'utf8')).toBe(supportedPage());
});

test('every golden case shows a construct, and every construct is shown', () => {
  const cases = readdirSync('test/golden').filter((name) => name !== 'refused');
  const shown = supportedConstructs.flatMap(({ rows }) => rows.map(({ golden }) => golden));
  expect(new Set(shown)).toEqual(new Set(cases));
});

test('every code is on the page once, where docs/rules.md explains it', () => {
  const links = [...supportedPage().matchAll(/\(rules\.md#([\w-]+)\)/g)].map(([, code]) => code);
  expect(links.sort()).toEqual([...diagnosticCodes].sort());
  const headings = new Set(
    [...readFileSync('docs/rules.md', 'utf8').matchAll(/^### ([\w-]+)/gm)].map(([, code]) => code),
  );
  expect(links.filter((code) => !headings.has(code))).toEqual([]);
});
