/** A server that answers as told, and remembers what it was asked. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Script = (request: Received, response: ServerResponse) => void;

export interface ScriptedServer {
  readonly address: string;
  readonly received: readonly Received[];
  /** Ends every connection too. */
  close(): Promise<void>;
}

export async function scriptedServer(script: Script): Promise<ScriptedServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      script({ method, url, headers, body }, response);
    });
  });
  const port = await listen(server);
  return { address: `http://127.0.0.1:${port}/Authentication.asmx`, received, close: () => close(server) };
}

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return text(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);
}

/** A script that answers everything alike. */
export function answering(status: number, contentType: string | undefined, body: string | Buffer): Script {
  return (_request, response) => {
    response.writeHead(status, contentType === undefined ? {} : { 'Content-Type': contentType }).end(body);
  };
}
