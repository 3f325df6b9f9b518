import { expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

it('runs two tasks at once, lets three wait, and refuses the rest', async () => {
  const queue = boundedQueue({ concurrency: 2, maxWaiting: 3 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => {
      setTimeout(done, 5);
    });
    running -= 1;
    return 'done';
  };
  const answers = await Promise.all(Array.from({ length: 7 }, () => queue.run(work)));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
  expect(most).toBe(2);
  // A failure gives its slot back.
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await Promise.all([queue.run(work), queue.run(work)])).toEqual(['done', 'done']);
});
