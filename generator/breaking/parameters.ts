/** What rules about HTTP forms ask of a parameter. */
import type { HttpParameter, TypeDefinition } from '../model/model.js';

/** A parameter may be absent when the element of the joined request that it fills may be. */
export function isRequiredParameter({ joined }: HttpParameter): boolean {
  return joined === undefined || joined.minOccurs > 0;
}

/** What the value of a parameter is read as: the element it fills says so, the part of a form of its own. */
export function parameterType({ joined, part }: HttpParameter): TypeDefinition | undefined {
  return joined?.element.type ?? part.type;
}
