/**
 * Adds missing methods to a hand-written class. The syntax tree says where they and their imports belong; only there is text
 * inserted, so that every other byte stays as it is.
 */
import type * as TsMorph from 'ts-morph';
import type { ClassDeclaration, ImportDeclaration, SourceFile } from 'ts-morph';
import { requirePackage } from './optional-package.js';
import type { NeededImport, ScaffoldedMethod } from './scaffold.js';
import { importLines } from './scaffold.js';
import { UsageError } from './usage-error.js';

export interface ClassFile {
  /** By module and name, how the file calls what it imports. */
  readonly local: (name: string) => string;
  /** The text with those of the methods that the class lacks; the same text when it lacks none. */
  readonly withMethods: (methods: readonly ScaffoldedMethod[]) => string;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Reads a file that has a class for the interface; throws a {@link UsageError} when it has none, or does not parse. */
export function readClassFile(path: string, fullText: string, interfaceName: string): ClassFile {
  const { Project, ScriptTarget } = requirePackage('ts-morph', 'adding to a class') as typeof TsMorph;
  // The tree does not count a byte order mark.
  const mark = fullText.startsWith('\ufeff') ? '\ufeff' : '';
  const text = fullText.slice(mark.length);
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { target: ScriptTarget.ESNext } });
  const file = project.createSourceFile('service.ts', text);
  if (project.getProgram().getSyntacticDiagnostics(file).length > 0) {
    throw new UsageError(`${path} has syntax errors; nothing was added to it`);
  }
  const locals = localNames(file);
  const local = (name: string): string => locals.get(name) ?? name;
  const found = file.getClasses().find((one) => implementsInterface(one, local(interfaceName)));
  if (found === undefined) throw new UsageError(`${path} has no class that implements ${interfaceName}`);
  return {
    local,
    withMethods: (methods) => {
      const missing = methods.filter(({ name }) => !hasMember(found, name));
      if (missing.length === 0) return fullText;
      const needed = missing.flatMap(({ imports }) => imports).filter(({ name }) => !locals.has(name));
      const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
      return mark + insert(text, [...importInsertions(file, needed), methodInsertion(found, missing)], lineBreak);
    },
  };
}

/** Imported name to local name. */
function localNames(file: SourceFile): Map<string, string> {
  const specifiers = file.getImportDeclarations().flatMap((declaration) => declaration.getNamedImports());
  return new Map(specifiers.map((each) => [each.getName(), each.getAliasNode()?.getText() ?? each.getName()]));
}

function implementsInterface(declaration: ClassDeclaration, name: string): boolean {
  return declaration.getImplements().some((clause) => clause.getExpression().getText() === name);
}

function hasMember(declaration: ClassDeclaration, name: string): boolean {
  const named = [...declaration.getInstanceMembers()].map((member) => member.getName().replace(/^(['"])(.*)\1$/, '$2'));
  return named.includes(name);
}

/** Before the closing brace, a blank line after the last member. */
function methodInsertion(declaration: ClassDeclaration, methods: readonly ScaffoldedMethod[]): Insertion {
  const text = methods.map((method) => method.text).join('\n');
  const close = declaration.getEnd() - 1;
  const before = declaration.getSourceFile().getFullText().slice(0, close);
  const tail = /(\r?\n)?[^\S\n]*$/.exec(before);
  const startsLine = tail?.[1] !== undefined;
  const lead = declaration.getMembers().length > 0 ? '\n' : '';
  return startsLine
    ? { at: before.length - (tail?.[0].length ?? 0) + (tail?.[1]?.length ?? 0), text: `${lead}${text}` }
    : { at: close, text: `\n${lead}${text}` };
}

/** Into an import of the same module where one has a list of names, else a line of its own after the last import. */
function importInsertions(file: SourceFile, needed: readonly NeededImport[]): Insertion[] {
  const declarations = file.getImportDeclarations();
  const inserted: Insertion[] = [];
  const fresh: NeededImport[] = [];
  for (const one of uniqueImports(needed)) {
    const host = declarations.find((declaration) => canHold(declaration, one));
    const last = host?.getNamedImports().at(-1);
    if (host === undefined || last === undefined) fresh.push(one);
    else inserted.push({ at: last.getEnd(), text: `, ${one.isType && !host.isTypeOnly() ? 'type ' : ''}${one.name}` });
  }
  if (fresh.length === 0) return inserted;
  const end = declarations.at(-1)?.getEnd();
  const lines = importLines(fresh);
  return [...inserted, end === undefined ? { at: 0, text: `${lines}\n\n` } : { at: end, text: `\n${lines}` }];
}

function uniqueImports(needed: readonly NeededImport[]): NeededImport[] {
  return [...new Map(needed.map((one) => [`${one.module} ${one.name}`, one])).values()];
}

function canHold(declaration: ImportDeclaration, { module, isType }: NeededImport): boolean {
  return declaration.getModuleSpecifierValue() === module && (isType || !declaration.isTypeOnly());
}

function insert(text: string, insertions: readonly Insertion[], lineBreak: string): string {
  const ordered = insertions
    .map((each, index) => ({ ...each, index }))
    .sort((left, right) => left.at - right.at || left.index - right.index);
  let result = '';
  let at = 0;
  for (const insertion of ordered) {
    result += text.slice(at, insertion.at) + insertion.text.replaceAll('\n', lineBreak);
    at = insertion.at;
  }
  return result + text.slice(at);
}
