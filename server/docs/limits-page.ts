/** The page of the documentation that lists every limit, made from the tables of the runtime and of this service. */
import { limits } from 'soapwright/runtime';
import type { LimitDefinition, LimitName, LimitOption } from 'soapwright/runtime';

import { serviceLimits } from '../limits.js';

const INTRODUCTION = `# Limits

Made from the tables by \`npm run docs:limits\`. Do not edit.

Everything of which a peer decides how much there is has a bound. What is beyond it is refused in the form asked, where the form is
known, as soon as it is seen, and the process stays up; the cost of a request grows with its length and no faster.

- **In a program** the limits are options of the same names: of \`createEndpoint\`, in \`limits\` or beside it; of \`createHandler\`
  and \`expressShim\`; of \`createHttpServer\`. The default depends on the contract: _flat_ when its messages are lists of single values, which
  need no depth, _structured_ otherwise. In a flat contract the longest message counts too: it may have 8 nodes for each of its values, and twice its
  parameters.
- **For the Authentication service** \`LIMITS\` sets them by name: \`LIMITS=depth=20,maxBodyBytes=131072\`.

Characters are UTF-16 units; KiB and MiB are powers of 1024.`;

const OPTIONS: Readonly<Record<LimitOption, string>> = {
  'endpoint.limits': '`createEndpoint`, in `limits`',
  endpoint: '`createEndpoint`',
  handler: '`createHandler`',
  server: '`createHttpServer`',
};

/** Markdown; ends with a line break. */
export function limitsPage(): string {
  const names = Object.keys(limits) as LimitName[];
  const bounds = table(
    ['Limit', 'What is counted', 'Flat', 'Structured', 'Authentication', 'Option of'],
    names.map((name) => {
      const { about, unit, flat, structured, option }: LimitDefinition = limits[name];
      const numbers = [flat, structured, serviceLimits[name]].map((count) => amount(count, unit));
      return [`\`${name}\``, about, ...numbers, OPTIONS[option]];
    }),
  );
  const answers = table(
    ['Beyond', 'SOAP 1.1 and 1.2', 'HTTP GET and POST', 'See'],
    names.map((name) => {
      const { soap, form = 'Cannot be met', section }: LimitDefinition = limits[name];
      return [`\`${name}\``, soap, form, section];
    }),
  );
  return `${INTRODUCTION}\n\n## Bounds\n\n${bounds}\n\n## Answers\n\n${answers}\n`;
}

/** A number with its unit, in the largest one that divides it. */
function amount(count: number, unit: LimitDefinition['unit']): string {
  if (unit === 'milliseconds') return `${count / 1000} s`;
  if (unit === 'times') return `${count} times`;
  if (unit === 'items') return String(count);
  const [divisor, suffix] = count % 2 ** 20 === 0 ? [2 ** 20, 'Mi'] : count % 2 ** 10 === 0 ? [2 ** 10, 'Ki'] : [1, ''];
  return `${count / divisor} ${suffix}${unit === 'bytes' ? 'B' : ''}`.trim();
}

/** As prettier writes it, so that it has nothing to change. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
