/** What is in the tarball, and how other tools judge its manifest. */
import { execFileSync } from 'node:child_process';

/** Throws when something is missing that was promised, or there that is of no use to others. */
export function contentProblems(tarball: string): void {
  const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));
  const expected = [
    'bin/soapwright.js',
    'bin/authentication.js',
    'bin/authentication-admin.js',
    'dist/generator/index.d.ts',
    'dist/runtime/index.js',
    'dist/runtime/index.js.map',
    'dist/runtime/index.d.ts',
    'dist/runtime/client/index.d.ts',
    'dist/runtime/express.d.ts',
    'dist/server/main.js',
    'schemas/config.schema.json',
    'templates/server.ts.hbs',
    'LICENSE',
    'README.md',
  ];
  const missing = expected.filter((path) => !files.includes(path));
  const unwanted = files.filter((path) =>
    /(^|\/)(test|bench|node_modules)\/|\.test\.|tsbuildinfo|^(?!dist).*(?<!\.d)\.ts$/.test(path),
  );
  if (missing.length + unwanted.length > 0) {
    throw new Error(
      `missing: ${missing.join(', ') || 'nothing'}; too much: ${unwanted.slice(0, 10).join(', ') || 'nothing'}`,
    );
  }
}

/**
 * publint, strictly. are-the-types-wrong without `cjs-resolves-to-esm` (we publish ES modules only; Node 20.19, 22.12 and later
 * require them) and without the resolution of Node 10, which no supported Node has.
 */
export function judgePackage(tarball: string): void {
  run('publint@0.3.25', ['run', tarball, '--strict']);
  run('@arethetypeswrong/cli@0.18.5', [
    tarball,
    '--profile',
    'node16',
    '--ignore-rules',
    'cjs-resolves-to-esm',
    '--exclude-entrypoints',
    'schemas',
    '--no-emoji',
  ]);
}

function run(tool: string, args: readonly string[]): void {
  try {
    execFileSync('npx', ['--yes', tool, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${tool}:\n${stdout}${stderr}`, { cause: error });
  }
}
