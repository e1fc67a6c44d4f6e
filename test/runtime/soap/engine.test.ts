import { createEngine, EngineFault } from '../../../runtime/soap/engine.js';
import { envelope } from '../../../runtime/soap/envelope.js';
import { SOAP_11, SOAP_12 } from '../../../runtime/soap/version.js';

const operations = new Map([
  ['Ask', { output: {} }],
  ['Tell', {}],
]);

describe.each([SOAP_11, SOAP_12])('$protocol', (version) => {
  const engine = createEngine(version, operations);

  test("node-soap's envelope is the one an .asmx host writes, byte for byte", async () => {
    const answer = await engine.answer({ operation: 'Ask', run: () => Promise.resolve('<a>b</a>') });
    expect(answer).toMatchObject({ statusCode: 200, body: envelope(version, '<a>b</a>') });
  });

  test('a fault leaves with the status it was thrown with', async () => {
    const fault = new EngineFault({ code: 'Client', text: 'no' }, 503);
    const answer = await engine.answer({ operation: 'Ask', run: () => Promise.reject(fault) });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toMatch(/<soap:Body><soap:Fault>.*no.*<\/soap:Fault><\/soap:Body>/);
  });

  test('a one-way operation is answered before it has run', async () => {
    const answer = await engine.answer({ operation: 'Tell', run: () => new Promise(() => {}) });
    expect(answer).toMatchObject({ statusCode: 202, body: '' });
  });
});
