/** `npm run probe -- --port N`: serves the probe at `http://127.0.0.1:N/Authentication.asmx` until it is stopped. */
import type { AddressInfo } from 'node:net';

import { createEndpoint, createHandler, createHttpServer } from 'soapwright/runtime';
import { expressShim } from 'soapwright/runtime/express';
import express from 'express';

import { readCommandLine } from '../support/command-line.js';
import { probeService } from './probe-service.js';

const values = readCommandLine({
  options: { port: { type: 'string', default: '0' }, host: { type: 'string', default: '127.0.0.1' } },
});

const endpoint = createEndpoint(probeService(), {
  onIncident: ({ incidentId, error }) => process.stderr.write(`incident ${incidentId}: ${String(error)}\n`),
});
const app = express().disable('x-powered-by').use(expressShim(endpoint));
const server = createHttpServer(createHandler(endpoint, { otherwise: app }));

const fail = (error: unknown): void => {
  process.stderr.write(`cannot listen on ${values.host}:${values.port}: ${(error as Error).message}\n`);
  process.exitCode = 1;
};
server.on('error', fail);
try {
  server.listen(Number(values.port), values.host, () => {
    const { address, port } = server.address() as AddressInfo;
    process.stdout.write(`listening on http://${address}:${port}${endpoint.path}\n`);
  });
} catch (error) {
  fail(error);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeIdleConnections();
  });
}
