import { type World, createWorld } from '#testing/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DomainEvents, Subscriber } from './domain-events.ts';
import { outboxWorker } from './worker.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const NOTHING = (): void => undefined;

/** A worker with two receivers: one that takes several at once, and one that does not. */
function receiving() {
  const crowds: number[][] = [];
  const alone: number[] = [];
  const numberOf = (payload: unknown) => (payload as { nth: number }).nth;
  const into = (list: (nth: number) => void) => (payload: unknown) => {
    list(numberOf(payload));
    return Promise.resolve();
  };
  const subscribers: Subscriber[] = [
    { name: 'alone', event: 'post.commented', receive: into((nth) => alone.push(nth)) },
    {
      name: 'together',
      event: 'post.commented',
      receive: into((nth) => crowds.push([nth])),
      receiveAll: (arrived) => {
        crowds.push(arrived.map(({ payload }) => numberOf(payload)));
        return Promise.resolve();
      },
    },
  ];
  const worker = outboxWorker({
    db: world.db,
    clock: () => new Date(),
    domainEvents: { subscribers } as unknown as DomainEvents,
    log: { error: NOTHING, warn: NOTHING } as never,
    onGivenUp: NOTHING as never,
  });
  return { worker, crowds, alone };
}

const tell = (subscriber: string, count: number) =>
  world.db
    .insertInto('outbox_events')
    .values(
      Array.from({ length: count }, (_, nth) => ({
        event: 'post.commented',
        subscriber,
        payload: JSON.stringify({ nth }),
      })),
    )
    .execute();

it('delivers a crowd together, however often it is woken, and each once', async () => {
  const { worker, crowds, alone } = receiving();
  await Promise.all([tell('together', 120), tell('alone', 25)]);
  for (let more = 0; more < 5; more += 1) worker.wake();
  await vi.waitFor(() => {
    expect(crowds.flat().toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 120 }, (_, n) => n),
    );
    expect(alone.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n));
  }, 10_000);
  expect(crowds.length).toBeLessThan(10);
  await worker.stop();
});

it('delivers what comes while it rests once the rest is over', async () => {
  const { worker, crowds } = receiving();
  await tell('together', 1);
  worker.wake();
  await vi.waitFor(() => expect(crowds).toHaveLength(1), 10_000);
  await tell('together', 3);
  worker.wake();
  await vi.waitFor(() => expect(crowds.flat()).toHaveLength(4), 10_000);
  await worker.stop();
});
