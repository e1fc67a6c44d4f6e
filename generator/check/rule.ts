/** What a rule is. */
import type { Report } from '../diagnostics/report.js';
import type { ContractModel } from '../model/model.js';

/** Looks at the model and reports; changes nothing. */
export type Rule = (model: ContractModel, report: Report) => void;
