/**
 * `npm run interop [-- NAME...]`: foreign toolkits against our server, our clients against foreign servers. A line per check
 * that fails, a table at the end. What is not installed is named and skipped, unless `INTEROP_REQUIRED` lists it.
 */
import { callKey, readOutcomes } from './call.js';
import type { Form } from './call.js';
import { checksFor } from './checks.js';
import { cxf } from './cxf/toolkit.js';
import { curl } from './curl/toolkit.js';
import { jaxws } from './jaxws/toolkit.js';
import { monoWsdl } from './mono-wsdl/toolkit.js';
import { nodeSoap } from './node-soap/toolkit.js';
import { startServerUnderTest } from './server-under-test.js';
import type { ServerUnderTest } from './server-under-test.js';
import { cacheFolder, emptyFolder } from './toolkit.js';
import type { ClientToolkit } from './toolkit.js';
import { wcf } from './wcf/toolkit.js';
import { zeep } from './zeep/toolkit.js';

const toolkits: readonly ClientToolkit[] = [curl, nodeSoap, zeep, jaxws, cxf, monoWsdl, wcf];

interface Row {
  readonly toolkit: string;
  readonly direction: string;
  readonly result: string;
  readonly good: boolean;
}

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.find((name) => !toolkits.some((toolkit) => toolkit.name === name));
  if (unknown !== undefined) {
    print(`there is no toolkit ${unknown}; there are ${toolkits.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const chosen = toolkits.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const server = await startServerUnderTest();
  const rows: Row[] = [];
  try {
    for (const toolkit of chosen) rows.push(...(await runToolkit(toolkit, server)));
  } finally {
    await server.close();
  }
  printTable(rows);
  return rows.every(({ good }) => good) ? 0 : 1;
}

async function runToolkit(toolkit: ClientToolkit, server: ServerUnderTest): Promise<Row[]> {
  const row = (result: string, good: boolean, form?: Form): Row => ({
    toolkit: toolkit.title,
    direction: `calls us${form === undefined ? '' : ` (${form})`}`,
    result,
    good,
  });
  const missing = await toolkit.missing();
  if (missing !== undefined) {
    const required = (process.env['INTEROP_REQUIRED'] ?? '').split(',').includes(toolkit.name);
    return [row(`${required ? 'FAILED: required, ' : 'skipped: '}not installed: ${missing}`, !required)];
  }
  try {
    const program = await toolkit.build(
      `${server.address}?wsdl`,
      await emptyFolder(cacheFolder(toolkit.name, 'build')),
    );
    const checks = (await Promise.all(toolkit.forms.map((form) => checksFor(form, server)))).flat();
    const outcomes = readOutcomes(await program(checks.map(({ call }) => call)));
    return toolkit.forms.map((form) => {
      const own = checks.filter(({ call }) => call.form === form);
      const flaws = own.flatMap(({ call, flaw }) => {
        const outcome = outcomes.get(callKey(call.id, call.form));
        const found = outcome === undefined ? 'no outcome' : flaw(outcome);
        print(
          `${found === undefined ? 'ok    ' : 'FAILED'} ${toolkit.name} ${form}: ${call.id}${found === undefined ? '' : `: ${found}`}`,
        );
        return found === undefined ? [] : [call.id];
      });
      return row(
        `${own.length - flaws.length} of ${own.length}${flaws.length === 0 ? '' : `, not: ${flaws.join(', ')}`}`,
        flaws.length === 0,
        form,
      );
    });
  } catch (error) {
    print(`FAILED ${toolkit.name}: ${error instanceof Error ? error.message : String(error)}`);
    return [row('FAILED to build or run', false)];
  }
}

function printTable(rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length));
  const first = width(({ toolkit }) => toolkit);
  const second = width(({ direction }) => direction);
  print('');
  for (const { toolkit, direction, result } of rows)
    print(`${toolkit.padEnd(first)}  ${direction.padEnd(second)}  ${result}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));
