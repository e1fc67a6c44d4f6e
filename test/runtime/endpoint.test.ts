import { createEndpoint, ServiceFault } from 'soapwright/runtime';
import type { EndpointOptions, HttpRequest } from 'soapwright/runtime';

import { authenticationService } from '../probe/generated/authentication/server.js';
import { probeService } from '../probe/probe-service.js';
import {
  callOf,
  element,
  envelope,
  get,
  post,
  PROBE_NAMESPACE,
  PROBE_PATH,
  SOAP_11,
  SOAP_12,
  soap11,
  soap12,
} from '../support/http-requests.js';

const ask = (request: HttpRequest, options: EndpointOptions = {}) => createEndpoint(probeService(), options)(request);

describe('a success, byte for byte', () => {
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

  test.each([
    ['SOAP 1.1', SOAP_11, soap11(element('AuthenticateCookie', {}), `"${PROBE_NAMESPACE}AuthenticateCookie"`)],
    ['SOAP 1.2', SOAP_12, soap12(element('AuthenticateCookie', {}))],
  ])('in %s', async (_, namespace, request) => {
    expect((await ask(request)).body).toBe(
      `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${namespace}" ${xsi}><soap:Body>` +
        `<AuthenticateCookieResponse xmlns="${PROBE_NAMESPACE}"><AuthenticateCookieResult>AuthenticateCookie securityPassword=null ` +
        'loginCookie=null cookieDomain=null</AuthenticateCookieResult></AuthenticateCookieResponse></soap:Body></soap:Envelope>',
    );
  });

  test('in the HTTP forms', async () => {
    expect((await ask(get(`${PROBE_PATH}/Login?username=ret-xml`))).body).toBe(
      `<?xml version="1.0" encoding="utf-8"?>\r\n<string xmlns="${PROBE_NAMESPACE}">` +
        '&lt;user id="1"&gt;&lt;name&gt;A &amp;amp; B&lt;/name&gt;&lt;/user&gt;</string>',
    );
  });

  test('of an empty result', async () => {
    expect((await ask(soap11(element('Login', { username: 'ret-empty' })))).body).toContain(
      '<LoginResult /></LoginResponse>',
    );
    expect((await ask(get(`${PROBE_PATH}/Login?username=ret-empty`))).body).toContain(
      `<string xmlns="${PROBE_NAMESPACE}" />`,
    );
  });
});

describe('what an error looks like', () => {
  test('every error answer says so with Cache-Control: private', async () => {
    const requests = [callOf('soap11', 'Login', { password: 'wrong' }), get(`${PROBE_PATH}/Nope`), get('/Nope.asmx')];
    for (const request of requests) expect((await ask(request)).headers['Cache-Control']).toBe('private');
  });

  test('malformed XML is refused with 400 and a fault that names line and column', async () => {
    const { status, headers, body } = await ask(soap11('<Login xmlns="x">\n<a></b></Login>'));
    expect([status, headers['Content-Type']]).toEqual([400, 'text/xml; charset=utf-8']);
    expect(body).toMatch(/<faultcode>soap:Client<\/faultcode><faultstring>[^<]*Line 2, position \d+\./);
  });

  test('a SOAP request of another media type is refused with 415 and a fault that names those there are', async () => {
    const { status, body } = await ask(post(PROBE_PATH, 'application/json', '{}'));
    expect(status).toBe(415);
    expect(body).toContain('text/xml or application/soap+xml, not "application/json"');
  });

  test.each([
    ['a media type with a blank before the semicolon', 'text/xml ; charset=utf-8', 415],
    ['invalid UTF-8', 'text/xml; charset=us-ascii', 400],
  ])('%s', async (_, contentType, status) => {
    const request = post(PROBE_PATH, contentType, envelope(SOAP_11, element('Login', { username: 'caf\u00e9' })));
    expect((await ask(request)).status).toBe(status);
  });

  test.each(['PUT', 'DELETE', 'OPTIONS', 'get', 'PROPFIND'])(
    '%s is answered with 405 and what is allowed',
    async (method) => {
      const bare = await ask({ ...get(PROBE_PATH), method });
      expect([bare.status, bare.headers['Allow']]).toEqual([405, 'GET, HEAD, POST']);
      const operation = await ask({ ...get(`${PROBE_PATH}/Login`), method });
      expect([operation.status, operation.headers['Allow']]).toEqual([405, 'GET, POST']);
    },
  );

  test('HEAD asks for documents, not for operations', async () => {
    expect((await ask({ ...get(PROBE_PATH), method: 'HEAD' })).status).toBe(200);
    expect((await ask({ ...get(`${PROBE_PATH}/Login`), method: 'HEAD' })).status).toBe(405);
  });

  test.each(['<', '>', '*', '%25', '%26', ':', '%5C', '%3F'])(
    '%s in the path is refused with 400',
    async (character) => {
      expect((await ask(get(`${PROBE_PATH}/Login${character}`))).status).toBe(400);
    },
  );

  test('a query over 2048 characters is refused with 400', async () => {
    const query = `username=${'x'.repeat(2039)}`;
    expect((await ask(get(`${PROBE_PATH}/Login?${query}`))).status).toBe(200);
    expect((await ask(get(`${PROBE_PATH}/Login?${query}y`))).status).toBe(400);
  });

  test('markup in a path or a value comes back escaped', async () => {
    expect((await ask(get(`${PROBE_PATH}/"'x`))).body).toBe('&quot;&#39;x Web Service method name is not valid.\r\n');
    const { body } = await ask(post(`${PROBE_PATH}/Login`, 'text/plain"<b>', ''));
    expect(body).toBe('Request format is invalid: text/plain&quot;&lt;b&gt;.\r\n');
  });
});

