/**
 * `npm run interop [-- NAME...]`: foreign toolkits against our server, our clients against foreign servers. A line per check
 * that fails, a table at the end. What is not installed is named and skipped, unless `INTEROP_REQUIRED` lists it.
 */
import { asmxServer, buildSite } from './asmx/server.js';
import type { Form } from './call.js';
import { callKey, readOutcomes } from './call.js';
import { checksFor } from './checks.js';
import { cxf } from './cxf/toolkit.js';
import { curl } from './curl/toolkit.js';
import { deskChecks } from './desk/checks.js';
import { cxfServer, jaxwsServer } from './desk/servers.js';
import type { ForeignServer } from './desk/servers.js';
import { jaxws } from './jaxws/toolkit.js';
import { monoWsdl } from './mono-wsdl/toolkit.js';
import { startKitchen } from './kitchen/server.js';
import { nodeSoap } from './node-soap/toolkit.js';
import { soapwright } from './soapwright/toolkit.js';
import { startServerUnderTest } from './server-under-test.js';
import type { ServerUnderTest } from './server-under-test.js';
import { generateStubs } from './stubs.js';
import type { AnyClient } from './stubs.js';
import { cacheFolder, emptyFolder, ownFile } from './toolkit.js';
import type { ClientToolkit } from './toolkit.js';
import { wcf } from './wcf/toolkit.js';
import { zeep } from './zeep/toolkit.js';

const clients: readonly ClientToolkit[] = [soapwright, curl, nodeSoap, zeep, jaxws, cxf, monoWsdl, wcf];
const servers: readonly ForeignServer[] = [jaxwsServer, cxfServer, asmxServer];

interface Row {
  readonly toolkit: string;
  readonly what: string;
  readonly result: string;
  readonly good: boolean;
}

async function main(asked: readonly string[]): Promise<number> {
  const names = [...clients, ...servers].map(({ name }) => name);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    print(`there is no toolkit ${unknown}; there are ${names.join(', ')}`);
    return 2;
  }
  const isChosen = ({ name }: { readonly name: string }) => asked.length === 0 || asked.includes(name);
  const rows: Row[] = [];
  const server = await startServerUnderTest();
  const kitchen = await startKitchen(await emptyFolder(cacheFolder('kitchen')));
  try {
    for (const toolkit of clients.filter(isChosen)) {
      rows.push(...(await guarded(toolkit, () => tryClient(toolkit, server))));
      if (toolkit.kitchen) rows.push(...(await guarded(toolkit, () => tryKitchen(toolkit, kitchen.address))));
    }
  } finally {
    kitchen.close();
    await server.close();
  }
  const naming = clients.filter(isChosen).filter(({ names }) => names !== undefined);
  if (naming.length > 0) rows.push(...(await guarded(asmxServer, () => compareNames(naming))));
  for (const foreign of servers.filter(isChosen)) rows.push(...(await guarded(foreign, () => tryServer(foreign))));
  printTable(rows);
  return rows.every(({ good }) => good) ? 0 : 1;
}

/** Says what is not installed; turns what cannot be built into a row. */
async function guarded(
  toolkit: { readonly name: string; readonly title: string; missing(): Promise<string | undefined> },
  rowsOf: () => Promise<Row[]>,
): Promise<Row[]> {
  const row = (result: string, good: boolean): Row[] => [{ toolkit: toolkit.title, what: '', result, good }];
  const missing = await toolkit.missing();
  if (missing !== undefined) {
    const required = (process.env['INTEROP_REQUIRED'] ?? '').split(',').includes(toolkit.name);
    return row(`${required ? 'FAILED: required, ' : 'skipped: '}not installed: ${missing}`, !required);
  }
  try {
    return await rowsOf();
  } catch (error) {
    print(`FAILED ${toolkit.name}: ${error instanceof Error ? error.message : String(error)}`);
    return row('FAILED to build or run', false);
  }
}

/** Foreign client, our server. */
async function tryClient(toolkit: ClientToolkit, server: ServerUnderTest): Promise<Row[]> {
  const program = await toolkit.build(`${server.address}?wsdl`, await emptyFolder(cacheFolder(toolkit.name, 'build')));
  const checks = (await Promise.all(toolkit.forms.map((form) => checksFor(form, server)))).flat();
  const outcomes = readOutcomes(await program(checks.map(({ call }) => call)));
  return toolkit.forms.map((form) => {
    const flaws = checks
      .filter(({ call }) => call.form === form)
      .map(({ call, flaw }): Finding => {
        const outcome = outcomes.get(callKey(call.id, form));
        return [call.id, outcome === undefined ? 'no outcome' : flaw(outcome)];
      });
    return summary(toolkit, `calls us, ${form}`, flaws);
  });
}

