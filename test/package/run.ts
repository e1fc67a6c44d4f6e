/**
 * `npm run package-check [-- FOLDER...]`: packs the tarball and uses it as a stranger would, outside the repository. Getting started is
 * followed by the letter, as ES modules and as CommonJS, on the Node that runs this and on each other `bin` FOLDER that is named, or
 * else on the newest 20, 22 and 24 of the registry. Needs the registry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { freePort } from '../support/free-port.js';
import { readWalkthrough, walk } from '../support/walkthrough.js';
import { contentProblems, judgePackage } from './contents.js';
import { measureInstalls } from './sizes.js';

const versions = ['20', '22', '24'];

async function main(folders: readonly string[]): Promise<number> {
  const work = mkdtempSync(join(tmpdir(), 'soapwright-package-'));
  const problems: string[] = [];
  const attempt = async (what: string, action: () => unknown): Promise<void> => {
    try {
      await action();
      print(`ok      ${what}`);
    } catch (error) {
      problems.push(what);
      print(`FAILED  ${what}\n${error instanceof Error ? error.message : String(error)}`);
    }
  };
  try {
    const tarball = pack(work);
    await attempt('contents', () => contentProblems(tarball));
    await attempt('publint and are-the-types-wrong', () => judgePackage(tarball));
    for (const bin of [dirname(process.execPath), ...(folders.length > 0 ? folders : fetchNodes(work))]) {
      const node = execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim();
      for (const type of ['module', 'commonjs'] as const) {
        await attempt(`getting started, ${node}, ${type}`, () => getStarted(work, resolve(bin), type, tarball));
      }
    }
    await attempt('the Authentication service and the sizes', () => measureInstalls(work, tarball, print));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  print(problems.length === 0 ? '\nthe package is fit to be published' : `\n${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

function pack(work: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', work], { stdio: ['ignore', 'ignore', 'inherit'] });
  const name = readdirSync(work).find((file) => file.endsWith('.tgz')) ?? '';
  return join(work, name);
}

/** Node's own packages on the registry hold the binary. */
function fetchNodes(work: string): readonly string[] {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const own = process.versions.node.split('.')[0];
  return versions
    .filter((version) => version !== own)
    .map((version) => {
      const folder = join(work, `node-${version}`);
      mkdirSync(folder);
      const [archive = ''] = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
        cwd: folder,
        encoding: 'utf8',
      }).split('\n');
      execFileSync('tar', ['xzf', archive], { cwd: folder });
      return join(folder, 'package/bin');
    });
}

async function getStarted(work: string, bin: string, type: 'module' | 'commonjs', tarball: string): Promise<void> {
  const folder = mkdtempSync(join(work, 'started-'));
  const port = String(await freePort());
  const page = readFileSync('docs/getting-started.md', 'utf8').replaceAll('8080', port);
  const env = environment(bin);
  const typed = (line: string): string | undefined => {
    if (type === 'commonjs' && line.startsWith('npm pkg set type')) return undefined;
    return line.replace('npm install soapwright', `npm install --no-audit --no-fund "${tarball}"`);
  };
  const steps = readWalkthrough(page).map((step) =>
    // In CommonJS init has one more thing to say.
    step.kind === 'commands' && type === 'commonjs' && step.lines.some((line) => line.endsWith(' init'))
      ? { kind: step.kind, lines: step.lines }
      : step,
  );
  await walk(steps, { folder, env: { ...env, PORT: port }, typed });
  // A deployment of what was just made.
  const project = join(folder, 'parcels');
  execFileSync('npm', ['prune', '--omit=dev', '--ignore-scripts', '--silent'], {
    cwd: project,
    env,
  });
  const left = readdirSync(join(project, 'node_modules'));
  const unwanted = left.filter((name) => ['handlebars', 'ts-morph', 'typescript', 'libsql'].includes(name));
  if (unwanted.length > 0) throw new Error(`a deployed server has ${unwanted.join(', ')}`);
  cpSync(join(project, 'node_modules'), join(folder, 'deployed/node_modules'), { recursive: true });
  requireEverything(join(folder, 'deployed'), join(bin, 'node'));
}

/** Of a shell of one's own: what npm tells its scripts would lead a further npm into this repository. */
function environment(bin: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$)/i.test(name));
  return { ...Object.fromEntries(own), PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
}

/** ES modules through `require`, without a warning, on every Node that is supported. */
function requireEverything(folder: string, node: string): void {
  const entries = ['soapwright', 'soapwright/runtime', 'soapwright/runtime/client', 'soapwright/runtime/express'];
  const program = `for (const name of ${JSON.stringify(entries)}) if (Object.keys(require(name)).length === 0) throw new Error(name)`;
  const warned = execFileSync(node, ['-e', program], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (warned !== '') throw new Error(warned);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main(process.argv.slice(2));
