/** A folder for one test, gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'authentication-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
