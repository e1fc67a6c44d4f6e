import { lintRules } from '../../../generator/lint/rules.js';
import { lintText, soundContract, wrongContract } from '../../support/lint.js';

test('has nothing to say of the sound contract', () => {
  expect(lintText(soundContract)).toEqual([]);
});

describe.each(lintRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('reports the wrong piece of its example, at a position', () => {
    const found = lintText(wrongContract(rule.example)).filter(({ code }) => code === id);
    expect(found).not.toEqual([]);
    for (const { position } of found) expect(position).toMatchObject({ file: 'contract.wsdl' });
  });
});

test('ids are words, each once', () => {
  const ids = lintRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))).toEqual([]);
});

test('there are at least thirty, each naming a requirement or a toolkit', () => {
  expect(lintRules.length).toBeGreaterThanOrEqual(30);
  const toolkit = /wsdl\.exe|svcutil|wsimport|CXF|zeep|PHP|gSOAP|JAXB|\.NET|node-soap|toolkit|Stubs|Axis|parser/;
  expect(lintRules.filter(({ spec, explanation }) => !/R\d{4}/.test(spec) && !toolkit.test(explanation))).toEqual([]);
});
