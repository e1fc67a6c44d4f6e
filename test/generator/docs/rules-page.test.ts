import { readFileSync } from 'node:fs';
import { catalogue } from '../../../generator/commands/rule-catalogue.js';
import { explainCommand } from '../../../generator/commands/explain.js';
import { rulesPage } from '../../../generator/docs/rules-page.js';

test('docs/rules.md is what the tables say (else: npm run docs:rules)', () => {
  expect(readFileSync('docs/rules.md', 'utf8')).toBe(rulesPage());
});

test('every code can be explained, with its meaning and its remedy', () => {
  for (const { id, explanation, remedy } of catalogue) {
    const printed: string[] = [];
    const terminal = { print: (text: string) => printed.push(text), complain: fail, tell: fail, color: false };
    expect(explainCommand(id, terminal)).toBe(0);
    expect(printed.join('')).toContain(explanation);
    expect(printed.join('')).toContain(remedy);
  }
});

test('a misspelt code is answered with the nearest one', () => {
  const terminal = { print: fail, complain: fail, tell: fail, color: false };
  expect(() => explainCommand('operation-remove', terminal)).toThrow('did you mean operation-removed?');
});

test('codes of lint and breaking are of no other verb', () => {
  const own = catalogue.filter(({ verb }) => verb === 'lint' || verb === 'breaking').map(({ id }) => id);
  expect(new Set(own).size).toBe(own.length);
  const others = new Set(catalogue.filter(({ verb }) => verb === 'generate' || verb === 'check').map(({ id }) => id));
  expect(own.filter((id) => others.has(id))).toEqual([]);
});

function fail(): never {
  throw new Error('nothing is to be printed there');
}