describe('the same refusal in every form', () => {
  const strict = createEndpoint({
    ...authenticationService({ Login: () => ({}), AuthenticateCookie: () => ({}) }),
    descriptor: requiring('username'),
  });

  test.each(['soap11', 'soap12', 'http-get', 'http-post'] as const)(
    'a required parameter is missing: %s',
    async (protocol) => {
      const { status, body } = await strict(callOf(protocol, 'Login', { securityPassword: 's' }));
      expect(status).toBe(500);
      expect(body).toMatch(/(^|>)Missing parameter: username\.(\r\n$|<)/);
    },
  );

  test.each(['soap11', 'soap12', 'http-get', 'http-post'] as const)(
    'a parameter is given twice: %s',
    async (protocol) => {
      const once = callOf(protocol, 'Login', { username: 'a' });
      const text = Buffer.from(once.body).toString('utf8');
      const twice = {
        ...once,
        url: protocol === 'http-get' ? `${once.url}&username=a` : once.url,
        body: Buffer.from(
          protocol === 'http-post' ? `${text}&username=a` : text.replace(/<username>.*?<\/username>/, '$&$&'),
        ),
      };
      const { status, body } = await ask(twice);
      expect(status).toBe(500);
      expect(body).toMatch(/(^|>)Duplicate parameter: username\.(\r\n$|<)/);
    },
  );

  test('a second wrapper element that repeats a parameter is refused, one that adds another is read', async () => {
    const wrapper = (name: string) => element('Login', { [name]: 'a' });
    const repeated = await ask(soap11(wrapper('username') + wrapper('username')));
    expect(repeated.body).toContain('Duplicate parameter: username.');
    const added = await ask(soap11(wrapper('username') + wrapper('password')));
    expect(added.body).toContain('username=[a] password=[a]');
  });
});

/** The probe's contract with one more parameter required, in every form. */
function requiring(name: string) {
  const required = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(required);
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).filter(([key]) => key !== 'min' || (node as { name?: unknown }).name !== name);
    return Object.fromEntries(entries.map(([key, value]) => [key, required(value)]));
  };
  return required(probeService().descriptor) as ReturnType<typeof probeService>['descriptor'];
}

describe('an error that nobody meant', () => {
  const broken = authenticationService({
    Login: () => {
      throw new TypeError('cannot read /secret/path');
    },
    AuthenticateCookie: () => ({ AuthenticateCookieResult: 7 as unknown as string }),
  });

  test.each(['soap11', 'soap12', 'http-get', 'http-post'] as const)(
    'is an incident, and only its id leaves: %s',
    async (protocol) => {
      const incidents: string[] = [];
      const errors: unknown[] = [];
      const endpoint = createEndpoint(broken, {
        onIncident: ({ incidentId, error }) => {
          incidents.push(incidentId);
          errors.push(error);
        },
      });
      const { status, body } = await endpoint(callOf(protocol, 'Login', {}));
      expect(status).toBe(500);
      expect(body).toContain(`Server was unable to process request. Incident ${incidents[0]}.`);
      expect(body).not.toMatch(/secret|TypeError/);
      expect(errors).toEqual([new TypeError('cannot read /secret/path')]);
    },
  );

  test('so is an answer that the contract cannot carry', async () => {
    const { status, body } = await createEndpoint(broken)(callOf('soap11', 'AuthenticateCookie', {}));
    expect(status).toBe(500);
    expect(body).toContain('Server was unable to process request. Incident ');
  });

  test('a hook that throws changes no answer', async () => {
    const onCall = () => {
      throw new Error('disk full');
    };
    expect((await ask(callOf('http-get', 'Login', {}), { onCall })).status).toBe(200);
  });
});

