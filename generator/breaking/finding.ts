/** A break as it is printed: what `breaking` hands to the formats. */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Category } from './categories.js';

export interface BreakingFinding {
  readonly rule: string;
  readonly category: Category;
  /** `Login`, `Login/request/order/price`: what an ignore list names. */
  readonly component: string;
  readonly message: string;
  /** Equal for findings about one declaration that many types share; the first stands for all. */
  readonly about: string;
  readonly remedy: string;
  readonly old?: Position;
  readonly new?: Position;
}
