/** The Desk service (`Desk.java`) under the JAX-WS reference implementation and under Apache CXF. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { Form } from '../call.js';
import { classPath, compileJava, javaMissing } from '../java.js';
import { freePort } from '../../support/free-port.js';
import { ownFile } from '../toolkit.js';
import type { DeskDialect } from './checks.js';

export interface ForeignServer {
  readonly name: string;
  readonly title: string;
  readonly dialect: DeskDialect;
  missing(): Promise<string | undefined>;
  /** Builds in `folder`; what comes back starts a server. */
  build(folder: string): Promise<readonly ForeignOffer[]>;
}

/** A server to start, and the ports to try there. */
export interface ForeignOffer {
  readonly ports: readonly { readonly form: Form; readonly name: string }[];
  start(): Promise<RunningServer>;
}

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

const javaDialect: DeskDialect = {
  derivedType: 'express',
  ticket: { ticket: 'T-1 & 2' },
  isRefusal: ({ declared }) =>
    declared?.name === 'Refusal' && isDeepStrictEqual(declared.value, { hint: 'try later', number: 42 }),
};

const soap11Binding = 'http://schemas.xmlsoap.org/wsdl/soap/http';

/** Its own name for SOAP 1.2 is the one for which it writes a WSDL. */
export const jaxwsServer = javaServer('jaxws', 'JAX-WS RI 4.0.5 Endpoint (Java)', {
  soap11: soap11Binding,
  soap12: 'http://java.sun.com/xml/ns/jaxws/2003/05/soap/bindings/HTTP/',
});

export const cxfServer = javaServer('cxf', 'Apache CXF 4.2.3 Endpoint (Java)', {
  soap11: soap11Binding,
  soap12: 'http://www.w3.org/2003/05/soap/bindings/HTTP/',
});

function javaServer(
  name: 'jaxws' | 'cxf',
  title: string,
  bindings: Readonly<Record<'soap11' | 'soap12', string>>,
): ForeignServer {
  return {
    name: `${name}-server`,
    title,
    dialect: javaDialect,
    missing: javaMissing,
    build: async (folder) => {
      const libraries = await classPath(name);
      await compileJava(libraries, [ownFile('desk'), ownFile(name, 'Serve.java')], folder);
      return (['soap11', 'soap12'] as const).map((form) => ({
        ports: [{ form, name: 'DeskPort' }],
        start: async () => {
          const address = `http://127.0.0.1:${await freePort()}/desk`;
          const program = ['-cp', `${folder}:${libraries}`, 'org.example.desk.Serve', bindings[form], address];
          return { address, stop: await startProcess('java', ['-XX:TieredStopAtLevel=1', ...program]) };
        },
      }));
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
