/** The way from a path to a document's bytes: the one door through which the generator reads. */

/** Reads documents. Tests pass a table of strings; the command line passes {@link diskHost}. */
export interface SourceHost {
  /**
   * The bytes (or the text, already decoded) of the document at `path`, at most `limit + 1` bytes of it;
   * `undefined` when there is no readable file. Never throws.
   */
  readonly read: (path: string, limit: number) => Uint8Array | string | undefined;
  /** The path with every symbolic link resolved; without it paths are taken as they are. */
  readonly canonicalPath?: (path: string) => string;
}

/** Where documents may come from, and how large they may be. */
export interface LoadOptions {
  /** The folder that imports may not leave. Default: the folder of the contract. */
  readonly root?: string;
  /** Local paths by the URL (`schemaLocation`, `location`) or the namespace of an import. They may lie outside the root. */
  readonly catalogue?: Readonly<Record<string, string>>;
  /** Of one document, in bytes. Default: 64 MiB. */
  readonly maxBytes?: number;
  /** Default: 2000. */
  readonly maxDocuments?: number;
}

/** A host over a table of texts by path, for tests and for contracts that exist only in memory. */
export function memoryHost(documents: Readonly<Record<string, string | Uint8Array>>): SourceHost {
  return { read: (path) => (Object.hasOwn(documents, path) ? documents[path] : undefined) };
}
