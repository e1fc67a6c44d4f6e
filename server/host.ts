/**
 * One process of the service: the endpoint behind node:http, with express for the forms and the pages, the operator's own port, and the
 * end, which leaves nothing half answered.
 */
import type { Server } from 'node:http';
import express from 'express';
import { createEndpoint, createHandler, createHttpServer } from 'soapwright/runtime';
import type { Endpoint } from 'soapwright/runtime';
import { expressShim } from 'soapwright/runtime/express';

import { authenticationService } from '../generated/authentication/server.js';
import { adminListener } from './admin-port.js';
import { openAuthentication } from './authentication.js';
import type { Authentication } from './authentication.js';
import type { Settings } from './config.js';
import { Draining } from './draining.js';
import { listen } from './listen.js';
import { membershipPages } from './membership-pages.js';
import type { Log } from './log.js';
import { createMetrics } from './metrics.js';
import type { Store } from './store/store.js';

/** Where callers have always found it. */
export const ENDPOINT_PATH = '/Authentication.asmx';

export interface Host {
  /** `http://HOST:PORT/Authentication.asmx`, with the port that was found. */
  readonly url: string;
  readonly adminUrl: string | undefined;
  readonly authentication: Authentication;
  /** `undefined`: it can serve. */
  notReadyBecause(): Promise<string | undefined>;
  /** Announces the end, answers the requests that were begun, writes what is to be written. */
  close(): Promise<void>;
}

/** Opens the store and listens. Throws what `openAuthentication` throws, and the socket's error when it cannot listen. */
export async function startHost(settings: Settings, log: Log): Promise<Host> {
  const metrics = createMetrics();
  const authentication = await openAuthentication(settings, { onOutcome: metrics.countOutcome, onOutage: log.error });
  metrics.watchHashing(() => authentication.passwords.waiting);
  const endpoint = withoutTraces(
    createEndpoint(authenticationService(authentication.service), {
      path: ENDPOINT_PATH,
      protocols: settings.PROTOCOLS,
      documentation: settings.DOCUMENTATION === 'on',
      limits: settings.LIMITS,
      maxQueryLength: settings.LIMITS.maxQueryLength,
      maxPathLength: settings.LIMITS.maxPathLength,
      ...(settings.PUBLIC_URL && { publicUrl: settings.PUBLIC_URL }),
      onCall: (call) => {
        metrics.countCall(call);
        log.call(call);
      },
      onIncident: log.incident,
    }),
  );
  const limits = { ...settings.LIMITS, trustProxy: settings.TRUST_PROXY };
  const draining = new Draining();
  const handler = createHandler(endpoint, {
    ...limits,
    otherwise: expressApp({ endpoint, authentication, settings, limits, log }),
  });
  const server = createServer(settings, draining.watch(handler));
  const notReadyBecause = async (): Promise<string | undefined> =>
    draining.hasBegun ? 'draining' : readiness(authentication.store);
  const adminServer = createHttpServer(adminListener({ notReadyBecause, metrics: () => metrics.registry.metrics() }));
  const purging = setInterval(() => void authentication.purge().catch(log.error), 3_600_000).unref();

  const close = async (): Promise<void> => {
    clearInterval(purging);
    await draining.drain(server, {
      notice: settings.DRAIN_NOTICE_SECONDS * 1000,
      patience: settings.DRAIN_SECONDS * 1000,
    });
    adminServer.close();
    await authentication.close();
  };
  try {
    const scheme = settings.TLS_CERT === undefined ? 'http' : 'https';
    const url = `${scheme}://${await listen(server, settings.PORT, settings.HOST)}${ENDPOINT_PATH}`;
    const adminUrl =
      settings.ADMIN_PORT === undefined
        ? undefined
        : `http://${await listen(adminServer, settings.ADMIN_PORT, settings.HOST)}`;
    return { url, adminUrl, authentication, notReadyBecause, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `undefined`: the store answers. */
async function readiness(store: Store): Promise<string | undefined> {
  try {
    await store.database.one('SELECT COUNT(*) AS count FROM schema_version');
    return undefined;
  } catch {
    return 'the store does not answer';
  }
}

interface AppParts {
  readonly endpoint: Endpoint;
  readonly authentication: Authentication;
  readonly settings: Settings;
  readonly limits: NonNullable<Parameters<typeof expressShim>[1]>;
  readonly log: Log;
}

/** The GET and POST forms, the WSDL, the help page and the membership pages. */
function expressApp({ endpoint, authentication, settings, limits, log }: AppParts): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  if (settings.TRUST_PROXY.length > 0) app.set('trust proxy', [...settings.TRUST_PROXY]);
  if (settings.MEMBERSHIP === 'embedded') app.use('/membership', membershipPages(authentication, settings.LIMITS, log));
  app.use(expressShim(endpoint, limits));
  return app;
}

/** Requests carry credentials, GET's in its URL: neither caches nor the next page may keep them. */
function withoutTraces(endpoint: Endpoint): Endpoint {
  const answer: (...request: Parameters<Endpoint>) => ReturnType<Endpoint> = async (request) => {
    const { headers, ...response } = await endpoint(request);
    return { ...response, headers: { ...headers, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } };
  };
  return Object.assign(answer, { path: endpoint.path });
}

function createServer(
  { TLS_CERT, TLS_KEY, LIMITS }: Settings,
  listener: Parameters<typeof createHttpServer>[0],
): Server {
  const tls = TLS_CERT === undefined || TLS_KEY === undefined ? undefined : { tls: { cert: TLS_CERT, key: TLS_KEY } };
  return createHttpServer(listener, { ...LIMITS, ...tls });
}
