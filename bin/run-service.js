// Runs a program of the Authentication service. What it needs beyond the runtime, server/package.json lists: those who only generate,
// or serve a contract of their own, do not install databases. Where it is missing, this says so.
import { readFileSync } from 'node:fs';

/** @param {string} program a module of dist/server */
export async function runService(program) {
  try {
    await import(`../dist/server/${program}`);
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const missing = Object.entries(serviceDependencies()).filter(([name]) => !isInstalled(name));
    if (missing.length === 0) throw error;
    const names = missing.map(([name, range]) => `${name}@${range}`).join(' ');
    process.stderr.write(
      `the Authentication service needs packages that are not installed here: npm install ${names}\n`,
    );
    process.exitCode = 1;
  }
}

/** @returns {Record<string, string>} */
function serviceDependencies() {
  return JSON.parse(readFileSync(new URL('../server/package.json', import.meta.url), 'utf8')).dependencies;
}

/** @param {string} name */
function isInstalled(name) {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
