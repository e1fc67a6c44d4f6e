/** Who a change hurts. Categories contain each other, so that a project names the widest one it cares about. */

/**
 * - `WIRE`: a client built on the old contract sends or receives something the other side now rejects or misreads.
 * - `FORMS`: the same for callers of the HTTP GET and POST bindings.
 * - `SOURCE`: regenerated stubs no longer compile against the caller's code.
 * - `ALL`: nobody has to change, but somebody may notice.
 * - `ADDITION`: safe, listed on request.
 */
export type Category = 'WIRE' | 'FORMS' | 'SOURCE' | 'ALL' | 'ADDITION';

/** A category a user may ask for; each contains the rules of those listed. */
const contains: Readonly<Record<Category, readonly Category[]>> = {
  WIRE: ['WIRE'],
  FORMS: ['FORMS'],
  SOURCE: ['WIRE', 'FORMS', 'SOURCE'],
  ALL: ['WIRE', 'FORMS', 'SOURCE', 'ALL'],
  ADDITION: ['ADDITION'],
};

/** The categories `--category` and the configuration take, the narrowest first. */
export const selectableCategories = ['WIRE', 'FORMS', 'SOURCE', 'ALL'] as const;

export type SelectableCategory = (typeof selectableCategories)[number];

/** True when asking for `asked` asks for rules of `category`. */
export function isWithin(category: Category, asked: Category): boolean {
  return contains[asked].includes(category);
}
