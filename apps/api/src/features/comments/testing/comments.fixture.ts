import { commentsSeenBy } from '#testing/comments';
import { type Person, type World, createWorld } from '#testing/world';
import { commentEndpoints as endpoints } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { afterAll, beforeAll } from 'vitest';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const wordsOf = async (who: Person | undefined, postId: PostId) =>
  (await commentsSeenBy(world, who, postId)).map(({ content }) => content);

export const block = (blocker: Person, blocked: Person) =>
  world.db
    .insertInto('blocks')
    .values({ blocker_id: blocker.id, blocked_id: blocked.id })
    .execute();

export const access = async (who: Person | undefined, postId: PostId) =>
  (await world.call(who, endpoints.list, { params: { postId }, query: {} })).access;
