import { publicPost, say as sayBelow } from '#testing/comments';
import type { Person } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { describe, expect, it } from 'vitest';
import { listOf, nameOf, openWorld, world } from './notifications.fixture.ts';

openWorld();

/** A post that several people comment on before any notification is written. */
async function discussed() {
  const author = await world.person();
  const post = await publicPost(world, author);
  return { author, say: (who: Person, content: string) => sayBelow(world, who, post, content) };
}

describe('events that wait together', () => {
  it('are told one by one, in their order', async () => {
    const { author, say } = await discussed();
    const friend = await world.person();
    await nameOf(friend, 'Hazel Nightingale');
    for (const word of ['First', 'Second', 'Third', 'Fourth']) {
      await say(friend, `${word}: what a lovely routine`);
    }
    await say(author, 'Thank you all very much');
    const received = await listOf(author);
    expect(received.map(({ quote }) => quote?.split(':')[0])).toEqual([
      'Fourth',
      'Third',
      'Second',
      'First',
    ]);
    expect(new Set(received.map(({ message }) => message)).size).toBe(1);
    expect(await listOf(author)).toHaveLength(4);
  });

  it('leave out what comes from somebody who is blocked', async () => {
    const { author, say } = await discussed();
    const [friend, other] = [await world.person(), await world.person()];
    await say(friend, 'What a lovely routine');
    await say(other, 'I like the last throw');
    await world.call(author, friendEndpoints.blockPerson, { params: { userId: other.id } });
    expect((await listOf(author)).map(({ quote }) => quote)).toEqual(['What a lovely routine']);
    const { count } = await world.db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', author.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('do not wait for one that cannot be delivered', async () => {
    const { author, say } = await discussed();
    const friend = await world.person();
    await say(friend, 'What a lovely routine');
    await world.db
      .insertInto('outbox_events')
      .values({ event: 'post.commented', subscriber: 'notifications', payload: '{}' })
      .execute();
    await say(friend, 'I like the last throw');
    expect((await listOf(author)).map(({ quote }) => quote)).toEqual([
      'I like the last throw',
      'What a lovely routine',
    ]);
    const waiting = await world.db
      .selectFrom('outbox_events')
      .select('attempts')
      .where('processed_at', 'is', null)
      .execute();
    expect(waiting).toEqual([{ attempts: 1 }]);
  });
});
