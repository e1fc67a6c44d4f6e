import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Who may import whom: `docs/architecture.md` has the same table in words. The first row that fits a file counts. */
const table: readonly { readonly files: RegExp; readonly allowed: readonly RegExp[] }[] = [
  { files: /^generator\/diagnostics\//, allowed: [/^generator\/diagnostics\//] },
  { files: /^generator\/source\/xml\.ts$/, allowed: [/^generator\/(source|diagnostics)\//, /^@xmldom\/xmldom$/] },
  { files: /^generator\/source\//, allowed: [/^generator\/(source|diagnostics)\//, /^node:/] },
  { files: /^generator\/(wsdl|xsd)\//, allowed: [/^generator\/(wsdl|xsd|source|diagnostics)\//] },
  { files: /^generator\/model\//, allowed: [/^generator\/(model|wsdl|xsd|source|diagnostics)\//] },
  { files: /^generator\/check\//, allowed: [/^generator\/(check|model|source|diagnostics)\//] },
  { files: /^generator\/breaking\//, allowed: [/^generator\/(breaking|model|source|diagnostics)\//] },
  { files: /^generator\/lint\//, allowed: [/^generator\/(lint|model|wsdl|xsd|source|diagnostics)\//] },
  { files: /^generator\/names\//, allowed: [/^generator\/(names|model|source)\//] },
  {
    files: /^generator\/emit\/template\.ts$/,
    allowed: [/^generator\/(emit|diagnostics)\//, /^generator\/optional-package\.ts$/, /^handlebars$/, /^node:/],
  },
  {
    files: /^generator\/emit\//,
    allowed: [/^generator\/(emit|model|names|source|diagnostics)\//, /^type runtime\/descriptor\.ts$/],
  },
  { files: /^generator\/output\//, allowed: [/^generator\/(output|emit|diagnostics)\//, /^node:/] },
  { files: /^generator\//, allowed: [/^generator\//, /^commander$/, /^ts-morph$/, /^node:/] },
  { files: /^runtime\/codec\//, allowed: [/^runtime\/(codec|descriptor|limits)/, /^saxes$/, /^node:/] },
  { files: /^runtime\/soap\//, allowed: [/^runtime\//, /^soap$/, /^node:/] },
  { files: /^runtime\/client\//, allowed: [/^runtime\//, /^soap$/, /^node:/] },
  { files: /^runtime\//, allowed: [/^runtime\//, /^node:/] },
  { files: /^generated\/[^/]+\/types\.ts$/, allowed: [] },
  { files: /^generated\//, allowed: [/^generated\//, /^runtime\/(client\/)?index\.ts$/] },
  {
    files: /^server\/(authentication|store)\//,
    allowed: [
      /^server\/(authentication|store)\//,
      /^server\/config\.ts$/,
      /^generated\/authentication\/(types|server)\.ts$/,
      /^runtime\/(index|fault|message)\.ts$/,
      /^[^.]*$/,
    ],
  },
  { files: /^server\//, allowed: [/^server\//, /^runtime\//, /^generated\//, /^[^.]*$/] },
];

const selfReferences: Readonly<Record<string, string>> = {
  'soapwright/runtime': 'runtime/index.ts',
  'soapwright/runtime/client': 'runtime/client/index.ts',
  'soapwright/runtime/express': 'runtime/express.ts',
};

interface Import {
  readonly from: string;
  /** A path in the project, or a package's name; `type ` before it when only types are taken. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const sources = ['generator', 'runtime', 'generated', 'server'].flatMap((folder) => sourceFiles(join(root, folder)));
const imports = sources.flatMap(importsOf);

test('every import is one the architecture allows', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('every source file has a row in the import table', () => {
  expect(sources.map(projectPath).filter((file) => !table.some((row) => row.files.test(file)))).toEqual([]);
});

test('nothing outside generator/ loads the generator or its libraries', () => {
  const offenders = imports.filter(
    ({ from, to }) => !from.startsWith('generator/') && /^(generator\/|ts-morph$|handlebars$|@xmldom\/)/.test(to),
  );
  expect(offenders).toEqual([]);
});

test('generator code takes nothing but types from the runtime', () => {
  expect(
    imports.filter(({ from, to, typeOnly }) => from.startsWith('generator/') && /runtime\//.test(to) && !typeOnly),
  ).toEqual([]);
});

test('no source file is longer than 350 lines', () => {
  const long = sources
    .filter((file) => !projectPath(file).startsWith('generated/'))
    .map((file) => ({ file: projectPath(file), lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 350);
  expect(long).toEqual([]);
});

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const row = table.find(({ files }) => files.test(from));
  const folder = posix.dirname(from) + '/';
  if (row === undefined) return true;
  return (
    to.startsWith(folder) || row.allowed.some((pattern) => pattern.test(to) || (typeOnly && pattern.test(`type ${to}`)))
  );
}

function importsOf(file: string): Import[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, false);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ from: projectPath(file), to: resolve(file, specifier), typeOnly });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) add(argument.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function resolve(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return selfReferences[specifier] ?? specifier;
  return projectPath(join(dirname(file), specifier)).replace(/\.js$/, '.ts');
}

function projectPath(file: string): string {
  return relative(root, file).split('\\').join('/');
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? sourceFiles(path) : path.endsWith('.ts') ? [path] : []));
}
