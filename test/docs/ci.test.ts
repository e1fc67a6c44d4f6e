/** The recipes of docs/ci.md, action.yml and our own workflow, as far as they can run here: their shell steps do. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runCli } from '../../generator/cli.js';
import { keepingTerminal } from '../support/terminal.js';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const root = process.cwd();
const page = readFileSync('docs/ci.md', 'utf8');
const action = parse(readFileSync('action.yml', 'utf8')) as {
  inputs: Record<string, { default: string }>;
  runs: { using: string; steps: Step[] };
};
const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
  jobs: Record<string, { steps: Step[] }>;
};

/** Fenced blocks of a language, by the file that their first comment names. */
function blocks(language: string): Map<string, string> {
  const found = [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))];
  return new Map(found.map(([, text = '']) => [/^# (\S+)$/m.exec(text)?.[1] ?? '', text]));
}

test('every soapwright command of the page is one the command line takes', async () => {
  const commands = [...page.matchAll(/npx soapwright ([^\n>]*)/g)].map(([, text = '']) => text.trim().split(/\s+/));
  expect(commands.length).toBeGreaterThan(5);
  for (const [verb = '', ...rest] of commands) {
    const flags = rest.filter((word) => word.startsWith('--'));
    const terminal = keepingTerminal();
    await runCli([verb, '--help'], terminal);
    for (const flag of flags) expect(terminal.printed()).toContain(flag);
  }
});

test('the YAML recipes parse, and use inputs that the action has', () => {
  const recipes = blocks('yaml');
  expect([...recipes.keys()]).toEqual(['.github/workflows/contract.yml', '.gitlab-ci.yml', '.pre-commit-config.yaml']);
  const github = parse(recipes.get('.github/workflows/contract.yml') ?? '') as {
    jobs: { contract: { steps: (Step & { with?: object })[] } };
  };
  const use = github.jobs.contract.steps.find(({ uses }) => uses?.startsWith('soapwright/'));
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(use?.with ?? { none: 1 })));
  for (const text of recipes.values()) expect(parse(text)).toBeTruthy();
});

test('the configuration of the page is one the command takes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'soapwright-ci-'));
  const [text = ''] = blocks('json').values();
  writeFileSync(join(folder, 'soapwright.config.json'), text);
  cpSync('wsdl', join(folder, 'wsdl'), { recursive: true });
  const terminal = keepingTerminal();
  const config = join(folder, 'soapwright.config.json');
  const contract = join(folder, 'wsdl/Authentication.wsdl');
  expect(await runCli(['breaking', contract, contract, '--config', config], terminal)).toBe(0);
  expect(await runCli(['lint', '--config', config], terminal)).toBe(0);
  expect(terminal.printed()).not.toContain('soap12-port');
  rmSync(folder, { recursive: true });
});

test('our own workflow runs the action on our own contract', () => {
  expect(workflow.jobs['contract']?.steps.map(({ uses }) => uses)).toContain('./');
  expect(workflow.jobs['test']?.steps.map(({ run }) => run)).toContain('.ci/run');
});

const built = existsSync('dist/generator/cli.js');

(built ? describe : describe.skip)('the steps of the action, on our contract (needs npm run build)', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'soapwright-action-'));
    for (const path of ['wsdl', 'generated', 'soapwright.config.json', 'schemas']) {
      cpSync(join(root, path), join(folder, path), { recursive: true });
    }
    const config = { contracts: [{ wsdl: 'wsdl/Authentication.wsdl', out: 'generated' }] };
    writeFileSync(join(folder, 'soapwright.config.json'), JSON.stringify(config));
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  function git(...args: string[]): string {
    const name = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
    return execFileSync('git', [...name, ...args], { cwd: folder, encoding: 'utf8' });
  }

  /** Runs a step as the runner does (`bash -e -o pipefail`), its expressions replaced by values. */
  function runStep(name: string, values: Readonly<Record<string, string>>) {
    const step = action.runs.steps.find((one) => one.name === name);
    const fill = (text: string) => text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, key: string) => values[key] ?? '');
    const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([key, value]) => [key, fill(value)]));
    return spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 99'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder, GITHUB_ACTION_PATH: root, ...env },
    });
  }

  const inputs = { 'inputs.config': 'soapwright.config.json' };

  test('are content with the contract as it is', () => {
    expect(runStep('Generated files are current', inputs)).toMatchObject({ status: 0, stderr: '' });
    expect(runStep('Toolkits can read the contract', inputs)).toMatchObject({ status: 0, stderr: '' });
    expect(runStep('Nobody is hurt', { ...inputs, 'inputs.against': 'HEAD' })).toMatchObject({ status: 0, stderr: '' });
    expect(runStep('Nobody is hurt', inputs).stdout).toContain('no earlier revision');
  });

  test('fail at the line when an operation is renamed in a branch', () => {
    const contract = join(folder, 'wsdl/Authentication.wsdl');
    const before = git('rev-parse', 'HEAD').trim();
    const renamed = readFileSync(contract, 'utf8').replaceAll(
      '<wsdl:operation name="AuthenticateCookie">',
      '<wsdl:operation name="AuthCookie">',
    );
    writeFileSync(contract, renamed);
    const line = renamed.split('\n').findIndex((text) => text.includes('<wsdl:operation name="AuthCookie">')) + 1;
    git('commit', '--quiet', '-am', 'rename');
    const hurt = runStep('Nobody is hurt', { ...inputs, 'github.event.before': before });
    expect(hurt.status).toBe(1);
    expect(hurt.stdout).toContain(
      `::error file=wsdl/Authentication.wsdl,line=${line},col=5,title=SOURCE operation-renamed::`,
    );
    const stale = runStep('Generated files are current', inputs);
    expect(stale.status).toBe(1);
    expect(stale.stdout).toMatch(/::error file=generated\/authentication\/\w+\.ts,/);
  });
});
