/** Which findings a project wants to hear of: by category, without what it ignores. */
import { isWithin, type SelectableCategory } from './categories.js';
import type { BreakingFinding } from './finding.js';

export interface BreakingSettings {
  readonly category: SelectableCategory;
  readonly ignore: readonly IgnoredFinding[];
}

/** A rule, a component (with everything within it), or a rule at a component. */
export interface IgnoredFinding {
  readonly rule?: string;
  readonly component?: string;
  /** For whoever reads the configuration later. */
  readonly reason: string;
}

export interface Selection {
  readonly kept: readonly BreakingFinding[];
  /** How many the ignore list took away. */
  readonly ignored: number;
}

/** Breaks of the category; with `additions` what hurts nobody as well. */
export function selectFindings(
  findings: readonly BreakingFinding[],
  { category, ignore }: BreakingSettings,
  additions = false,
): Selection {
  const asked = findings.filter(
    (finding) => isWithin(finding.category, category) || (additions && finding.category === 'ADDITION'),
  );
  const kept = asked.filter((finding) => !ignore.some((entry) => matches(entry, finding)));
  return { kept: mergeFindings(kept), ignored: asked.length - kept.length };
}

/** What a base type has, all derived types have: one finding, that says how often. */
function mergeFindings(findings: readonly BreakingFinding[]): readonly BreakingFinding[] {
  const groups = new Map<string, BreakingFinding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.about);
    if (group) group.push(finding);
    else groups.set(finding.about, [finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const places = others.length === 1 ? 'one other place' : `${others.length} other places`;
    return others.length === 0 ? [first] : [{ ...first, message: `${first.message} (and in ${places})` }];
  });
}

function matches({ rule, component }: IgnoredFinding, finding: BreakingFinding): boolean {
  if (rule !== undefined && rule !== finding.rule) return false;
  if (component === undefined) return rule !== undefined;
  return finding.component === component || finding.component.startsWith(`${component}/`);
}