describe('faults', () => {
  const failing = (fault: ServiceFault) =>
    authenticationService({ Login: () => Promise.reject(fault), AuthenticateCookie: () => ({}) });
  const answer = async (fault: ServiceFault, protocol: 'soap11' | 'soap12' | 'http-get') =>
    String((await createEndpoint(failing(fault))(callOf(protocol, 'Login', {}))).body);

  test('what XML cannot carry leaves as U+FFFD', async () => {
    expect(await answer(new ServiceFault('a\u0000b\ud800c\ufffe'), 'soap11')).toContain('a\ufffdb\ufffdc\ufffd<');
    expect(await answer(new ServiceFault('a\u0007b'), 'http-get')).toBe('a\ufffdb\r\n');
  });

  test('causes that are no ServiceFault are not shown', async () => {
    const fault = new ServiceFault('outer', { cause: new Error('password=hunter2') });
    expect(await answer(fault, 'soap11')).toContain('---&gt; outer</faultstring>');
  });

  test('a fault without a message still says something, and no type name', async () => {
    expect(await answer(new ServiceFault(''), 'http-get')).toBe('Server was unable to process request.\r\n');
  });

  test('a detail that is no XML is an incident, not a broken answer', async () => {
    const fault = new ServiceFault('x', { code: 'Client', detail: '<a>' });
    expect(await answer(fault, 'soap11')).toContain('Server was unable to process request. Incident ');
  });

  test('a status that the service chose is the same in every form', async () => {
    const endpoint = createEndpoint(failing(new ServiceFault('later', { status: 503 })));
    for (const protocol of ['soap11', 'soap12', 'http-get', 'http-post'] as const) {
      expect((await endpoint(callOf(protocol, 'Login', {}))).status).toBe(503);
    }
  });

  test('a code without a namespace has no prefix', async () => {
    const fault = new ServiceFault('x', { code: { namespace: '', name: 'E1' } });
    expect(await answer(fault, 'soap11')).toContain('<faultcode>E1</faultcode>');
  });

  test('supplementary characters are references in the text of the HTTP forms', async () => {
    expect(await answer(new ServiceFault('\u{1f600} \u00a0\u00ff\u0100'), 'http-get')).toBe(
      '&#128512; &#160;&#255;\u0100\r\n',
    );
  });
});

describe('protocols', () => {
  test('forms that are switched off are not recognised', async () => {
    const { status, body } = await ask(get(`${PROBE_PATH}/Login`), { protocols: ['soap11', 'http-post'] });
    expect(status).toBe(500);
    expect(body).toContain('unexpectedly ending in &#39;/Login&#39;');
  });

  test('an envelope of a version that is switched off is a version mismatch', async () => {
    const { body } = await ask(soap12(element('Login', {})), { protocols: ['soap11'] });
    expect(body).toContain('<faultcode>soap:VersionMismatch</faultcode>');
    expect(body).toContain('Expecting http://schemas.xmlsoap.org/soap/envelope/.');
    expect(body).not.toContain('qname="soap12:Envelope"');
  });

  test('without SOAP, the bare URL takes no POST', async () => {
    const { status, headers } = await ask(soap11(element('Login', {})), { protocols: ['http-get'] });
    expect([status, headers['Allow']]).toEqual([405, 'GET, HEAD']);
  });
});

test('the file name is compared without case, the operation with', async () => {
  expect((await ask(get('/AUTHENTICATION.ASMX/Login'))).status).toBe(200);
  expect((await ask(get(`${PROBE_PATH}/login`))).status).toBe(500);
});

test('another path may be given', async () => {
  const options = { path: '/services/Auth.asmx' };
  expect((await ask(get('/services/Auth.asmx/Login'), options)).status).toBe(200);
  expect((await ask(get(`${PROBE_PATH}/Login`), options)).status).toBe(404);
});

test('a call is reported once, without what it carried', async () => {
  const calls: unknown[] = [];
  await ask(callOf('soap12', 'Login', { password: 'wrong', username: 'secret-name' }), {
    onCall: (call) => calls.push(call),
  });
  expect(calls).toEqual([
    {
      requestId: expect.any(String),
      protocol: 'soap12',
      operation: 'Login',
      outcome: 'fault',
      message: 'Err Number: 10000 - Invalid username or password',
      status: 500,
      durationMs: expect.any(Number),
    },
  ]);
});

test('a request that cannot be understood is reported as refused', async () => {
  const calls: { outcome: string; operation?: string }[] = [];
  await ask(soap11('<a>'), { onCall: (call) => calls.push(call) });
  expect(calls.map(({ outcome, operation }) => [outcome, operation])).toEqual([['refused', undefined]]);
});
