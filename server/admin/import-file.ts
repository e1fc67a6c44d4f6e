/** Reads an import file, JSON Lines or CSV with a header, into members with their line numbers. */
import { parse as parseCsv } from 'csv-parse/sync';
import { z } from 'zod';

import { membershipHash } from '../authentication/users/stored-hash.js';
import type { NewMember } from '../members.js';

export interface ImportLine {
  readonly line: number;
  readonly member: NewMember;
}

export interface ImportFile {
  readonly lines: readonly ImportLine[];
  /** What is wrong with the others, each by its line number. */
  readonly reasons: readonly string[];
}

interface RawRecord {
  readonly line: number;
  readonly fields: unknown;
}

/** JSON Lines if it begins with a brace, else CSV. */
export function readImportFile(path: string, text: string): ImportFile {
  const lines: ImportLine[] = [];
  const reasons: string[] = [];
  const content = text.replace(/^\uFEFF/, '');
  const isJson = /\.(jsonl|ndjson|json)$/i.test(path) || content.trimStart().startsWith('{');
  if (!isJson && !hasHeadings(content)) {
    return { lines, reasons: ['line 1: a CSV file begins with its headings, "username" among them'] };
  }
  for (const { line, fields } of isJson ? readJsonLines(content) : readCsv(content)) {
    const parsed = importedMember.safeParse(fields);
    if (parsed.success) lines.push({ line, member: parsed.data });
    else reasons.push(...parsed.error.issues.map((issue) => `line ${line}: ${describe(issue)}`));
  }
  if (lines.length === 0 && reasons.length === 0) reasons.push('line 1: there is no member');
  return { lines, reasons };
}

function readJsonLines(text: string): readonly RawRecord[] {
  return text
    .split(/\r?\n/)
    .flatMap((content, index) => (content.trim() === '' ? [] : [{ line: index + 1, fields: parseJson(content) }]));
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Or nothing at all. Where there are none, what stands in their place is a member's data and not to be repeated as the name of a column. */
function hasHeadings(text: string): boolean {
  try {
    const [headings] = parseCsv(text, { to: 1, skip_empty_lines: true });
    return headings === undefined || headings.includes('username');
  } catch {
    return false;
  }
}

/** An empty field is an absent one. */
function readCsv(text: string): readonly RawRecord[] {
  try {
    const records = parseCsv(text, {
      columns: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as readonly CsvRecord[];
    return records.map(({ record, info }) => ({
      line: info.lines,
      fields: Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '')),
    }));
  } catch (error) {
    return [{ line: (error as { lines?: number }).lines ?? 1, fields: undefined }];
  }
}

interface CsvRecord {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
]);

/** `passwordSalt`: beside a `passwordHash` from the columns `PasswordSalt` and `Password` of `aspnet_Membership`. */
const importedMember = z
  .strictObject({
    username: z.string(),
    password: z.string().optional(),
    passwordHash: z.string().optional(),
    passwordSalt: z.string().optional(),
    email: z.string().optional(),
    first: z.string().optional(),
    last: z.string().optional(),
    totpSecret: z
      .string()
      .transform((secret) => secret.replace(/\s/g, '').toUpperCase())
      .optional(),
    disabled: flag.optional(),
  })
  .transform(({ first, last, passwordSalt, passwordHash, ...member }): NewMember => {
    const isMembership = passwordHash !== undefined && passwordSalt !== undefined;
    const hash = isMembership ? membershipHash(passwordHash, passwordSalt) : passwordHash;
    return { ...member, firstName: first, lastName: last, passwordHash: hash };
  });

/** Names the field; never its value. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  const field = issue.path.join('.');
  if (field === '') return 'is no record';
  return issue.code === 'invalid_type' ? `${field} is missing or no text` : `${field} is not understood`;
}
