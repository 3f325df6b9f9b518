import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { type TopicMeta, invalidate } from './invalidate.ts';

const queries = new QueryClient();
afterEach(() => queries.clear());

/** A list on screen; the test decides when its answers arrive. */
function shown() {
  const answers: ((members: number) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ['clubs', 'found'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => undefined);
  return { answers, leave, value: () => observer.getCurrentResult().data };
}

it('what was asked before something happened is asked again, also when it was the first time', async () => {
  const { answers, value, leave } = shown();
  const done = invalidate(queries, 'clubs');
  answers[0]?.(43);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(44);
  await done;
  expect(value()).toBe(44);
  leave();
});

it('what is there already is asked for once', async () => {
  const { answers, value, leave } = shown();
  answers[0]?.(43);
  await expect.poll(() => value()).toBe(43);
  const done = invalidate(queries, 'clubs');
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(44);
  await done;
  expect([value(), answers.length]).toEqual([44, 2]);
  leave();
});

it('what is not on screen is left until it is', async () => {
  const { answers, leave } = shown();
  answers[0]?.(43);
  leave();
  await invalidate(queries, 'clubs');
  expect(answers).toHaveLength(1);
});

it('what several topics are about is asked for with each of them, and with no other', async () => {
  const meta: TopicMeta = { topics: ['claims', 'admin-reports'] };
  let asked = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['waiting'],
    queryFn: async () => (asked += 1),
    meta,
  });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => asked).toBe(1);
  await invalidate(queries, 'claims');
  await invalidate(queries, 'admin-reports');
  await invalidate(queries, 'clubs');
  expect(asked).toBe(3);
  leave();
});
