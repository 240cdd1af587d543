import { expect, test } from 'vitest';
import { Gathering } from './gathering.ts';
import { Queue } from './queue.ts';

/** Occupies the queue until the returned function is called. */
const busy = (queue: Queue): Promise<() => void> =>
  new Promise((begun) => {
    void queue.run(() => new Promise<void>((end) => begun(end)));
  });

test('items added while the queue is busy are processed together, in order, each with its own answer', async () => {
  const queue = new Queue();
  const batches: (readonly number[])[] = [];
  const gathering = new Gathering(async (items: readonly number[]) => {
    batches.push(items);
    return items.map((item) => item * 10);
  }, queue);
  expect(await gathering.add(1)).toBe(10);
  const end = await busy(queue);
  const answers = [2, 3, 4].map((item) => gathering.add(item));
  const later = queue.run(async () => 'later');
  end();
  expect(await Promise.all(answers)).toEqual([20, 30, 40]);
  expect(await later).toBe('later');
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

test('a failure fails the whole batch, and nothing after it', async () => {
  const queue = new Queue();
  const gathering = new Gathering(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('no');
    return items;
  }, queue);
  const end = await busy(queue);
  const both = Promise.allSettled([gathering.add('good'), gathering.add('bad')]);
  end();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await gathering.add('good')).toBe('good');
});
