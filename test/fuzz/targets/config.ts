/** `soapwright.config.json` through the command line, which never ends with 3; and the service's environment, complete or refused. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';

import { runCli } from '../../../generator/cli.js';
import { readSettings, SettingsError } from '../../../server/config.js';
import { usedMemory } from '../free-memory.js';
import { configurations, environments } from '../inputs/settings.js';
import { PLANTED } from '../target.js';
import type { Target } from '../target.js';

type Input = { readonly file: string } | { readonly variables: Readonly<Record<string, string>> };

export async function configTarget(): Promise<Target<Input>> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-config-'));
  copyFileSync('wsdl/Authentication.wsdl', join(folder, 'contract.wsdl'));
  return {
    inputs: fc.oneof(
      configurations.map((file) => ({ file })),
      environments.map((variables) => ({ variables })),
    ),
    lanes: 1,
    tryOut: async (input) =>
      'file' in input ? tryFile(join(folder, 'fuzzed.json'), input.file) : tryVariables(input.variables),
    memory: async () => usedMemory(),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

async function tryFile(path: string, text: string): Promise<string | undefined> {
  writeFileSync(path, text, 'latin1');
  const said: string[] = [];
  const keep = (line: string): void => void said.push(line);
  const terminal = { print: keep, complain: keep, tell: () => undefined, color: false };
  for (const verb of [['generate', '--dry-run'], ['lint']]) {
    const code = await runCli([...verb, '--config', path], terminal);
    if (code === 3) return `${verb[0]} ends with 3: ${said.join('')}`;
    if (code !== 0 && said.join('') === '') return `${verb[0]} ends with ${code} and says nothing`;
  }
  return /^\s+at .+:\d+:\d+/m.test(said.join('')) ? 'shows a stack' : undefined;
}

function tryVariables(variables: Readonly<Record<string, string>>): string | undefined {
  try {
    readSettings(variables);
    return undefined;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    if (error.reasons.length === 0) return 'refuses without a reason';
    return PLANTED.some((secret) => error.message.includes(secret)) ? 'repeats a value' : undefined;
  }
}
