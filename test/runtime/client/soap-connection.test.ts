import { inspect } from 'node:util';
import { AuthenticationSoap12Client, AuthenticationSoapClient } from '../../../generated/authentication/client.js';
import { descriptor } from '../../../generated/authentication/descriptor.js';
import { ReceivedFault, ServiceFault, TransportError, connect } from '../../../runtime/client/index.js';
import type { AnswerInfo } from '../../../runtime/client/index.js';
import { ledger, tns } from './contract.js';
import type { Amount } from './contract.js';
import { answering, scriptedServer } from './scripted-server.js';
import type { Script, ScriptedServer } from './scripted-server.js';

const { namespace: ns } = descriptor;
const soap11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const soap12 = 'http://www.w3.org/2003/05/soap-envelope';
const xml = 'text/xml; charset=utf-8';
const request = { securityPassword: 's3cret', username: 'alice', password: 'p4ssword' };

const servers: ScriptedServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serve(script: Script): Promise<ScriptedServer> {
  const server = await scriptedServer(script);
  servers.push(server);
  return server;
}

async function login(script: Script): Promise<unknown> {
  const { address } = await serve(script);
  return (await new AuthenticationSoapClient({ address }).Login(request)).LoginResult;
}

async function refusal(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

function envelope(body: string, namespace = soap11, header = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${namespace}">${header}<soap:Body>${body}</soap:Body></soap:Envelope>`;
}

const success = (result: string) => `<LoginResponse xmlns="${ns}"><LoginResult>${result}</LoginResult></LoginResponse>`;

describe('a request', () => {
  const echo: Script = ({ headers }, response) => {
    const twelve = headers['content-type']?.includes('soap+xml');
    response.writeHead(200, { 'Content-Type': xml }).end(envelope(success('ok'), twelve === true ? soap12 : soap11));
  };

  test('over SOAP 1.1 carries its SOAPAction and the envelope an ASMX host expects', async () => {
    const server = await serve(echo);
    await new AuthenticationSoapClient({ address: server.address }).Login({
      ...request,
      password: ` <&>"'\u00e9\r\u{1F600} `,
    });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/Authentication.asmx',
      headers: { 'content-type': xml, soapaction: `"${ns}Login"` },
    });
    expect(server.received[0]?.body).toContain(`<soap:Envelope xmlns:soap="${soap11}"`);
    expect(server.received[0]?.body).toContain(`<Login xmlns="${ns}"><securityPassword>s3cret</securityPassword>`);
    expect(server.received[0]?.body).toMatch(/<password> &lt;&amp;(>|&gt;)"'é&#xD;😀 <\/password><\/Login>/);
    expect(server.received[0]?.body).not.toContain('Header');
  });

  test('over SOAP 1.2 carries the action in its media type', async () => {
    const server = await serve(echo);
    await new AuthenticationSoap12Client({ address: server.address }).Login(request);
    expect(server.received[0]?.headers).toMatchObject({
      'content-type': `application/soap+xml; charset=utf-8; action="${ns}Login"`,
    });
    expect(server.received[0]?.headers).not.toHaveProperty('soapaction');
    expect(server.received[0]?.body).toContain(`<soap:Envelope xmlns:soap="${soap12}"`);
  });

  test('carries declared headers, header blocks as given, and hands back declared headers of the answer', async () => {
    const body = `<BookResponse xmlns="${tns}"><amount>2</amount></BookResponse>`;
    const header = `<soap:Header><Other xmlns="urn:x"/><Trace xmlns="${tns}">back</Trace></soap:Header>`;
    const server = await serve(answering(200, xml, envelope(body, soap11, header)));
    const answers: AnswerInfo[] = [];
    const response = await connect(ledger, 'LedgerSoap', { address: server.address }).call<Amount>(
      'Book',
      { amount: 1 },
      {
        soapHeaders: { Trace: 'there & back' },
        soapHeaderBlocks: ['<wsse:Security xmlns:wsse="urn:wsse"/>'],
        onAnswer: (answer) => answers.push(answer),
      },
    );
    expect(response).toEqual({ amount: 2 });
    expect(server.received[0]?.body).toMatch(
      /<soap:Header><Trace xmlns="urn:ledger">there &amp; back<\/Trace><wsse:Security xmlns:wsse="urn:wsse"\/><\/soap:Header><soap:Body><Book/,
    );
    expect(answers).toMatchObject([{ status: 200, soapHeaders: { Trace: 'back' } }]);
  });

  test('refuses a SOAP header that the contract does not declare', async () => {
    const call = connect(ledger, 'LedgerSoap', {}).call('Book', { amount: 1 }, { soapHeaders: { Tracing: 'x' } });
    await expect(call).rejects.toThrow('the contract declares no SOAP header Tracing');
  });

  test('without an action has an empty SOAPAction in 1.1 and no action parameter in 1.2', async () => {
    const server = await serve(answering(202, undefined, ''));
    await connect(ledger, 'LedgerSoap', { address: server.address }).call('emit', { amount: 1 });
    await connect(ledger, 'LedgerSoap12', { address: server.address }).call('emit', { amount: 1 });
    expect(server.received.map(({ headers }) => [headers['content-type'], headers['soapaction']])).toEqual([
      [xml, '""'],
      ['application/soap+xml; charset=utf-8', undefined],
    ]);
  });

  test('in rpc style has the parts in their wrapper, and an action outside ASCII is percent-encoded', async () => {
    const body = `<m:httpClientResponse xmlns:m="${tns}"><total>7</total></m:httpClientResponse>`;
    const server = await serve(answering(200, xml, envelope(body)));
    const response = await connect(ledger, 'LedgerSoap', { address: server.address }).call('httpClient', { amount: 3 });
    expect(response).toEqual({ total: 7 });
    expect(server.received[0]?.headers['soapaction']).toBe('"urn:%C3%BCbung"');
    expect(server.received[0]?.body).toMatch(/httpClient[^>]* xmlns[^>]*><amount( xmlns="")?>3<\/amount>/);
  });

  test('that does not fit the contract is not sent', async () => {
    const server = await serve(echo);
    const call = new AuthenticationSoapClient({ address: server.address }).Login({ username: 'alice' } as never);
    expect(await refusal(call)).toMatchObject({ name: 'WriteError' });
    expect(server.received).toHaveLength(0);
  });

  test('runs beside others without meeting them', async () => {
    const server = await serve(({ body, headers }, response) => {
      const name = /<username>(.*?)<\/username>/.exec(body)?.[1] ?? '';
      const answer = () =>
        response.writeHead(200, { 'Content-Type': xml }).end(envelope(success(`${name} ${headers['x-call']}`)));
      setTimeout(answer, Number(name) % 7);
    });
    const client = new AuthenticationSoapClient({ address: server.address });
    const names = Array.from({ length: 40 }, (_, index) => String(index));
    const results = await Promise.all(
      names.map((username) => client.Login({ ...request, username }, { headers: { 'X-Call': `call-${username}` } })),
    );
    expect(results.map(({ LoginResult }) => LoginResult)).toEqual(names.map((name) => `${name} call-${name}`));
  });
});

