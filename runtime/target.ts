/** The request target taken apart as an .asmx host does: is it ours, and what follows the file name. */

/** A request target that lies under the endpoint's path. */
export interface Target {
  /** What follows the file name, percent-decoded, with its leading `/`; `""` for the bare URL. */
  readonly pathInfo: string;
  /** What follows `?`, as sent; `undefined` when there is no `?`. */
  readonly query: string | undefined;
}

/** `undefined`: the target lies elsewhere. `path` is compared without case, as on Windows. */
export function locate(url: string, path: string): Target | undefined {
  if (url === path) return BARE;
  const question = url.indexOf('?');
  const query = question < 0 ? undefined : url.slice(question + 1);
  const asked = decodePath(question < 0 ? url : url.slice(0, question));
  if (asked.length < path.length) return undefined;
  if (!asked.startsWith(path) && asked.slice(0, path.length).toLowerCase() !== path.toLowerCase()) return undefined;
  if (asked.length > path.length && asked[path.length] !== '/') return undefined;
  return { pathInfo: asked.slice(path.length), query };
}

const BARE: Target = { pathInfo: '', query: undefined };

/** As IIS reads a path: percent escapes and raw bytes are UTF-8; what is no escape stays. */
function decodePath(path: string): string {
  if (!path.includes('%') && /^[\0-\x7f]*$/.test(path)) return path;
  const bytes = path.replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
