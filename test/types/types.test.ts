import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeSymbols } from '../support/runtime-symbols.js';
import { compileErrors } from '../support/compile.js';

const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

test('generated types accept what the contract allows, and nothing else', () => {
  const files = sources.map((name) => [`test/types/${name}`, readFileSync(join(import.meta.dirname, name), 'utf8')]);
  const symbols = Object.entries(runtimeSymbols).map(
    ([module, { values, types }]) =>
      `export { ${values.join(', ')} } from '${module}';\nexport type { ${types.join(', ')} } from '${module}';\n`,
  );
  const runtime = ['test/types/every-runtime-symbol.ts', symbols.join('')];
  expect(sources.length).toBeGreaterThan(3);
  expect(compileErrors(Object.fromEntries([...files, runtime]), 'whole')).toEqual([]);
});
