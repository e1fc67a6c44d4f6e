/** `admin user import`: all or nothing, a sentence for whatever is wrong, no password in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AdminError } from '../../../server/admin/admin-error.js';
import { importUsers } from '../../../server/admin/user-import.js';
import { openAuthentication } from '../../../server/authentication.js';
import { usedMemory } from '../free-memory.js';
import { fuzzedSettings } from '../fuzzed-service.js';
import { importFiles } from '../inputs/settings.js';
import type { FuzzedImport } from '../inputs/settings.js';
import { leakIn } from '../target.js';
import type { Target } from '../target.js';

export async function importTarget(): Promise<Target<FuzzedImport>> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-import-'));
  const authentication = await openAuthentication(fuzzedSettings);
  const countUsers = async (): Promise<number> => {
    const row = await authentication.store.database.one('SELECT COUNT(*) AS count FROM member');
    return Number(row?.['count']);
  };
  return {
    inputs: importFiles,
    lanes: 1,
    tryOut: async ({ name, text }) => {
      const path = join(folder, name);
      writeFileSync(path, text, 'latin1');
      const before = await countUsers();
      try {
        const said = await importUsers(path)(authentication, fuzzedSettings);
        const added = (await countUsers()) - before;
        await authentication.store.database.run('DELETE FROM second_factor');
        await authentication.store.database.run('DELETE FROM member');
        return said === `${added} users imported` ? undefined : `says "${said}" of ${added}`;
      } catch (error) {
        if (!(error instanceof AdminError)) throw error;
        // The name that two members share is told.
        const leak = leakIn(error.message.replace(/the user name ".*" stands/g, ''));
        if (leak !== undefined) return `the refusal ${leak}`;
        return (await countUsers()) === before ? undefined : 'refuses a file and keeps some of it';
      }
    },
    memory: async () => usedMemory(),
    close: async () => {
      await authentication.close();
      rmSync(folder, { recursive: true });
    },
  };
}
