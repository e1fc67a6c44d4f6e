/**
 * The contracts of test/golden, echoed between node-soap and us, both ways round. What node-soap does not get right is listed, exactly,
 * in known-differences.txt; nothing may be our fault. UPDATE_GOLDEN=1 writes the list anew.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeService } from '../../../generator/emit/describe-service.js';
import { planNames } from '../../../generator/names/plan.js';
import { diskHost } from '../../../generator/source/disk-host.js';
import { understandContract } from '../../../generator/understand.js';
import { echoService } from './echo.js';
import type { EchoReport } from './echo.js';

const golden = join(import.meta.dirname, '../../golden');
const list = join(import.meta.dirname, 'known-differences.txt');
const cases = readdirSync(golden).filter((name) => name !== 'refused');

const reports = new Map<string, EchoReport>();

beforeAll(async () => {
  for (const name of cases) {
    const wsdl = join(golden, name, 'input.wsdl');
    const { model } = understandContract(wsdl, diskHost);
    if (model === undefined) throw new Error(`${name} is not understood`);
    for (const service of model.services) {
      const { descriptor } = describeService(service, planNames(service, model.schema));
      reports.set(`${name} ${descriptor.name}`, await echoService(wsdl, descriptor, { seed: 1, perOperation: 3 }));
    }
  }
});

const disagreements = (fault: 'ours' | 'node-soap'): string[] => {
  const lines = [...reports].flatMap(([name, report]) =>
    report.disagreements
      .filter((each) => each.fault === fault)
      .map(({ operation, leg, what }) => `${name}.${operation}: ${leg}: ${what}`),
  );
  return [...new Set(lines)].sort();
};

test('exchanges messages of most contracts', () => {
  const exchanged = [...reports.values()].filter(({ messages }) => messages > 0);
  expect(exchanged.length).toBeGreaterThanOrEqual(10);
});

test('no message goes wrong by our fault', () => {
  expect(disagreements('ours')).toEqual([]);
});

test('what goes wrong by the fault of node-soap is known', () => {
  const refusals = [...reports].flatMap(([name, { refusal }]) =>
    refusal === undefined ? [] : [`${name}: ${refusal}`],
  );
  const found = [...refusals, ...disagreements('node-soap')];
  if (process.env['UPDATE_GOLDEN'] !== undefined) writeFileSync(list, `${found.join('\n')}\n`);
  expect(found).toEqual(readFileSync(list, 'utf8').trimEnd().split('\n'));
});
