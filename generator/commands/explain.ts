/** `soapwright explain CODE`: what a code of any verb means, an example, and what to do about it. */
import { specificationUrl } from '../diagnostics/codes.js';
import { nearestName } from '../diagnostics/nearest.js';
import { UsageError } from '../usage-error.js';
import { catalogue, cataloguedRules, type CataloguedRule } from './rule-catalogue.js';
import type { ExitCode, Terminal } from './terminal.js';

/** Throws a {@link UsageError} for a code that does not exist. */
export function explainCommand(code: string, terminal: Terminal): ExitCode {
  const rules = cataloguedRules(code);
  if (rules.length === 0) {
    const near = nearestName(
      code,
      catalogue.map(({ id }) => id),
    );
    throw new UsageError(`there is no code ${code}${near === undefined ? '' : `; did you mean ${near}?`}`);
  }
  terminal.print(rules.map(explain).join('\n'));
  return 0;
}

function explain({ id, verb, weight, summary, explanation, remedy, spec, example }: CataloguedRule): string {
  const url = specificationUrl(spec);
  const reference = spec === '' ? [] : ['', `See ${spec}${url === undefined ? '' : `: ${url}`}`];
  const kind = weight === undefined ? verb : `${verb}, ${weight}`;
  const shown = example ? ['', ...show(example)] : [];
  return `${[`${id} (${kind}): ${summary}`, '', explanation, '', `Remedy: ${remedy}`, ...shown, ...reference].join('\n')}\n`;
}

function show({ before, after, words }: NonNullable<CataloguedRule['example']>): string[] {
  return [`  ${words[0]}:`, `    ${before || '(nothing)'}`, `  ${words[1]}:`, `    ${after || '(nothing)'}`];
}