describe('a response', () => {
  test.each([
    ['as sent', xml, envelope(success('alice')), 'alice'],
    [
      "in the other version's envelope",
      'application/soap+xml; charset=utf-8',
      envelope(success('alice'), soap12),
      'alice',
    ],
    ['as application/xml', 'application/xml', envelope(success('ålice')), 'ålice'],
    ['without a media type', undefined, envelope(success('alice')), 'alice'],
    ['exactly, white space too', xml, envelope(success(' a\n b ')), ' a\n b '],
    ['with CDATA and references', xml, envelope(success('<![CDATA[<a>]]>&#x1F600;')), '<a>😀'],
    [
      'with a byte order mark and comments',
      xml,
      '\ufeff' + envelope(`<!-- x -->${success('alice')}<!-- y -->`),
      'alice',
    ],
    ['with foreign elements beside it', xml, envelope(`${success('alice')}<multiRef/>`), 'alice'],
    ['empty as the empty string', xml, envelope(success('')), ''],
    ['without a result as absent', xml, envelope(`<LoginResponse xmlns="${ns}" />`), undefined],
  ])('is read %s', async (_how, contentType, body, result) => {
    expect(await login(answering(200, contentType, body))).toBe(result);
  });

  test('is read in the charset it is sent in', async () => {
    const body = Buffer.from(envelope(success('é')).replace('utf-8', 'iso-8859-1'), 'latin1');
    expect(await login(answering(200, 'text/xml; charset=ISO-8859-1', body))).toBe('é');
    expect(await login(answering(200, 'text/xml', body))).toBe('é');
  });

  test('of a one-way operation is any success', async () => {
    for (const script of [
      answering(202, undefined, ''),
      answering(200, 'text/html', '<p>'),
      answering(200, xml, '<broken'),
    ]) {
      const { address } = await serve(script);
      expect(await connect(ledger, 'LedgerSoap', { address }).call('emit', { amount: 1 })).toBeUndefined();
    }
  });
});

