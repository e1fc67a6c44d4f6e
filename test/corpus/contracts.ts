/** The corpus of contracts beside the checkout: what it holds, and what is promised for each. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface CorpusContract {
  /** In the corpus. */
  readonly path: string;
  /** On disk. */
  readonly file: string;
  /** The folder of the repository it comes from: imports may lead anywhere in it. */
  readonly root: string;
  /** What the index says of it: `clean`, `defects`, ... */
  readonly status: string;
  /** Sound, WSDL 1.1, with a service and a SOAP or HTTP binding: has to be generated. */
  readonly promised: boolean;
}

interface IndexEntry {
  readonly path: string;
  readonly source: string;
  readonly status: string;
  readonly wsdl?: string;
  readonly services?: number;
  readonly bindings?: readonly string[];
}

/** The folder of the corpus: given, or `../shared/corpus` beside the working directory; `undefined` when it is not there. */
export function corpusFolder(given?: string): string | undefined {
  const folder = resolve(given ?? '../shared/corpus');
  return existsSync(join(folder, 'index.json')) ? folder : undefined;
}

/** All contracts whose path contains `filter`. */
export function corpusContracts(folder: string, filter = ''): readonly CorpusContract[] {
  const entries = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly IndexEntry[];
  return entries
    .filter(({ path }) => path.includes(filter))
    .map((entry) => ({
      path: entry.path,
      file: join(folder, entry.path),
      root: join(folder, entry.source),
      status: entry.status,
      promised: isPromised(entry),
    }));
}

function isPromised({ status, wsdl, services = 0, bindings = [] }: IndexEntry): boolean {
  return status === 'clean' && wsdl === '1.1' && services > 0 && bindings.some((binding) => binding !== 'other');
}
