import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeSymbols } from '../../support/runtime-symbols.js';

const generated = join(import.meta.dirname, '../../../generated/authentication');

// That all of them exist is checked where types are compiled: test/types.
test('generated code imports nothing else of the runtime', () => {
  let seen = 0;
  for (const file of ['types', 'descriptor', 'server', 'client', 'wsdl', 'help']) {
    const text = readFileSync(join(generated, `${file}.ts`), 'utf8');
    for (const [, names = '', module = ''] of text.matchAll(
      /^import (?:type )?\{([^}]*)\} from '(soapwright[^']*)'/gm,
    )) {
      const { values, types } = runtimeSymbols[module as keyof typeof runtimeSymbols];
      const known: readonly string[] = [...values, ...types];
      const used = names.split(',').map((name) => name.trim());
      expect(known).toEqual(expect.arrayContaining(used.filter((name) => name !== '')));
      seen += used.length;
    }
  }
  expect(seen).toBeGreaterThan(8);
});
