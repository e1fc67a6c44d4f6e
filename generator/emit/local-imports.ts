/** The types one file takes from `types.js`, each under its own name or, where the file uses that otherwise, an alias. */
import { NameScope } from '../names/identifiers.js';
import { indentUnit, lineWidth } from './typescript.js';

export class LocalImports {
  readonly #scope: NameScope;
  readonly #locals = new Map<string, string>();

  /** `taken`: what the file declares or imports from elsewhere. */
  constructor(taken: Iterable<string>) {
    this.#scope = new NameScope(taken);
  }

  /** The name under which the file knows the type; it is imported from now on. */
  local(name: string): string {
    const local = this.#locals.get(name) ?? this.#scope.allot(name, `${name}Type`);
    this.#locals.set(name, local);
    return local;
  }

  /** `import type { Login, LoginResponse } from './types.js';`; empty when nothing is taken. */
  print(from: string): string {
    const names = [...this.#locals].map(([name, local]) => (name === local ? name : `${name} as ${local}`)).sort();
    return names.length === 0 ? '' : importLine('import type', names, from);
  }
}

/** On one line where it fits. */
export function importLine(keyword: 'import' | 'import type', names: readonly string[], from: string): string {
  const line = `${keyword} { ${names.join(', ')} } from '${from}';`;
  if (line.length <= lineWidth) return line;
  return `${keyword} {\n${names.map((name) => `${indentUnit}${name},\n`).join('')}} from '${from}';`;
}
