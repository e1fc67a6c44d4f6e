import { Turns } from '../../../server/authentication/turns.js';

const turn = (): Promise<void> => new Promise(setImmediate);

test('lets so many go on in a turn, in the order in which they came, and the event loop breathes in between', async () => {
  const turns = new Turns(2);
  const seen: (number | string)[] = [];
  const all = Promise.all([1, 2, 3, 4, 5].map(async (number) => seen.push(await turns.next().then(() => number))));
  for (let index = 0; index < 3; index += 1) await turn().then(() => seen.push('turn'));
  await all;
  expect(seen).toEqual([1, 2, 'turn', 3, 4, 'turn', 5, 'turn']);
});

test('whoever comes alone waits for one turn only', async () => {
  const turns = new Turns(1);
  await turns.next();
  const seen: string[] = [];
  await Promise.all([turns.next().then(() => seen.push('next')), turn().then(() => seen.push('turn'))]);
  expect(seen).toEqual(['next', 'turn']);
});
