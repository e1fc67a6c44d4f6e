import { readFileSync } from 'node:fs';

import { limits } from 'soapwright/runtime';
import { limitsPage } from '../../../server/docs/limits-page.js';

test('docs/limits.md is what the tables say (else: npm run docs:limits)', () => {
  expect(readFileSync('docs/limits.md', 'utf8')).toBe(limitsPage());
});

test('every limit says what it counts, what is answered and where that is allowed', () => {
  for (const { about, soap, form, section } of Object.values(limits).map((limit) => ({ form: 'none', ...limit }))) {
    expect([about, soap, form, section].map((text) => text.length > 3)).not.toContain(false);
  }
});
