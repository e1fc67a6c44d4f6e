/** docs/dependencies.md beside the manifests; the manifests beside one another. */
import { readFileSync } from 'node:fs';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const root = manifest('package.json');
const service = manifest('server/package.json');
const { dependencies = {}, devDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = root;
const generatorPeers = ['handlebars', 'ts-morph'];

test('every dependency has its reason, and no reason is left of one that went', () => {
  const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` *\| (\S.*?) *\|$/gm)];
  const named = [...Object.keys(dependencies), ...Object.keys(devDependencies), ...Object.keys(peerDependencies)];
  expect(rows.map(([, name]) => name).sort()).toEqual([...new Set(named)].sort());
});

test('what the service needs is a dependency of its workspace and an optional peer of the package, in the same versions', () => {
  const optional = Object.entries(peerDependencies).filter(([name]) => !generatorPeers.includes(name));
  expect(Object.fromEntries(optional)).toEqual(service.dependencies);
  expect(service.version).toBe(root.version);
  expect(Object.keys(peerDependenciesMeta)).toEqual(Object.keys(peerDependencies));
  expect(Object.values(peerDependenciesMeta).every(({ optional: isOptional }) => isOptional === true)).toBe(true);
});

test('a production install has nothing that only generating needs', () => {
  for (const name of generatorPeers) {
    expect(devDependencies[name]).toBe(peerDependencies[name]);
    expect(dependencies[name]).toBeUndefined();
  }
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const production = Object.entries(lock.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const names = production.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names).toContain('libsql');
  expect(names.filter((name) => [...generatorPeers, 'typescript'].includes(name))).toEqual([]);
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
