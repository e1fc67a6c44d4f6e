import { HashQueue } from '../../../../server/authentication/users/hash-queue.js';

/** Work that ends when it is told to. */
function controlled() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('runs as many at once as it has slots, the rest in the order in which they came', async () => {
  const queue = new HashQueue({ slots: 2, waiting: 10 });
  const { ends, work } = controlled();
  const order: number[] = [];
  const all = [0, 1, 2, 3].map((id) => queue.run(work).then(() => order.push(id)));
  await tick();
  expect(ends).toHaveLength(2);
  expect(queue.waiting).toBe(2);
  for (let index = 0; index < 4; index += 1) {
    ends[index]?.();
    await tick();
  }
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3]);
});

test('turns away at once what finds the queue full, and recovers', async () => {
  const queue = new HashQueue({ slots: 1, waiting: 1 });
  const { ends, work } = controlled();
  const accepted = [queue.run(work), queue.run(work)];
  await expect(queue.run(work)).rejects.toMatchObject({ key: 'busy' });
  ends[0]?.();
  await tick();
  ends[1]?.();
  await Promise.all(accepted);
  await expect(queue.run(async () => 'again')).resolves.toBe('again');
});

test('a failing piece of work gives its slot back', async () => {
  const queue = new HashQueue({ slots: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(async () => 1)).resolves.toBe(1);
});

test('what nobody waits for any more is not done', async () => {
  const queue = new HashQueue({ slots: 1, waiting: 5 });
  const { ends, work } = controlled();
  const first = queue.run(work);
  const caller = new AbortController();
  let done = false;
  const second = queue.run(async () => {
    done = true;
  }, caller.signal);
  caller.abort();
  await tick();
  ends[0]?.();
  await first;
  await expect(second).rejects.toMatchObject({ key: 'busy' });
  expect(done).toBe(false);
});
