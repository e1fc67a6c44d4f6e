/** What a verb cannot do, as a sentence for the person at the terminal. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
