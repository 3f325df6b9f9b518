import type { Topic } from '@ribbon/domain/kernel';
import { systemClock } from '#platform/clock';
import { invalidate } from '#platform/realtime/realtime';
import { listen } from '#testing/server/stream';
import { type World, createWorld } from '#testing/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';

let world: World;
let addresses: string[];
let second: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  world = await createWorld();
  const { config, db, url: databaseUrl } = world;
  second = await createApp({ config, db, databaseUrl, clock: systemClock });
  addresses = [];
  for (const { app, startBackground } of [world, second]) {
    await startBackground();
    addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  }
});
afterAll(async () => {
  await second.app.close();
  await world.close();
});

const [first, other] = [() => addresses[0] ?? '', () => addresses[1] ?? ''];
const say = (topic: Topic, to = 'everyone' as const) => invalidate(world.db, to, topic);

/** What a stream says up to this: what was said before may still be on its way to the process. */
async function topicsUntil(stream: Awaited<ReturnType<typeof listen>>, topic: string) {
  const topics = [(await stream.next()).topic];
  while (topics.at(-1) !== topic && topics.length < 5) topics.push((await stream.next()).topic);
  return topics;
}

describe('the stream', () => {
  it('says the same to the browsers of every process', async () => {
    const streams = [await listen(first()), await listen(other())];
    await say('comments:hoops');
    for (const stream of streams) {
      expect((await stream.next()).topic).toBe('comments:hoops');
      stream.close();
    }
  });

  it('catches up with whatever process the browser comes back to', async () => {
    const before = await listen(first());
    await say('comments:balls');
    const { id: lastSeen } = await before.next();
    before.close();
    await say('comments:clubs');
    const after = await listen(other(), { lastSeen });
    expect(await topicsUntil(after, 'comments:clubs')).toContain('comments:clubs');
    after.close();
  });

  it('tells what was said earlier and committed later', async () => {
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = world.db.transaction().execute(async (tx) => {
      await invalidate(tx, 'everyone', 'comments:late');
      begun.resolve();
      await slow.promise;
    });
    await begun.promise;
    const before = await listen(first());
    await say('comments:early');
    const { id: lastSeen } = await before.next();
    before.close();
    slow.resolve();
    await late;
    const after = await listen(first(), { lastSeen });
    const topics = [await after.next()].map(({ topic }) => topic);
    while (!topics.includes('comments:late')) topics.push((await after.next()).topic);
    expect(topics).toContain('comments:late');
    after.close();
  });

  it.each([
    ['from before the log begins', 0],
    ['that was never given out', 999_999_999],
  ])('has everything read again for a number %s', async (_, lastSeen) => {
    await say('comments:ropes');
    const stream = await listen(first(), { lastSeen });
    expect(await topicsUntil(stream, 'everything')).toContain('everything');
    stream.close();
  });

  it('has everything read again when the process itself could not hear', async () => {
    const stream = await listen(first());
    await say('comments:ribbons');
    expect(await topicsUntil(stream, 'comments:ribbons')).toContain('comments:ribbons');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ribbon listener' and datname = current_database()`.execute(
      world.db,
    );
    expect((await stream.next()).topic).toBe('everything');
    await say('comments:hoops');
    expect((await stream.next()).topic).toBe('comments:hoops');
    stream.close();
  });

  it('says nothing that concerns somebody else', async () => {
    const [one, two] = [await world.person(), await world.person()];
    const [mine, theirs] = [
      await listen(first(), { who: one }),
      await listen(other(), { who: two }),
    ];
    await invalidate(world.db, `user:${two.id}`, 'comments:secret');
    await say('comments:public');
    expect((await mine.next()).topic).toBe('comments:public');
    expect((await theirs.next()).topic).toBe('comments:secret');
    mine.close();
    theirs.close();
  });
});
