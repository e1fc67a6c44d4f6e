/** The page that lists what is supported and what is refused: the constructs, then every code by its weight. */
import { codeDefinition, diagnosticCodes, type DiagnosticCode } from '../diagnostics/codes.js';
import type { Severity } from '../diagnostics/diagnostic.js';
import { escapeMarkdown } from './rules-page.js';
import { knownLimits, supportedConstructs } from './supported-constructs.js';

/** Markdown; ends with a line break. */
export function supportedPage(): string {
  const parts = [
    '# What is supported and what is refused',
    'Made by `npm run docs:rules` from the tables of the generator. Do not edit.',
    'What is not supported is refused by name, at its line: a contract that generates without an error is read and written as it stands. `soapwright inspect WSDL` prints what was understood.',
    ...supportedConstructs.map(({ title, rows }) =>
      [
        `## ${title}`,
        '',
        '| In the contract | In the code | Shown by |',
        '| --- | --- | --- |',
        ...rows.map(tableRow),
      ].join('\n'),
    ),
    '## Refused',
    'An error: nothing is written.',
    list('error'),
    '## Understood with a doubt',
    'A warning: the contract breaks a rule, or says something the generated code leaves to you; what is assumed is said.',
    list('warning'),
    '## Known limits',
    knownLimits.map((limit) => `- ${limit}`).join('\n'),
    '## On the wire',
    'Served and called: SOAP 1.1, SOAP 1.2, HTTP GET and HTTP POST, [as this page shows](wire.md), in UTF-8 and UTF-16, gzip on request. Not part of it: WS-Security, WS-Addressing, MTOM and attachments. A client sends header blocks of these kinds as given (`soapHeaderBlocks`); a service refuses those a caller marks `mustUnderstand`.',
  ];
  return parts.join('\n\n') + '\n';
}

function tableRow({ construct, becomes, golden }: (typeof supportedConstructs)[number]['rows'][number]): string {
  return `| ${construct} | ${becomes} | [${golden}](../test/golden/${golden}) |`;
}

function list(severity: Severity): string {
  return diagnosticCodes
    .filter((code) => codeDefinition(code).severity === severity)
    .map(listItem)
    .join('\n');
}

function listItem(code: DiagnosticCode): string {
  return `- [${code}](rules.md#${code}): ${escapeMarkdown(codeDefinition(code).explanation)}`;
}
