/** The command was used wrongly, or what it was given cannot be read or written: one line per reason, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
