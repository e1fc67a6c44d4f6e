/** For promises that our own code makes to itself. A broken document never breaks one: it is reported. */

/** Thrown when the generator itself is wrong; the command line answers it with exit code 3. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws an {@link InvariantError} unless the condition holds. */
export function invariant(condition: unknown, promise: string): asserts condition {
  if (!condition) throw new InvariantError(promise);
}
