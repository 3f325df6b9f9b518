import type { DB } from '#db/schema.generated';
import { publicPost, say } from '#testing/comments';
import { type Person, type World, createWorld } from '#testing/world';
import { postEndpoints } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Save = (tx: Kysely<DB>, postId: string, person: Person) => Promise<unknown>;
const like: Save = (tx, post_id, { id }) =>
  tx.insertInto('likes').values({ post_id, user_id: id }).execute();
const comment =
  (approval_status: 'approved' | 'held'): Save =>
  (tx, post_id, { id }) =>
    tx
      .insertInto('comments')
      .values({ post_id, author_id: id, content: 'Lovely!', approval_status })
      .execute();

describe('many at once below one post', () => {
  // Taking a share lock before changing the row would leave versions that readers walk past for
  // minutes.
  it.each([
    ['likes', like],
    ['comments', comment('approved')],
  ])('of two %s the second waits before it holds anything', async (_, save) => {
    const [author, one, two] = [await world.person(), await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    await world.db.transaction().execute(async (tx) => {
      await save(tx, postId, one);
      const second = world.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '200ms'`.execute(other);
        await save(other, postId, two);
      });
      await expect(second).rejects.toMatchObject({
        where: expect.stringContaining('hold_post') as string,
      });
    });
  });

  it('a comment that is not up yet keeps nobody waiting', async () => {
    const [author, one, two] = [await world.person(), await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    await world.db.transaction().execute(async (tx) => {
      await comment('held')(tx, postId, one);
      const second = world.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        await comment('approved')(other, postId, two);
      });
      await expect(second).resolves.toBeUndefined();
    });
  });

  it('each is counted', async () => {
    const author = await world.person();
    const people = await Promise.all(Array.from({ length: 8 }, () => world.person()));
    const postId = await publicPost(world, author);
    await Promise.all(
      people.flatMap((person) => [
        world.call(person, postEndpoints.like, { params: { postId } }),
        say(world, person, postId, 'Lovely!'),
      ]),
    );
    const { likes, comments } = await world.call(author, postEndpoints.read, {
      params: { postId },
    });
    expect({ likes, comments }).toEqual({ likes: 8, comments: 8 });
  });
});
