import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { XmlDocument } from 'libxml2-wasm';
import type { FindingReport } from '../../../../generator/diagnostics/formats/finding.js';
import { formatNames, formatReport } from '../../../../generator/diagnostics/formats/format.js';

const require = createRequire(import.meta.url);

const report: FindingReport = {
  verb: 'breaking',
  version: '1.2.3',
  findings: [
    {
      code: 'operation-removed',
      level: 'error',
      category: 'WIRE',
      component: 'Login',
      message: 'callers of "Login" & <others>\nget a fault, 100%: nobody answers',
      remedy: 'Keep it.',
      position: { file: 'wsdl/My Contract,v2.wsdl', line: 2, column: 3 },
      related: [{ message: 'was', position: { file: 'git:main:wsdl/a.wsdl', line: 7, column: 1 } }],
    },
    {
      code: 'operation-added',
      level: 'note',
      message: 'operation \u0001 is new',
      position: { file: '/tmp/b.wsdl', line: 1, column: 1 },
    },
  ],
  rules: ['operation-removed', 'unused-rule'].map((id) => ({
    id,
    summary: 'An operation is gone',
    explanation: 'Nobody answers.',
    remedy: 'Keep it.',
    spec: 'WSDL 1.1, section 2.4',
  })),
};

const nothing: FindingReport = { ...report, findings: [] };

describe('text', () => {
  test('shows place, category, rule, the line with a caret, the other place and the remedy', () => {
    const textOf = (file: string) => (file.startsWith('wsdl/') ? '<a>\n  <b/>\n</a>' : undefined);
    expect(formatReport('text', { ...report, findings: report.findings.slice(0, 1) }, { textOf })).toBe(
      `wsdl/My Contract,v2.wsdl:2:3 error WIRE operation-removed: callers of "Login" & <others>
get a fault, 100%: nobody answers
2 |   <b/>
  |   ^
  was git:main:wsdl/a.wsdl:7:1
  instead: Keep it.

1 error
`,
    );
  });

  test('says so when there is nothing to say', () => {
    expect(formatReport('text', nothing)).toBe('no findings\n');
  });

  test('colours only when asked', () => {
    expect(formatReport('text', report)).not.toContain('\u001b');
    expect(formatReport('text', report, { color: true })).toContain('\u001b[31merror');
  });
});

describe('json', () => {
  const schema: unknown = JSON.parse(readFileSync('schemas/findings.schema.json', 'utf8'));
  const validate = new Ajv({ allErrors: true, validateFormats: false }).compile(schema as object);

  test.each([
    ['findings', report],
    ['nothing', nothing],
  ])('%s are valid by the published schema', (_name, each) => {
    validate(JSON.parse(formatReport('json', each)));
    expect(validate.errors).toBeNull();
  });

  test('the schema refuses what is none of its documents', () => {
    expect(validate({ ...(JSON.parse(formatReport('json', nothing)) as object), findings: [{ code: 1 }] })).toBe(false);
  });
});

describe('github', () => {
  test('each finding is one line that ends no command early', () => {
    const lines = formatReport('github', report).split('\n');
    expect(lines[0]).toBe(
      '::error file=wsdl/My Contract%2Cv2.wsdl,line=2,col=3,title=WIRE operation-removed::callers of "Login" & <others>%0Aget a fault, 100%25: nobody answers%0Awas git:main:wsdl/a.wsdl:7:1%0AInstead: Keep it.',
    );
    expect(lines[1]).toMatch(/^::notice file=\/tmp\/b.wsdl,line=1,col=1,title=operation-added::/);
  });
});

describe('sarif', () => {
  const path = require.resolve('@microsoft/jest-sarif').replace(/lib\/.*$/, 'lib/schemas/sarif-2.1.0-rtm.5.json');
  // Written for draft-04, in the part of it that draft-07 reads alike; only the name of the dialect and of `id` changed.
  const { id: _id, ...schema } = JSON.parse(readFileSync(path, 'utf8')) as { id?: string; $schema: string };
  schema.$schema = 'http://json-schema.org/draft-07/schema#';
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(
    schema,
  );

  test.each([
    ['findings', report],
    ['nothing', nothing],
  ])('%s are valid by the SARIF 2.1.0 schema', (_name, each) => {
    validate(JSON.parse(formatReport('sarif', each)));
    expect(validate.errors).toBeNull();
  });

  test('lists the rules that findings name and points at them', () => {
    const log = JSON.parse(formatReport('sarif', report)) as {
      runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; ruleIndex?: number }[] }[];
    };
    const [run] = log.runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['operation-removed']);
    expect(run?.results[0]).toMatchObject({
      ruleId: 'operation-removed',
      ruleIndex: 0,
      locations: [{ physicalLocation: { artifactLocation: { uri: 'wsdl/My%20Contract%2Cv2.wsdl' } } }],
    });
  });
});

describe('junit', () => {
  test('is well-formed whatever a message holds, errors fail and notes pass', () => {
    const document = XmlDocument.fromString(formatReport('junit', report));
    expect(document.get('/testsuites/@failures')?.content).toBe('1');
    expect(document.find('//testcase')).toHaveLength(2);
    expect(document.get('//failure/@message')?.content).toBe(report.findings[0]?.message);
    document.dispose();
  });

  test('one test passes when nothing was found', () => {
    expect(formatReport('junit', nothing)).toContain('tests="1" failures="0"');
  });
});

test('every format ends with a line break', () => {
  for (const name of formatNames) expect(formatReport(name, report).endsWith('\n')).toBe(true);
});
