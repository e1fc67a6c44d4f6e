/** What `soapwright.config.json` says about rules: the category that matters, and what is ignored, with its reason. */
import { existsSync } from 'node:fs';
import { configFileName, readConfig, type IgnoreEntry } from '../config.js';
import { nearestName } from '../diagnostics/nearest.js';
import { UsageError } from '../usage-error.js';

export interface RuleSettings {
  readonly category?: string;
  readonly ignore: readonly IgnoreEntry[];
}

/**
 * The settings of one verb; nothing is ignored when there is no configuration. Throws a {@link UsageError} for an entry that
 * names nothing, gives no reason, or names a rule that the verb has not.
 */
export function readRuleSettings(
  verb: 'breaking' | 'lint',
  path: string | undefined,
  rules: readonly string[],
): RuleSettings {
  const file = path ?? configFileName;
  if (path === undefined && !existsSync(file)) return { ignore: [] };
  const settings: Partial<RuleSettings> = readConfig(file)[verb] ?? {};
  const ignore = settings.ignore ?? [];
  ignore.forEach((entry, index) => checkEntry(entry, `${file}: ${verb}.ignore[${index}]`, rules));
  return { ...settings, ignore };
}

function checkEntry({ rule, component, reason }: IgnoreEntry, name: string, rules: readonly string[]): void {
  if (rule === undefined && component === undefined) {
    throw new UsageError(`${name} names neither a rule nor a component`);
  }
  if (reason.trim() === '') throw new UsageError(`${name} gives no reason`);
  if (rule === undefined || rules.includes(rule)) return;
  const near = nearestName(rule, rules);
  throw new UsageError(`${name} names rule ${rule}, which does not exist${near ? `; did you mean ${near}?` : ''}`);
}
