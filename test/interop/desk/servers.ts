/** The Desk service (`Desk.java`) under the JAX-WS reference implementation and under Apache CXF. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { classPath, compileJava, javaMissing } from '../java.js';
import { emptyFolder, ownFile } from '../toolkit.js';

export interface ForeignServer {
  readonly name: string;
  readonly title: string;
  /** The binding under which the service is offered, by form. */
  readonly bindings: Readonly<Record<'soap11' | 'soap12', string>>;
  missing(): Promise<string | undefined>;
  /** Builds in `folder`; what comes back starts a server for a binding. */
  build(folder: string): Promise<(binding: string) => Promise<RunningServer>>;
}

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

const soap11 = 'http://schemas.xmlsoap.org/wsdl/soap/http';

export const jaxwsServer: ForeignServer = {
  ...javaServer('jaxws'),
  title: 'JAX-WS RI 4.0.5 Endpoint (Java)',
  // Its own name for SOAP 1.2, the one for which it writes a WSDL.
  bindings: { soap11, soap12: 'http://java.sun.com/xml/ns/jaxws/2003/05/soap/bindings/HTTP/' },
};

export const cxfServer: ForeignServer = {
  ...javaServer('cxf'),
  title: 'Apache CXF 4.2.3 (Java)',
  bindings: { soap11, soap12: 'http://www.w3.org/2003/05/soap/bindings/HTTP/' },
};

function javaServer(name: 'jaxws' | 'cxf'): Pick<ForeignServer, 'name' | 'missing' | 'build'> {
  return {
    name: `${name}-server`,
    missing: javaMissing,
    build: async (folder) => {
      const libraries = await classPath(name);
      await compileJava(libraries, [ownFile('desk')], await emptyFolder(folder));
      return async (binding) => {
        const address = `http://127.0.0.1:${await freePort()}/desk`;
        const args = [
          '-XX:TieredStopAtLevel=1',
          '-cp',
          `${folder}:${libraries}`,
          'org.example.desk.Desk',
          binding,
          address,
        ];
        return { address, stop: await startProcess('java', args) };
      };
    },
  };
}

/** Resolves when the program has said `listening`; it is to end when its input does. */
export async function startProcess(command: string, args: readonly string[]): Promise<() => Promise<void>> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('listening')) resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${command} ended (${code}):\n${said}`.slice(0, 4000))));
  });
  await listening;
  return async () => {
    const closed = once(child, 'close');
    child.stdin.end();
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    await closed;
  };
}

/** The toolkits want to be told a port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
