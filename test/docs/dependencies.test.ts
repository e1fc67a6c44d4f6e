/** docs/dependencies.md beside the manifests; the manifests beside one another. */
import { readFileSync } from 'node:fs';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const root = manifest('package.json');
const service = manifest('server/package.json');

test('every dependency has its reason, and no reason is left of one that went', () => {
  const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` *\| (\S.*?) *\|$/gm)];
  const named = [root.dependencies, root.devDependencies, service.dependencies].flatMap((one) => Object.keys(one));
  expect(rows.map(([, name]) => name).sort()).toEqual(named.sort());
});

test('the service has the version of the package', () => {
  expect(service.version).toBe(root.version);
});

test('a production install has the service and nothing that only generating needs', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const production = Object.entries(lock.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const names = production.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names).toEqual(expect.arrayContaining(['libsql', 'soap']));
  expect(names.filter((name) => ['handlebars', 'ts-morph', 'typescript'].includes(name))).toEqual([]);
});

test('no package of a production install has an install script', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const scripts = Object.entries(lock.packages).filter(([, one]) => one.hasInstallScript && !one.dev && !one.optional);
  expect(scripts.map(([path]) => path)).toEqual([]);
});

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly optional?: boolean;
        readonly hasInstallScript?: boolean;
      }
    >
  >;
}
