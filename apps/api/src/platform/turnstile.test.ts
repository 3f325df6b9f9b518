import { expect, it } from 'vitest';
import { turnstile } from './turnstile.ts';

it('lets two in at once, three wait in line, and turns the rest away', async () => {
  const gate = turnstile({ atOnce: 2, inLine: 3 });
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((done) => {
      setTimeout(done, 5);
    });
    inside -= 1;
    return 'done';
  };
  const answers = await Promise.all(Array.from({ length: 7 }, () => gate.pass(work)));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
  expect(most).toBe(2);
  // A failure gives its place back.
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await Promise.all([gate.pass(work), gate.pass(work)])).toEqual(['done', 'done']);
});
