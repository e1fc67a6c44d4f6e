/** What every step of the corpus run gives back for one contract. A step that follows runs only on what is accepted. */
import type { CorpusContract } from './contracts.js';

export interface StageResult {
  readonly accepted: boolean;
  /** Why not, each with its place. */
  readonly reasons: readonly string[];
  /** Promises that hold for every contract, sound or not, and did not here. */
  readonly broken: readonly string[];
}

/** One contract after the other, or all at once, results by path. */
export type Stage = { readonly name: string } & (
  | { readonly run: (contract: CorpusContract) => StageResult }
  | { readonly runAll: (contracts: readonly CorpusContract[]) => ReadonlyMap<string, StageResult> }
);
