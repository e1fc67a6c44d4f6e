/** What a migration is: a step from one version of the schema to the next, never changed once it has been released. */

export interface Migration {
  /** One more than the migration before it. */
  readonly version: number;
  readonly name: string;
  /** `identity` is the engine's way to say: a number that the engine chooses, the primary key. */
  readonly statements: (identity: string) => readonly string[];
}
