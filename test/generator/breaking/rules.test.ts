import { breakingRules } from '../../../generator/breaking/rules.js';
import { compareTexts } from '../../support/breaking.js';
import { exampleContracts } from '../../support/sample-contract.js';

describe.each(breakingRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const [before, after] = exampleContracts(rule.example);

  test('reports the change of its example, at positions in both documents', () => {
    const findings = compareTexts(before, after).filter((finding) => finding.rule === id);
    expect(findings).not.toEqual([]);
    for (const { old, new: replacement } of findings) {
      expect(old?.file ?? 'old.wsdl').toBe('old.wsdl');
      expect(replacement?.file).toBe('new.wsdl');
    }
  });

  test('accepts what did not change', () => {
    expect(compareTexts(before, before)).toEqual([]);
    expect(compareTexts(after, after)).toEqual([]);
  });
});

/** Rules that know a direction accept the same change the other way round. */
const directed = breakingRules.filter(({ id }) => /^re(quest|sponse)-|-(added|removed|narrowed)$/.test(id));

test.each(directed.map((rule) => [rule.id, rule] as const))('%s accepts the way back', (id, rule) => {
  const [before, after] = exampleContracts(rule.example);
  expect(compareTexts(after, before).filter((finding) => finding.rule === id)).toEqual([]);
});

test('ids are words, each once', () => {
  const ids = breakingRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([]);
});
