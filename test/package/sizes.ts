/** What three kinds of users install, and how long loading it takes. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints a row per kind. Throws when the Authentication service does not start from the tarball. */
export async function measureInstalls(work: string, tarball: string, print: (text: string) => void): Promise<void> {
  const service = JSON.parse(readFileSync('server/package.json', 'utf8')) as { dependencies: Record<string, string> };
  const servicePackages = Object.entries(service.dependencies).map(([name, range]) => `${name}@${range}`);
  const serving = install(work, [tarball]);
  const generating = install(work, [tarball, 'handlebars', 'ts-morph']);
  const authentication = install(work, [tarball, ...servicePackages]);
  print('                                         packages        MB   processor time to load');
  row('serving a contract of your own', serving, "await import('soapwright/runtime')");
  row('generating', generating, "await (await import('soapwright')).load('none.wsdl')");
  row('the Authentication service', authentication, undefined);
  await startService(authentication);

  function row(name: string, folder: string, program: string | undefined): void {
    const { bytes, packages } = sizeOf(join(folder, 'node_modules'));
    const time = program === undefined ? '' : `${loadTime(folder, program)} ms`;
    print(`  ${name.padEnd(38)} ${String(packages).padStart(8)} ${(bytes / 1e6).toFixed(1).padStart(9)}   ${time}`);
  }
}

function install(work: string, packages: readonly string[]): string {
  const folder = mkdtempSync(join(work, 'install-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...packages], {
    cwd: folder,
  });
  return folder;
}

function sizeOf(modules: string): { readonly bytes: number; readonly packages: number } {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const stats = files.map((path) => statSync(join(modules, path))).filter((stat) => stat.isFile());
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as { packages: object };
  return { bytes: stats.reduce((sum, { size }) => sum + size, 0), packages: Object.keys(lock.packages).length };
}

/** Milliseconds of user and system time beyond Node's own start; the median of five. */
function loadTime(folder: string, program: string): number {
  const once = (text: string): number => {
    const code = `${text};const u = process.cpuUsage(); console.log((u.user + u.system) / 1000)`;
    return Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' }),
    );
  };
  const times = Array.from({ length: 5 }, () => once(program) - once('')).sort((left, right) => left - right);
  return Math.round(times[2] ?? 0);
}

/** Its command, on an embedded store, until it says that it listens. */
function startService(folder: string): Promise<void> {
  const env = { ...process.env, PORT: '0', DATABASE_URL: 'memory:', SECURITY_PASSWORD: 'secret', LOG_LEVEL: 'silent' };
  const program = join(folder, 'node_modules/soapwright/bin/authentication.js');
  const child = spawn(process.execPath, [program], { cwd: folder, env });
  let printed = '';
  return new Promise((resolve, reject) => {
    const end = (): void => void child.kill();
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes('listening on')) end();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => (printed.includes('listening on') ? resolve() : reject(new Error(printed))));
  });
}
