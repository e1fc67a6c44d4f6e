/** What the generator accepts of a contract that hangs together: an ordered list of rules, each about one requirement. */
import type { Report } from '../diagnostics/report.js';
import type { ContractModel } from '../model/model.js';

/** Looks at the model and reports; changes nothing. */
export type Rule = (model: ContractModel, report: Report) => void;

export const rules: readonly Rule[] = [];

/** Applies all rules, in order. */
export function checkContract(model: ContractModel, report: Report): void {
  for (const rule of rules) rule(model, report);
}
