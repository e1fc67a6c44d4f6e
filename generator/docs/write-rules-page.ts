/** `npm run docs:rules`: writes docs/rules.md and docs/supported.md, from the root of the project. */
import { writeFileSync } from 'node:fs';
import { rulesPage } from './rules-page.js';
import { supportedPage } from './supported-page.js';

writeFileSync('docs/rules.md', rulesPage());
writeFileSync('docs/supported.md', supportedPage());
