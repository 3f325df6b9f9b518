import { manyComments, publicPost, say } from '#testing/comments';
import { type World, createWorld } from '#testing/world';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

/** Together with the session, and the two limits: of the person and of the network. */
const MOST_TRIPS = 7;

let world: World;
beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

it('adding a comment takes few round trips, below a post for everybody and below one for friends', async () => {
  const [author, reader] = [await world.person(), await world.person()];
  await world.db
    .insertInto('friendships')
    .values({ requester_id: author.id, addressee_id: reader.id, status: 'accepted' })
    .execute();
  for (const visibility of ['public', 'friends'] as const) {
    const postId = await publicPost(world, author, { visibility });
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await say(world, reader, postId);
    expect(asked.mock.calls.length).toBeGreaterThan(1);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(MOST_TRIPS);
    asked.mockRestore();
  }
});

it('whom an adult speaks to is found below a thousand comments of adults', async () => {
  const [author, adult, minor] = [
    await world.person(),
    await world.person(),
    await world.person({ birthYear: world.clock().getUTCFullYear() - 14 }),
  ];
  const postId = await publicPost(world, author);
  await manyComments(world, postId, minor, 1);
  await manyComments(world, postId, adult, 1000);
  await sql`analyze comments`.execute(world.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off)
    select from comments comment where comment.post_id = ${postId} and comment.by_minor
    order by comment.created_at desc, comment.id desc limit 1`.execute(world.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('comments_by_minors');
  expect(plan).not.toContain('Rows Removed');
});

it('what somebody wrote is a minor’s as long as they are one, also when the birthday is put right', async () => {
  const [author, person] = [await world.person(), await world.person()];
  const postId = await publicPost(world, author);
  const [id = ''] = await manyComments(world, postId, person, 1);
  const byMinor = async () => {
    const row = await world.db
      .selectFrom('comments')
      .select('by_minor')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.by_minor;
  };
  expect(await byMinor()).toBe(false);
  await world.db
    .updateTable('athlete_profiles')
    .set({ birth_year: world.clock().getUTCFullYear() - 12 })
    .where('id', '=', person.id)
    .execute();
  expect(await byMinor()).toBe(true);
});
