import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../../generator/check/rules.js';

const folder = join(import.meta.dirname, '../../../generator/check/rules');

test('every rule is in the list, in a file of its own, with a test of its own', () => {
  const files = readdirSync(folder);
  const named = rules.map((rule) => `${rule.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
  expect(named.sort()).toEqual(files.sort());
  for (const file of files)
    expect(existsSync(join(import.meta.dirname, 'rules', file.replace(/\.ts$/, '.test.ts')))).toBe(true);
});
