/** One of the servers to measure, in a process of its own: `node server.js KIND`. Tells its parent the port. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { listen } from 'soap';
import { createEndpoint, createHandler, createHttpServer, soapServices } from 'soapwright/runtime';
import { expressShim } from 'soapwright/runtime/express';

import { probeService } from '../../test/probe/probe-service.js';
import { ordersService, ordersWsdl } from './orders.js';
import { tellState } from './server-state.js';

const AUTHENTICATION = '/Authentication.asmx';
const ORDERS = '/Orders.asmx';

/** What any of our services answers to the Login of the measurement, so that all send as many bytes. */
const CONSTANT =
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body><LoginResponse xmlns="http://ws.example.com/authentication/"><LoginResult>Login securityPassword=[sp1] username=[user1] password=[pw1] authenticationToken=[tok1]</LoginResult></LoginResponse></soap:Body></soap:Envelope>';

const SERVERS: Readonly<Record<string, () => Server>> = {
  ours() {
    const authentication = createEndpoint(probeService());
    const app = express().disable('x-powered-by').use(expressShim(authentication));
    const orders = createHandler(createEndpoint(ordersService), { otherwise: app });
    return createHttpServer(createHandler(authentication, { otherwise: orders }));
  },
  'node-soap'() {
    const server = createServer();
    listenWithNodeSoap(server);
    return server;
  },
  'node-soap-express'() {
    const app = express();
    listenWithNodeSoap(app as unknown as Server);
    return createServer(app as unknown as RequestListener);
  },
  'bare-http'() {
    return createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, {
          'Content-Type': 'text/xml; charset=utf-8',
          'Content-Length': Buffer.byteLength(CONSTANT),
        });
        response.end(CONSTANT);
      });
    });
  },
  'bare-express'() {
    const app = express();
    app.use((request, response) => {
      request.resume().on('end', () => response.type('text/xml').send(CONSTANT));
    });
    return createServer(app as unknown as RequestListener);
  },
};

function listenWithNodeSoap(server: Server): void {
  const wsdl = readFileSync(new URL('../../../test/probe/contract.wsdl', import.meta.url), 'utf8');
  listen(server, AUTHENTICATION, soapServices(probeService()) as never, wsdl);
  listen(server, ORDERS, soapServices(ordersService) as never, ordersWsdl);
}

const server = SERVERS[process.argv[2] ?? '']?.();
if (server === undefined) throw new Error(`no server of kind ${process.argv[2]}`);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
tellState();
process.on('disconnect', () => process.exit());
