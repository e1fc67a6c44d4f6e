/** The page of the documentation that lists every code and rule, made from their tables. */
import { specificationUrl } from '../diagnostics/codes.js';
import { catalogue, type CataloguedRule } from '../commands/rule-catalogue.js';

const chapters = [
  {
    verb: 'generate',
    title: 'Diagnostics',
    words:
      'What `soapwright generate` and `soapwright check` say of a contract that they cannot, or only just, understand.',
  },
  { verb: 'check', title: 'Stale output', words: 'What `soapwright check` says of generated files.' },
  {
    verb: 'lint',
    title: 'Lint',
    words:
      'What stub generators trip on, and what the WS-I Basic Profile 1.1 forbids. An *error* makes some toolkit refuse the contract, a *warning* makes it lose something, a *note* is worth knowing.',
  },
  {
    verb: 'breaking',
    title: 'Breaking changes',
    words:
      "Who is hurt when a contract is replaced by a newer one. `WIRE`: a client built on the old contract sends or receives something that the other side now rejects or misreads. `FORMS`: the same for callers of the HTTP GET and POST forms. `SOURCE`: regenerated stubs no longer compile against the caller's code. `ALL`: nobody has to change, but somebody may notice. `SOURCE` contains `WIRE` and `FORMS`, `ALL` contains `SOURCE`. `ADDITION` hurts nobody and is listed on request.\n\nA request is written by old clients and read by the new service; a response is written by the new service and read by old clients. Both readers are taken to validate, as many do: what a schema-validating reader refuses counts as a break, also where a tolerant one would drop it without a word.",
  },
] as const;

/** Markdown; ends with a line break. */
export function rulesPage(): string {
  const sections = chapters.map(({ verb, title, words }) => {
    const rules = catalogue.filter((rule) => rule.verb === verb);
    return [`## ${title}`, `${words} ${rules.length} codes.`, ...rules.map(section)].join('\n\n');
  });
  const head = [
    '# Rules and codes',
    'Made from the tables by `npm run docs:rules`; `soapwright explain CODE` prints the same. Do not edit.',
  ];
  return [...head, ...sections].join('\n\n') + '\n';
}

function section({ id, weight, summary, explanation, remedy, spec, example }: CataloguedRule): string {
  const url = specificationUrl(spec);
  const reference = spec === '' ? [] : [url === undefined ? spec : `[${spec}](${url})`];
  const heading = `### ${id}${weight === undefined ? '' : ` (${weight})`}`;
  const text = [escapeMarkdown(summary), escapeMarkdown(explanation), `**Remedy:** ${escapeMarkdown(remedy)}`];
  return [heading, ...text, ...(example ? [shown(example)] : []), ...reference].join('\n\n');
}

function shown({ before, after, words }: NonNullable<CataloguedRule['example']>): string {
  const block = (word: string, code: string) =>
    code === '' ? `*${word}*: nothing` : `*${word}*:\n\n\`\`\`xml\n${code}\n\`\`\``;
  return `${block(words[0], before)}\n\n${block(words[1], after)}`;
}

/** Angle brackets of XML names in prose, and stars, stand for themselves. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[<>*_]/g, (character) => `\\${character}`);
}
