/** `npm run docs:rules`: writes docs/rules.md, from the root of the project. */
import { writeFileSync } from 'node:fs';
import { rulesPage } from './rules-page.js';

writeFileSync('docs/rules.md', rulesPage());
