/** A short run over everything that is fuzzed, the same each time; `npm run fuzz` goes on for as long as it is told to. */
import { usedMemory } from './free-memory.js';
import { drawAgain, runCampaign, shown } from './campaign.js';
import { startFuzzedHost } from './fuzzed-service.js';
import { judgeAnswer } from './judge-answer.js';
import { configTarget } from './targets/config.js';
import { contractsTarget } from './targets/contracts.js';
import { coreTarget } from './targets/core.js';
import { hostTarget } from './targets/host.js';
import { importTarget } from './targets/import.js';
import { leakIn, PLANTED } from './target.js';
import type { Target } from './target.js';

async function hostInThisProcess(): Promise<Target> {
  const troubles: string[] = [];
  const host = await startFuzzedHost((line) => troubles.push(line));
  const port = Number(new URL(host.url).port);
  const target = hostTarget({
    port,
    trouble: () => troubles.shift(),
    memory: async () => usedMemory(),
    close: () => host.close(),
  });
  return target as Target;
}

test.each<[string, () => Promise<Target>, number]>([
  ['requests to the endpoint', coreTarget, 400],
  ['requests over sockets', hostInThisProcess, 150],
  ['contracts', contractsTarget, 10],
  ['configurations', configTarget, 60],
  ['import files', importTarget, 60],
])('%s: nothing that must not be', async (_name, start, requests) => {
  const target = await start();
  const { tried, findings } = await runCampaign(target, { seed: 8, requests });
  await target.close();
  expect(findings).toEqual([]);
  expect(tried).toBe(requests);
});

describe('the judge complains of', () => {
  const xml = { 'content-type': 'text/xml; charset=utf-8' };
  test.each<[string, Parameters<typeof judgeAnswer>[0]]>([
    ['another status', { status: 502, headers: xml, body: '<a/>' }],
    ['a failure without content', { status: 500, headers: xml, body: '' }],
    ['XML that is none', { status: 200, headers: xml, body: '<a>' }],
    ['content of no type', { status: 500, headers: {}, body: 'oops' }],
    ['an incident', { status: 500, headers: xml, body: '<a>Incident x</a>' }],
    ['a header with a line end', { status: 200, headers: { ...xml, location: 'a\r\nb' }, body: '<a/>' }],
    ['a secret', { status: 200, headers: xml, body: `<a>${PLANTED[0]}</a>` }],
    ['a stack', { status: 500, headers: xml, body: 'Error\n    at f (x.js:1:2)' }],
  ])('%s', (_what, answer) => {
    expect(judgeAnswer(answer, false)).toBeDefined();
  });

  test('a path', () => {
    expect(leakIn(`in ${process.cwd()}/x`)).toBe('shows a path');
    expect(leakIn('nothing')).toBeUndefined();
  });
});

test('the same seed draws the same inputs, and a target that throws or complains is reported by their numbers', async () => {
  const { inputs } = await coreTarget();
  const seen: string[][] = [];
  const course = { seed: 3, requests: 20 };
  for (const _round of [1, 2]) {
    const complaints: string[] = [];
    const target: Target = {
      inputs,
      lanes: 1,
      tryOut: async (input) => {
        complaints.push(JSON.stringify(input));
        if (complaints.length === 4) throw new Error('of its own');
        return complaints.length === 7 ? 'a complaint' : undefined;
      },
      memory: async () => 0,
      close: async () => undefined,
    };
    const { findings } = await runCampaign(target, course);
    expect(findings.map(({ number }) => number)).toEqual([3, 6]);
    expect(findings.map(({ number }) => shown(drawAgain(target, 3, number)))).toEqual(
      findings.map(({ input }) => input),
    );
    expect(findings[0]?.complaint).toMatch(/^throws Error: of its own/);
    seen.push(complaints);
  }
  expect(seen[0]).toEqual(seen[1]);
});
