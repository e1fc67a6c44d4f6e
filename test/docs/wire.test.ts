/** docs/wire.md: each request is sent as it stands there, and answered as it says. */
import { readFileSync } from 'node:fs';
import { server } from '../../docs/examples/one-user.js';
import { listening, sendRaw } from '../support/listening.js';

const { port } = listening(server);
const blocks = [...readFileSync('docs/wire.md', 'utf8').matchAll(/```http\n([\s\S]*?)\n```/g)].map(
  ([, text = '']) => text,
);
const exchanges = blocks.flatMap((text, index) =>
  text.startsWith('HTTP/')
    ? []
    : [{ request: text, answer: blocks[index + 1] ?? '', title: text.split('\n')[0] ?? '' }],
);

test('shows both outcomes of the four forms, and what belongs to none', () => {
  expect(blocks).toHaveLength(20);
  expect(exchanges).toHaveLength(10);
});

test.each(exchanges)('$title', async ({ request, answer }) => {
  const [head = '', body = ''] = split(request);
  const fields = ['Host: example.org', 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`];
  const sent = [...head.split('\n'), ...(head.startsWith('GET') ? fields.slice(0, 2) : fields)].join('\r\n');
  const received = await sendRaw(port(), `${sent}\r\n\r\n${body}`);
  expect(comparable(received.replaceAll('\r\n', '\n'))).toEqual(comparable(answer));
});

function split(message: string): readonly string[] {
  const end = message.indexOf('\n\n');
  return end === -1 ? [message] : [message.slice(0, end), message.slice(end + 2)];
}

function comparable(answer: string): object {
  const [head = '', body = ''] = split(answer);
  const fields = head.split('\n').filter((line) => !/^(Date|Connection|Content-Length):/.test(line));
  const tight = body
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/\s+(xmlns:)/g, ' $1');
  return { fields, body: tight };
}
