/**
 * When two user names are one: exactly the same characters, but for the case of A to Z. Look-alikes (full width, the Kelvin sign, zero width) are other
 * names, so nobody is served as somebody else by a mapping that one of two programs does not know.
 */

/** In UTF-16 units. */
const LONGEST = 256;

/** The form in which names are stored and compared. */
export function canonicalName(username: string): string {
  return username.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Why a name cannot be added, as the end of a sentence; `undefined` when it can. */
export function usernameFlaw(username: string): string | undefined {
  if (username === '') return 'is empty';
  if (username.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (/\p{Cc}/u.test(username)) return 'holds a control character';
  if (/\p{Cs}/u.test(username)) return 'holds half a character';
  return undefined;
}
