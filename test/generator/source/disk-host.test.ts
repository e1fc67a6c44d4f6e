import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskHost } from '../../../generator/source/disk-host.js';
import { understandContract } from '../../../generator/understand.js';
import { contractWithSchema } from '../../support/understand.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk host '));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('reads files, no more of them than allowed, and nothing that is no file', () => {
  writeFileSync(join(folder, 'a.txt'), '0123456789');
  expect(Buffer.from((diskHost.read(join(folder, 'a.txt'), 100) ?? '') as Uint8Array).toString()).toBe('0123456789');
  expect(diskHost.read(join(folder, 'a.txt'), 4)).toHaveLength(5);
  expect(diskHost.read(folder, 100)).toBeUndefined();
  expect(diskHost.read(join(folder, 'none'), 100)).toBeUndefined();
  expect(diskHost.read('/dev/zero', 100)).toBeUndefined();
});

test('does not let an import through a link that leaves the folder of the contract', () => {
  mkdirSync(join(folder, 'contract'));
  writeFileSync(join(folder, 'outside.xsd'), '<secret/>');
  symlinkSync('../outside.xsd', join(folder, 'contract/inside.xsd'));
  writeFileSync(join(folder, 'contract/a.wsdl'), contractWithSchema('<xs:include schemaLocation="inside.xsd"/>'));
  const { diagnostics } = understandContract(join(folder, 'contract/a.wsdl'), diskHost);
  expect(diagnostics.map(({ code }) => code)).toEqual(['import-outside-root']);
});