describe('what is no answer', () => {
  test.each([
    ['an empty body', 200, xml, '', 'unreadable', 'is empty'],
    ['no content', 204, undefined, '', 'unreadable', 'is empty'],
    [
      'an HTML page',
      200,
      'text/html',
      '<html>s3cret</html>',
      'unexpected-content-type',
      'is text/html, XML was expected',
    ],
    ['JSON', 200, 'application/json', '{}', 'unexpected-content-type', 'is application/json'],
    ['an HTML error page', 502, 'text/html', '<h1>Bad gateway</h1>', 'unexpected-status', 'has status 502'],
    ['an empty 500', 500, xml, '', 'unexpected-status', 'has status 500'],
    ['a 404 in XML', 404, xml, '<not-found/>', 'unexpected-status', 'has status 404'],
    ['a response with a bad status', 500, xml, envelope(success('x')), 'unexpected-status', 'has status 500'],
    ['malformed XML', 200, xml, '<soap:Envelope', 'unreadable', 'Malformed XML'],
    ['a truncated envelope', 200, xml, envelope(success('x')).slice(0, -9), 'unreadable', 'Malformed XML'],
    [
      'a document type declaration',
      200,
      xml,
      `<!DOCTYPE a>${envelope(success('x')).slice(38)}`,
      'unreadable',
      'Malformed XML',
    ],
    ['another document', 200, xml, '<rss/>', 'unreadable', 'found element rss, expected a SOAP envelope'],
    [
      'an unknown envelope',
      200,
      xml,
      envelope(success('x'), 'urn:soap13'),
      'unreadable',
      'found element {urn:soap13}Envelope',
    ],
    ['another response', 200, xml, envelope('<LogoutResponse/>'), 'unreadable', `expected {${ns}}LoginResponse`],
    ['bytes that are no UTF-8', 200, xml, Buffer.from('<a>\xe9</a>', 'latin1'), 'unreadable', 'utf-8'],
  ])('%s is refused by kind', async (_what, status, contentType, body, kind, message) => {
    const error = await refusal(login(answering(status, contentType, body)));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ kind, status, message: expect.stringContaining(message) as string });
    expect(inspect(error)).not.toMatch(/s3cret|p4ssword/);
  });

  test('a redirect says where to', async () => {
    const moved: Script = (_request, response) => {
      response.writeHead(301, { Location: 'https://example.org/New.asmx?password=s3cret' }).end();
    };
    const error = await refusal(login(moved));
    expect(error).toMatchObject({
      kind: 'unexpected-status',
      status: 301,
      message: expect.stringContaining(
        'has status 301, a redirect to https://example.org/New.asmx that is not followed',
      ) as string,
    });
    expect(inspect(error)).not.toContain('s3cret');
  });

  const security = (attributes: string) => `<soap:Header><w:Security xmlns:w="urn:wsse" ${attributes}/></soap:Header>`;

  test.each([
    ['of SOAP 1.1', soap11, 'soap:mustUnderstand="1"'],
    ['of SOAP 1.2', soap12, 'soap:mustUnderstand="true"'],
    ['for whoever comes next', soap12, `soap:mustUnderstand="1" soap:role="${soap12}/role/next"`],
  ])('an answer whose header %s has to be understood and is not', async (_what, version, attributes) => {
    const { address } = await serve(answering(200, xml, envelope(success('alice'), version, security(attributes))));
    expect(await refusal(new AuthenticationSoapClient({ address }).Login(request))).toMatchObject({
      kind: 'unreadable',
      message: `the answer from ${address} has header {urn:wsse}Security, which is to be understood and is not`,
    });
    const knowing = new AuthenticationSoapClient({ address, understoodHeaders: ['{urn:wsse}Security'] });
    expect(await knowing.Login(request)).toEqual({ LoginResult: 'alice' });
  });

  test.each([
    ['is not mandatory', 'soap:mustUnderstand="0"'],
    ['is for somebody in between', 'soap:mustUnderstand="1" soap:actor="urn:gateway"'],
  ])('but a header that %s is passed over', async (_what, attributes) => {
    expect(await login(answering(200, xml, envelope(success('alice'), soap11, security(attributes))))).toBe('alice');
  });

  test('keeps what the peer said at hand, but out of what is printed', async () => {
    const error = await refusal(login(answering(503, 'text/html', 'back at noon')));
    expect(error).toMatchObject({ body: 'back at noon', contentType: 'text/html' });
    expect(inspect(error)).not.toContain('noon');
  });
});

