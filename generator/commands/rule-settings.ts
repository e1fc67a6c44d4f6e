/** What `soapwright.config.json` says about rules: the category that matters, and what is ignored, with its reason. */
import { existsSync, readFileSync } from 'node:fs';
import { configFileName } from '../config.js';
import { UsageError } from '../usage-error.js';

/** One ignored rule, component, or rule at a component. */
export interface IgnoreEntry {
  readonly rule?: string;
  /** As findings name it; all within it are meant too. */
  readonly component?: string;
  readonly reason: string;
}

export interface RuleSettings {
  readonly breaking?: { readonly category?: string; readonly ignore?: readonly IgnoreEntry[] };
  readonly lint?: { readonly ignore?: readonly IgnoreEntry[] };
}

/** Nothing when there is no configuration; throws a {@link UsageError} for an entry without a rule or a reason. */
export function readRuleSettings(path: string | undefined): RuleSettings {
  const file = path ?? configFileName;
  if (path === undefined && !existsSync(file)) return {};
  const settings = readJson(file) as RuleSettings;
  for (const [verb, section] of Object.entries({ breaking: settings.breaking, lint: settings.lint })) {
    section?.ignore?.forEach((entry, index) => checkEntry(entry, `${file}: ${verb}.ignore[${index}]`));
  }
  return settings;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function checkEntry({ rule, component, reason }: Partial<IgnoreEntry>, name: string): void {
  if (rule === undefined && component === undefined)
    throw new UsageError(`${name} names neither a rule nor a component`);
  if (typeof reason !== 'string' || reason.trim() === '') throw new UsageError(`${name} gives no reason`);
}
