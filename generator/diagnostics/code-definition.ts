/** The shape of one row of the code tables, and the words their messages share. */
import type { Severity } from './diagnostic.js';

/** Everything there is to say about one code; the documentation page and `soapwright explain` are made from it. */
export interface CodeDefinition<Found> {
  readonly severity: Severity;
  /** One sentence for the author of the document, from what was found. */
  readonly message: (found: Found) => string;
  /** The section that is upheld, such as `WSDL 1.1, section 2.4`. */
  readonly spec: string;
  /** Why it matters, in a sentence or two. */
  readonly explanation: string;
  /** What to change. */
  readonly remedy: string;
}

/** The end of a message about a name that was not found. */
export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** A reference to a component that no document defines. */
export interface Unresolved {
  /** As the document spells it. */
  readonly name: string;
  /** The declaration that refers to it. */
  readonly by: string;
  /** The closest name there is, spelled likewise. */
  readonly near: string | undefined;
}
