/** The options of the programs of this repository. Wrong ones are answered with a sentence and exit 2, before anything is started. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

type Values<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>['values'];

/** Like `parseArgs`; an option whose default is a number takes numbers. Ends the process where `args` (default: its own) do not fit. */
export function readCommandLine<T extends ParseArgsConfig>(config: T): Values<T> {
  try {
    return commandLineValues(config);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

/** Throws an error whose message is the sentence. */
export function commandLineValues<T extends ParseArgsConfig>(config: T): Values<T> {
  const options = Object.entries(config.options ?? {});
  const { values } = parse(config, options.map(([name]) => `--${name}`).join(', ') || 'none');
  const given: Readonly<Record<string, unknown>> = values;
  for (const [name, option] of options) {
    const text = given[name];
    if (isNumber(option.default) && !isNumber(text)) throw new Error(`--${name} takes a number, not "${String(text)}"`);
  }
  return values;
}

function parse<T extends ParseArgsConfig>(config: T, known: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new Error(`${sentence}; options are: ${known}`, { cause: error });
  }
}

function isNumber(value: unknown): boolean {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
}