describe('a fault', () => {
  const text = 'Err Number: 16000 - Multi factor Authenticator token is required';
  const fault11 = (inner: string) => `<soap:Fault>${inner}</soap:Fault>`;
  const plain11 = fault11(`<faultcode>soap:Server</faultcode><faultstring>${text}</faultstring><detail />`);
  const plain12 = fault11(
    `<soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code><soap:Reason><soap:Text xml:lang="en">${text}</soap:Text></soap:Reason>`,
  );

  test.each<[string, number, string | undefined, string, object]>([
    ['of SOAP 1.1', 500, xml, envelope(plain11), { code: 'Server', message: text, detail: undefined, httpStatus: 500 }],
    ['of SOAP 1.2', 500, 'application/soap+xml', envelope(plain12, soap12), { code: 'Server', message: text }],
    ['with status 200', 200, xml, envelope(plain11), { code: 'Server', message: text, httpStatus: 200 }],
    ['with status 400', 400, xml, envelope(plain11), { message: text, httpStatus: 400 }],
    ['without a media type', 500, undefined, envelope(plain11), { message: text }],
    [
      'in the shape of 1.2 in an envelope of 1.1, as node-soap sends it',
      500,
      xml,
      envelope(plain12),
      { code: 'Server', message: text },
    ],
    [
      'whose code has no prefix, or one that nothing declares',
      500,
      xml,
      envelope(fault11('<faultcode>SOAP-ENV:Client</faultcode><faultstring>no</faultstring>')),
      { code: 'Client', message: 'no' },
    ],
    [
      'with children in the envelope namespace',
      500,
      xml,
      envelope(fault11('<soap:faultcode>Client</soap:faultcode><soap:faultstring>no</soap:faultstring>')),
      { code: 'Client', message: 'no' },
    ],
    [
      'with a code of its own and an actor',
      500,
      xml,
      envelope(
        fault11(
          '<faultcode xmlns:q="urn:q">q:Locked</faultcode><faultstring>no</faultstring><faultactor>urn:me</faultactor>',
        ),
      ),
      { code: { namespace: 'urn:q', name: 'Locked' }, actor: 'urn:me' },
    ],
    [
      'with a dotted code',
      500,
      xml,
      envelope(fault11('<faultcode>soap:Client.Authentication</faultcode><faultstring>no</faultstring>')),
      { code: { namespace: soap11, name: 'Client.Authentication' } },
    ],
    [
      'with a subcode, a node and texts in two languages',
      500,
      'application/soap+xml',
      envelope(
        fault11(
          '<soap:Code><soap:Value>soap:Sender</soap:Value><soap:Subcode><soap:Value xmlns:e="urn:e">e:Bad</soap:Value></soap:Subcode></soap:Code>' +
            '<soap:Reason><soap:Text xml:lang="de">nein</soap:Text><soap:Text xml:lang="en-US">no</soap:Text></soap:Reason><soap:Node>urn:me</soap:Node>',
        ),
        soap12,
      ),
      { code: 'Client', subcode: { namespace: 'urn:e', name: 'Bad' }, message: 'no', actor: 'urn:me' },
    ],
    [
      'without text',
      500,
      xml,
      envelope(fault11('<faultcode>soap:Server</faultcode>')),
      { code: 'Server', message: '' },
    ],
    [
      'with a detail that uses names declared around it',
      500,
      xml,
      envelope(
        fault11(
          '<faultcode>soap:Server</faultcode><faultstring>no</faultstring><detail xmlns:a="urn:a"><a:E xmlns="" a:k="v"><b xml:lang="de">1 &lt; 2</b></a:E> <c q="a:x"/></detail>',
        ),
      ),
      {
        detail:
          '<E q1:k="v" xmlns:q1="urn:a" xmlns="urn:a"><b xml:lang="de" xmlns="">1 &lt; 2</b></E> <c q="a:x" xmlns:a="urn:a" />',
      },
    ],
    [
      'with bare text as detail',
      500,
      xml,
      envelope(fault11('<faultcode>soap:Server</faultcode><faultstring>no</faultstring><detail>a &amp; b</detail>')),
      { detail: 'a &amp; b' },
    ],
  ])('%s is a ServiceFault', async (_what, status, contentType, body, expected) => {
    const error = await refusal(login(answering(status, contentType, body)));
    expect(error).toBeInstanceOf(ServiceFault);
    expect(error).toMatchObject(expected);
  });

  test('that the contract declares brings its detail as a typed value', async () => {
    const detail = `<detail><t:Overdrawn xmlns:t="${tns}"><t:amount>5</t:amount></t:Overdrawn></detail>`;
    const body = envelope(fault11(`<faultcode>soap:Client</faultcode><faultstring>no</faultstring>${detail}`));
    const { address } = await serve(answering(500, xml, body));
    const error = await refusal(connect(ledger, 'LedgerSoap', { address }).call('Book', { amount: 9 }));
    expect(error).toBeInstanceOf(ReceivedFault);
    expect(error).toMatchObject({ code: 'Client', declared: { name: 'Overdrawn', value: { amount: 5 } } });
  });

  test.each(['', tns])(
    'declared by a part with a type is known by the name of the part, in "%s" too',
    async (namespace) => {
      const detail = `<detail><seconds xmlns="${namespace}">7</seconds></detail>`;
      const body = envelope(fault11(`<faultcode>soap:Server</faultcode><faultstring>no</faultstring>${detail}`));
      const { address } = await serve(answering(500, xml, body));
      const error = await refusal(connect(ledger, 'LedgerSoap', { address }).call('Book', { amount: 9 }));
      expect(error).toMatchObject({ declared: { name: 'Busy', value: 7 } });
    },
  );

  test('whose detail does not fit its declaration is still that fault', async () => {
    const detail = `<detail><Overdrawn xmlns="${tns}"><amount>much</amount></Overdrawn></detail>`;
    const body = envelope(fault11(`<faultcode>soap:Client</faultcode><faultstring>no</faultstring>${detail}`));
    const { address } = await serve(answering(500, xml, body));
    const error = await refusal(connect(ledger, 'LedgerSoap', { address }).call('Book', { amount: 9 }));
    expect(error).toMatchObject({ code: 'Client', message: 'no', declared: undefined });
  });

  test('of a one-way operation is heard', async () => {
    const { address } = await serve(answering(500, xml, envelope(plain11)));
    expect(await refusal(connect(ledger, 'LedgerSoap', { address }).call('emit', { amount: 1 }))).toMatchObject({
      message: text,
    });
  });
});

describe('a connection', () => {
  test('is refused for a port, an operation or an address that is not there', async () => {
    expect(() => connect(ledger, 'Nope', {})).toThrow('service Ledger has no port Nope');
    expect(() => connect(ledger, 'LedgerGet', {})).toThrow('port LedgerGet needs the address of a service');
    await expect(connect(ledger, 'LedgerSoap', {}).call('Nope', {})).rejects.toThrow('does not offer operation Nope');
  });
});