/** Foreign client, our server with every kind of type. */
async function tryKitchen(toolkit: ClientToolkit, address: string): Promise<Row[]> {
  const output = await toolkit.kitchen?.(`${address}?wsdl`, await emptyFolder(cacheFolder(toolkit.name, 'kitchen')));
  if (output === undefined) return [];
  const told = new Map(output.split(/\r?\n/).map((line) => [line.replace(/\t.*$/, ''), line.replace(/^[\w-]+\t/, '')]));
  const findings = toolkit.forms.map((form): Finding => {
    const found = told.get(form) ?? 'no outcome';
    return [form, found === '' ? undefined : found];
  });
  return [summary(toolkit, 'calls us, every type', findings)];
}

/** Stubs from our WSDL beside stubs from that of an .asmx host which serves the same interface: is anything public named otherwise? */
async function compareNames(toolkits: readonly ClientToolkit[]): Promise<Row[]> {
  const folder = await emptyFolder(cacheFolder('names'));
  const start = await buildSite(folder, ownFile('names', 'Authentication.asmx'), ownFile('names', 'Authentication.cs'));
  const [ours, theirs] = [await startServerUnderTest(), await start()];
  try {
    const rows: Row[] = [];
    for (const toolkit of toolkits) rows.push(...(await guarded(toolkit, () => tryNames(toolkit, ours, theirs))));
    return rows;
  } finally {
    await Promise.all([ours.close(), theirs.stop()]);
  }
}

async function tryNames(
  toolkit: ClientToolkit,
  ours: { readonly address: string },
  theirs: { readonly address: string },
): Promise<Row[]> {
  const namesOf = async ({ address }: { readonly address: string }, side: string) =>
    (await toolkit.names?.(`${address}?wsdl`, await emptyFolder(cacheFolder(toolkit.name, side))))?.split('\n') ?? [];
  const own = await namesOf(ours, 'names-ours');
  const others = await namesOf(theirs, 'names-theirs');
  const findings = [...new Set([...own, ...others])].filter(Boolean).map((line): Finding => {
    if (!others.includes(line)) return [line, 'only in stubs from our WSDL'];
    return [line, own.includes(line) ? undefined : 'only in stubs from the .asmx host'];
  });
  return [summary(toolkit, "names as from an .asmx host's WSDL", findings)];
}

/** Our client, foreign server. */
async function tryServer(foreign: ForeignServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { ports, start } of await foreign.build(await emptyFolder(cacheFolder(foreign.name, 'build')))) {
    const { address, stop } = await start();
    try {
      const clientOf = await generateStubs(
        `${address}?wsdl`,
        await emptyFolder(cacheFolder(foreign.name, `stubs-${ports[0]?.form}`)),
      );
      for (const { form, name } of ports) {
        rows.push(await tryPort(foreign, form, (gzip) => clientOf(name, { address, gzip })));
      }
    } finally {
      await stop();
    }
  }
  return rows;
}

async function tryPort(foreign: ForeignServer, form: Form, clientWith: (gzip: boolean) => AnyClient): Promise<Row> {
  const [plain, zipping] = [clientWith(false), clientWith(true)];
  const findings: Finding[] = [];
  for (const [id, check] of Object.entries(deskChecks(form, foreign.dialect))) {
    findings.push([id, await check(plain, zipping).catch((error: unknown) => String(error))]);
  }
  return summary(foreign, `called by us, ${form}`, findings);
}

/** A check and what is wrong. */
type Finding = readonly [id: string, flaw: string | undefined];

interface Named {
  readonly name: string;
  readonly title: string;
  readonly known?: Readonly<Record<string, string>>;
}

/** A finding that the toolkit is known for does not count against us; it is told with its reason. */
function summary({ name, title, known = {} }: Named, what: string, findings: readonly Finding[]): Row {
  const reasons = new Set<string>();
  const failed: string[] = [];
  for (const [id, flaw] of findings) {
    const reason = flaw === undefined ? undefined : known[flaw];
    const verdict = flaw === undefined ? 'ok    ' : reason === undefined ? 'FAILED' : 'known ';
    print(`${verdict} ${name} ${what}: ${id}${flaw === undefined ? '' : `: ${flaw}`}`);
    if (reason !== undefined) reasons.add(reason);
    else if (flaw !== undefined) failed.push(id);
  }
  const notes = [...(failed.length === 0 ? [] : [`not: ${failed.join('; ')}`]), ...reasons];
  const count = `${findings.length - failed.length} of ${findings.length}`;
  return { toolkit: title, what, result: [count, ...notes].join(', '), good: failed.length === 0 };
}

function printTable(rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length));
  const first = width(({ toolkit }) => toolkit);
  const second = width(({ what }) => what);
  print('');
  for (const { toolkit, what, result } of rows) print(`${toolkit.padEnd(first)}  ${what.padEnd(second)}  ${result}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));
