/** What rules about HTTP forms ask of a parameter. */
import type { HttpParameter } from '../model/model.js';

/** A parameter may be absent when the element of the joined request that it fills may be. */
export function isRequiredParameter({ joined }: HttpParameter): boolean {
  return joined === undefined || joined.minOccurs > 0;
}
