import { commentsSeenBy, manyComments, publicPost } from '#testing/comments';
import { type World, createWorld } from '#testing/world';
import { shownName } from '@ribbon/domain/accounts';
import { postEndpoints } from '@ribbon/domain/posts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commentReadingStore } from '../read/comments.read.store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('a page takes as long with twenty times as many comments elsewhere', async () => {
  const [author, reader] = [await world.person(), await world.person()];
  const postId = await publicPost(world, author);
  await manyComments(world, postId, author, 150);
  const viewer = {
    id: reader.id,
    isAdult: true,
    isGuardian: false,
    isYoung: false,
    isChild: false,
    seesPrivate: false,
  };
  const read = () =>
    commentReadingStore.page(world.db, postId, viewer, { after: undefined, now: world.clock() });
  const readOf = async () => {
    await sql`analyze comments`.execute(world.db);
    const before = await tuplesRead();
    await read();
    return (await tuplesRead()) - before;
  };
  await read();
  const few = await readOf();
  for (let elsewhere = 0; elsewhere < 6; elsewhere += 1) {
    await manyComments(world, await publicPost(world, author), author, 500);
  }
  expect(await readOf()).toBeLessThanOrEqual(few + 150);
});

/** Rows of comments that were fetched, by whatever way, since the database began. */
async function tuplesRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(world.db);
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'comments'
  `.execute(world.db);
  return rows[0]?.read ?? 0;
}

it.each([
  [{ fullName: 'Nadia Maria Hoop', username: 'nadia', birthYear: 1990 }, 'adult'],
  [{ fullName: 'Nadia Maria Hoop', username: 'nadia', birthYear: 2013 }, '13-15'],
  [{ fullName: 'Жанна', username: 'zhanna', birthYear: 2013 }, '13-15'],
  [{ fullName: 'Élodie de la öz', username: 'elodie', birthYear: 2017 }, 'under13'],
  [{ fullName: null, username: 'only.a.name', birthYear: 2013 }, '13-15'],
] as const)('the database names %j as the rest of the product does', async (person, ageBand) => {
  const { rows } = await sql<{ name: string }>`
    select shown_name(${person.fullName}, ${person.username}, ${ageBand}) as name`.execute(
    world.db,
  );
  expect(rows[0]?.name).toBe(shownName({ ...person, ageBand }));
});

it('how many comments a post has is told as each reader sees them', async () => {
  const [author, reader, blocked] = [
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  const child = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
  const postId = await publicPost(world, author);
  for (const by of [reader, blocked, child]) await manyComments(world, postId, by, 1);
  const seenBy = async (who: typeof reader | undefined) =>
    (await world.call(who, postEndpoints.read, { params: { postId } })).comments;
  expect(await seenBy(author)).toBe(3);
  // A child's words below a post for everybody are not for strangers.
  expect([await seenBy(reader), await seenBy(undefined)]).toEqual([2, 2]);
  await world.db
    .insertInto('blocks')
    .values({ blocker_id: reader.id, blocked_id: blocked.id })
    .execute();
  expect(await seenBy(reader)).toBe(1);
});

it('what somebody wrote whose account is paused is neither shown nor counted, whoever the post is for', async () => {
  const [author, paused] = [await world.person(), await world.person()];
  for (const visibility of ['public', 'friends'] as const) {
    const postId = await publicPost(world, author, { visibility });
    await manyComments(world, postId, paused, 1);
    const seen = async () => [
      (await commentsSeenBy(world, author, postId)).length,
      (await world.call(author, postEndpoints.read, { params: { postId } })).comments,
    ];
    const setStatus = (status: 'paused' | 'active') =>
      world.db
        .updateTable('athlete_profiles')
        .set({ status, paused_at: status === 'paused' ? world.clock() : null })
        .where('id', '=', paused.id)
        .execute();
    expect(await seen()).toEqual([1, 1]);
    await setStatus('paused');
    expect(await seen()).toEqual([0, 0]);
    await setStatus('active');
  }
});
