/** Which WSDL documents below a folder are contracts of their own: those with services, and that no other one imports. */
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ContractModel } from '../model/model.js';
import { diskHost } from '../source/disk-host.js';
import { understandContract } from '../understand.js';

/** Folders that hold other people's documents, or copies. */
const passedOver = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'vendor']);
const deepest = 6;

/** Paths relative to the working directory, with forward slashes, sorted. */
export function findContracts(): readonly string[] {
  return outermost(wsdlFiles('.', 0));
}

/** Without the documents that are parts of others, or only hold definitions for others to import. */
function outermost(paths: readonly string[]): readonly string[] {
  if (paths.length < 2) return paths;
  const understood = paths.map((path) => ({ path, model: understandContract(path, diskHost).model }));
  const imported = new Set(understood.flatMap(({ path, model }) => importedDocuments(path, model)));
  const contracts = understood.filter(
    ({ path, model }) => !imported.has(resolve(path)) && model?.services.length !== 0,
  );
  return contracts.map(({ path }) => path);
}

function importedDocuments(path: string, model: ContractModel | undefined): readonly string[] {
  const documents = (model?.documents ?? []).map((document) => resolve(dirname(path), document.path));
  return documents.filter((document) => document !== resolve(path));
}

function wsdlFiles(folder: string, depth: number): readonly string[] {
  if (depth > deepest) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll('\\', '/');
      if (entry.isFile()) return /\.wsdl$/i.test(entry.name) ? [path] : [];
      const isSearched = entry.isDirectory() && !entry.name.startsWith('.') && !passedOver.has(entry.name);
      return isSearched ? wsdlFiles(path, depth + 1) : [];
    });
}
