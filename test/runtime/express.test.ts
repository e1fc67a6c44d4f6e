import { createServer } from 'node:http';

import { createEndpoint } from 'soapwright/runtime';
import { expressShim } from 'soapwright/runtime/express';
import express from 'express';

import { probeService } from '../probe/probe-service.js';
import { element, envelope, PROBE_NAMESPACE, PROBE_PATH, SOAP_11 } from '../support/http-requests.js';
import { listening } from '../support/listening.js';

const endpoint = createEndpoint(probeService());
const app = express();
app.use(expressShim(endpoint));
app.use('/legacy/v1', expressShim(endpoint));
app.use('/parsed', express.text({ type: '*/*' }), expressShim(endpoint));
app.get('/other', (_, response) => void response.send('other'));
const { url } = listening(createServer((request, response) => void app(request, response)));

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('serves the forms', async () => {
  const answer = await fetch(url(`${PROBE_PATH}/Login?username=a`));
  expect(await answer.text()).toContain('username=[a]');
  const posted = await fetch(url(`${PROBE_PATH}/Login`), { method: 'POST', headers: FORM, body: 'username=b' });
  expect(await posted.text()).toContain('username=[b]');
});

test('serves SOAP too, when asked', async () => {
  const headers = { 'Content-Type': 'text/xml', SOAPAction: `${PROBE_NAMESPACE}Login` };
  const body = envelope(SOAP_11, element('Login', { username: 'a' }));
  const answer = await fetch(url(PROBE_PATH), { method: 'POST', headers, body });
  expect(await answer.text()).toContain('username=[a]');
});

test('leaves other paths to others', async () => {
  expect(await (await fetch(url('/other'))).text()).toBe('other');
  expect((await fetch(url('/Authentication.asmxx'))).status).toBe(404);
});

test('works under a path of its own, which the served WSDL names', async () => {
  const answer = await fetch(url(`/legacy/v1${PROBE_PATH}/Login?username=a`));
  expect(await answer.text()).toContain('username=[a]');
  const wsdl = await (await fetch(url(`/legacy/v1${PROBE_PATH}?wsdl`))).text();
  expect(wsdl).toContain(`location="${url(`/legacy/v1${PROBE_PATH}`)}"`);
});

test('says so when a body parser stands before it', async () => {
  const answer = await fetch(url(`/parsed${PROBE_PATH}/Login`), { method: 'POST', headers: FORM, body: 'username=b' });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('body parser');
});
