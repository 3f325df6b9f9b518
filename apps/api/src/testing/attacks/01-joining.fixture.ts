import { clubIn } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { type JoinPolicy, clubEndpoints } from '@ribbon/domain/clubs';
import { afterAll, beforeAll } from 'vitest';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const aged = (age: number) =>
  world.person({ birthYear: world.clock().getUTCFullYear() - age });

/** A club with a child in it, an event and a post of the child, that says it is open. */
export async function clubWithChild(joinPolicy: JoinPolicy = 'open') {
  const club = await clubIn(world);
  const child = await aged(9);
  await club.join(child);
  const eventId = await club.event();
  const post = await world.db
    .insertInto('posts')
    .values({
      author_id: child.id,
      content: 'We train on Tuesdays',
      visibility: 'friends',
      approval_status: 'approved',
      reader_age: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .updateTable('clubs')
    .set({ join_policy: joinPolicy })
    .where('id', '=', club.id)
    .execute();
  return { club, child, eventId, postId: post.id };
}

export const joins = (who: Person, clubId: ClubId) =>
  world.call(who, clubEndpoints.join, { params: { clubId } });
