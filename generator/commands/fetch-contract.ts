/** A contract as a running host serves it: the document at a URL and all it imports from the same host. */
import { memoryHost, type LoadOptions } from '../source/host.js';
import { UsageError } from '../usage-error.js';
import type { ContractReference } from './contract-reference.js';

const timeout = 30_000;
const maxBytes = 64 * 1024 * 1024;
const maxDocuments = 500;

/** Fetches everything first, so that what follows reads from memory; imports of other hosts are left out. */
export async function fetchContract(url: string, options: LoadOptions): Promise<ContractReference> {
  const texts: Record<string, string> = {};
  const urls = new Map<string, string>();
  const catalogue: Record<string, string> = { ...options.catalogue };
  const queue = [url];
  const paths = new Map([[url, 'served/contract.wsdl']]);
  for (let at = 0; at < queue.length; at++) {
    const current = queue[at];
    const path = current === undefined ? undefined : paths.get(current);
    if (current === undefined || path === undefined) continue;
    if (at >= maxDocuments) throw new UsageError(`${url} imports more than ${maxDocuments} documents`);
    const text = await fetchText(current);
    texts[path] = text;
    urls.set(path, current);
    for (const location of importLocations(text)) {
      const target = URL.canParse(location, current) ? new URL(location, current) : undefined;
      if (!target || target.origin !== new URL(url).origin) continue;
      if (!paths.has(target.href)) {
        paths.set(target.href, `served/document-${paths.size}.xml`);
        queue.push(target.href);
      }
      catalogue[location] = paths.get(target.href) ?? '';
    }
  }
  return {
    path: 'served/contract.wsdl',
    host: memoryHost(texts),
    options: { ...options, catalogue },
    nameOf: (file) => urls.get(file) ?? file,
  };
}

async function fetchText(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    if (!response.ok) throw new UsageError(`${url} answers ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > maxBytes) throw new UsageError(`${url} is larger than ${maxBytes} bytes`);
    return new TextDecoder(/utf-16/i.test(response.headers.get('content-type') ?? '') ? 'utf-16le' : 'utf-8').decode(
      bytes,
    );
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${url} cannot be fetched: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The values of `location` and `schemaLocation` in import, include and redefine elements. */
function importLocations(text: string): string[] {
  const references = text.matchAll(/<(?:[\w.-]+:)?(?:import|include|redefine)\s[^>]*>/g);
  return [...references].flatMap(([tag]) => {
    const location = /\s(?:location|schemaLocation)\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
    const value = location?.[1] ?? location?.[2];
    return value === undefined ? [] : [value.replace(/&amp;/g, '&')];
  });
}
