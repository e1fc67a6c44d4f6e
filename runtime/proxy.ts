/** Who asked, and under which URL: from the socket and the Host header, or from a trusted proxy's `X-Forwarded-*` headers. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** What a request says of its caller. */
export interface Caller {
  remoteAddress(request: IncomingMessage): string | undefined;
  /** Scheme and authority, for example `https://example.org:8443`. */
  origin(request: IncomingMessage): string;
}

/** `trusted`: addresses or CIDRs of the proxies to believe. Throws a `TypeError` that names an entry that is neither. */
export function callerBehind(trusted: readonly string[]): Caller {
  const list = proxyList(trusted);
  const isTrusted = (address: string | undefined): address is string => {
    if (address === undefined || trusted.length === 0) return false;
    const plain = unmapped(address);
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
  return {
    remoteAddress(request) {
      let address = request.socket.remoteAddress;
      const hops = listOf(request, 'x-forwarded-for');
      while (isTrusted(address) && hops.length > 0) {
        const hop = withoutPort(hops.pop() ?? '');
        if (isIP(hop) === 0) break;
        address = hop;
      }
      return address === undefined ? undefined : unmapped(address);
    },
    origin(request) {
      const believed = isTrusted(request.socket.remoteAddress);
      const scheme = (believed ? forwardedScheme(request) : undefined) ?? socketScheme(request);
      const host = (believed ? authority(listOf(request, 'x-forwarded-host').at(-1)) : undefined) ?? ownHost(request);
      return `${scheme}://${withoutDefaultPort(scheme, host)}`;
    },
  };
}

function proxyList(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix, ...rest] = entry.trim().split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most);
    if (family === 0 || !isPrefix || rest.length > 0)
      throw new TypeError(`"${entry}" is neither an address nor a CIDR`);
    list.addSubnet(address, prefix === undefined ? most : Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** An IPv4 address as a dual-stack socket shows it. */
function unmapped(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** Some proxies write `address:port`. */
function withoutPort(hop: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  return /^[\d.]+:\d+$/.test(hop) ? hop.slice(0, hop.indexOf(':')) : hop;
}

function listOf(request: IncomingMessage, name: string): string[] {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value.join(',') : (value ?? '');
  return text === '' ? [] : text.split(',').map((entry) => entry.trim());
}

function forwardedScheme(request: IncomingMessage): 'http' | 'https' | undefined {
  const scheme = listOf(request, 'x-forwarded-proto').at(-1)?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? scheme : undefined;
}

function socketScheme({ socket }: IncomingMessage): 'http' | 'https' {
  return (socket as Partial<TLSSocket>).encrypted === true ? 'https' : 'http';
}

/** The Host header; when it is missing or no authority, the address the request came in at. */
function ownHost({ headers, socket }: IncomingMessage): string {
  const local = socket.localAddress ?? 'localhost';
  return authority(headers.host) ?? `${local.includes(':') ? `[${local}]` : local}:${socket.localPort ?? 80}`;
}

/** `host` or `host:port` (RFC 3986, section 3.2), and nothing that could mean more than that in a document. */
function authority(text: string | undefined): string | undefined {
  return text !== undefined && /^(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/.test(text)
    ? text
    : undefined;
}

function withoutDefaultPort(scheme: 'http' | 'https', host: string): string {
  return host.replace(scheme === 'http' ? /:80$/ : /:443$/, '');
}
