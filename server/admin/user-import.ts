/** The verb `admin user import`: members from JSON Lines or CSV, with the hashes they have; all of them, or none. */
import { readFileSync } from 'node:fs';

import type { Authentication } from '../authentication.js';
import { canonicalName } from '../authentication/users/usernames.js';
import { insertMember, memberFlaw } from '../members.js';
import { DuplicateError } from '../store/store.js';
import { AdminError } from './admin-error.js';
import { readImportFile } from './import-file.js';
import type { ImportLine } from './import-file.js';
import type { Verb } from './verb.js';

/** Enough reasons to see what is wrong with a file. */
const MOST_REASONS = 20;

/** Passwords hashed at a time, fewer than may wait for a processor. */
const BATCH = 64;

export function importUsers(path: string): Verb {
  return async (authentication) => {
    const { lines, reasons } = readImportFile(path, readText(path));
    const flaws = [...reasons, ...lines.flatMap(flawsOf), ...repetitions(lines)];
    if (flaws.length > 0) throw new AdminError(describe(flaws));
    await insertAll(authentication, lines, await hashAll(authentication, lines));
    return `${lines.length} users imported`;
  };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new AdminError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function flawsOf({ line, member }: ImportLine): readonly string[] {
  const flaw = memberFlaw(member);
  return flaw === undefined ? [] : [`line ${line}: ${flaw}`];
}

/** One name on two lines, the case of A to Z aside. */
function repetitions(lines: readonly ImportLine[]): readonly string[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ line, member }) => {
    const name = canonicalName(member.username);
    const before = first.get(name);
    if (before !== undefined)
      return [`line ${line}: the user name "${member.username}" stands on line ${before} already`];
    first.set(name, line);
    return [];
  });
}

async function hashAll({ passwords }: Authentication, lines: readonly ImportLine[]): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (let start = 0; start < lines.length; start += BATCH) {
    const batch = lines.slice(start, start + BATCH);
    hashes.push(
      ...(await Promise.all(batch.map(({ member }) => member.passwordHash ?? passwords.hash(member.password ?? '')))),
    );
  }
  return hashes;
}

async function insertAll(
  { store, keyring }: Authentication,
  lines: readonly ImportLine[],
  hashes: readonly string[],
): Promise<void> {
  await store.database.transaction(async (queries) => {
    for (const [index, { line, member }] of lines.entries()) {
      try {
        await insertMember(queries, keyring, member, hashes[index] ?? '');
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
        throw new AdminError(describe([`line ${line}: there is a user "${member.username}" already`]));
      }
    }
  });
}

function describe(reasons: readonly string[]): string {
  const more = reasons.length > MOST_REASONS ? [`and ${reasons.length - MOST_REASONS} more`] : [];
  return [...reasons.slice(0, MOST_REASONS), ...more, 'nothing was imported'].join('\n');
}
