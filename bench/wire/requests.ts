/** The requests that are sent, as bytes. */
import { ORDERS_ACTION, ordersMessage } from './orders.js';

const LOGIN =
  '<Login xmlns="http://ws.example.com/authentication/"><securityPassword>sp1</securityPassword><username>user1</username>' +
  '<password>pw1</password><authenticationToken>tok1</authenticationToken></Login>';
const FORM = 'securityPassword=sp1&username=user1&password=pw1&authenticationToken=tok1';

const SOAP_11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const SOAP_12 = 'http://www.w3.org/2003/05/soap-envelope';

export const requests = {
  'SOAP 1.1': post('/Authentication.asmx', envelope(SOAP_11, LOGIN), [
    'Content-Type: text/xml; charset=utf-8',
    'SOAPAction: "http://ws.example.com/authentication/Login"',
  ]),
  'SOAP 1.2': post('/Authentication.asmx', envelope(SOAP_12, LOGIN), [
    'Content-Type: application/soap+xml; charset=utf-8',
  ]),
  GET: Buffer.from(`GET /Authentication.asmx/Login?${FORM} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  POST: post('/Authentication.asmx/Login', FORM, ['Content-Type: application/x-www-form-urlencoded']),
  '100 kB': post('/Orders.asmx', envelope(SOAP_11, ordersMessage()), [
    'Content-Type: text/xml; charset=utf-8',
    `SOAPAction: "${ORDERS_ACTION}"`,
  ]),
};

function envelope(namespace: string, body: string): string {
  return (
    `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ` +
    `xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:soap="${namespace}"><soap:Body>${body}</soap:Body></soap:Envelope>`
  );
}

function post(path: string, body: string, headers: readonly string[]): Buffer {
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, `Content-Length: ${Buffer.byteLength(body)}`];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
