/** Where a base type is asked for, a derived one has to say which it is; substitution groups name their member. */
import type { Draw } from '../golden/substitution-group/expected/drawing/types.js';
import type { AdmitResponse, AnyAnimal, AnyDog, Dog } from '../golden/polymorphism/expected/zoo/types.js';
import type { Recipe } from '../golden/kitchen-sink/expected/kitchen-x0020-service/types.js';

const dog: Dog = { name: 'Rex', barks: true };
export const friends: AnyDog[] = [dog, { ...dog, $$type: 'Dog' }, { ...dog, $$type: 'Puppy', weeks: 9 }];
export const animals: AnyAnimal[] = [{ ...dog, $$type: 'Dog', friend: [{ $$type: 'Nameless', name: '', $id: 'n' }] }];
// @ts-expect-error -- the base is abstract: which type is it?
export const some: AnyAnimal = dog;
// @ts-expect-error -- a dog that says so is no puppy
export const puppy: AnyDog = { name: 'Rex', barks: true, $$type: 'Dog', weeks: 9 };
// @ts-expect-error -- no such type
export const cat: AnyAnimal = { name: 'Tom', $$type: 'Cat' };
export const answer: AdmitResponse = {
  neighbour: null,
  weight: { value: 1.5, $unit: 'kg', $$type: 'NetWeight', $tara: 1 },
};

/** `$$type` narrows. */
export function weeks(animal: AnyAnimal): number | undefined {
  return animal.$$type === 'Puppy' ? animal.weeks : undefined;
}

export const drawing: Draw = { shape: [{ circle: { radius: 1 } }, { square: { $side: 2 } }], remark: { warning: '!' } };
// @ts-expect-error -- one member of the group at a time
export const both: Draw = { shape: [{ circle: { radius: 1 }, square: { $side: 2 } }] };
// @ts-expect-error -- the head is abstract
export const head: Draw = { shape: [{ shape: {} }] };

export const recipe: Recipe = { $$content: ['Stir ', { stir: { $times: 3n } }, ' and ', { cook: 'PT5M' }] };
// @ts-expect-error -- the element is not of this content
export const burnt: Recipe = { $$content: [{ burn: '' }] };
