/** `npm run docs:limits`: writes docs/limits.md, from the root of the project. */
import { writeFileSync } from 'node:fs';
import { limitsPage } from './limits-page.js';

writeFileSync('docs/limits.md', limitsPage());
