import { addAdmin, clubWithAdmin, enrol } from '#testing/club';
import { explaining } from '#testing/sql/explain';
import { befriended, feedOf } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { manageEndpoints } from '@ribbon/domain/clubs';
import { moderationFaults } from '@ribbon/domain/moderation';
import {
  CLUB_POSTS_PAGE,
  type FeedPost,
  PostId,
  clubPostEndpoints as endpoints,
  postEndpoints,
} from '@ribbon/domain/posts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedPostStore } from '../read/posts.listed.store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const HURTFUL = 'You are all stupid ugly losers and we hate you';

const write = async (who: Person, clubId: ClubId, content = 'Summer display on Sunday!') =>
  (await world.call(who, endpoints.create, { params: { clubId }, body: { content } })).id;
const list = async (who: Person, clubId: ClubId): Promise<FeedPost[]> => {
  const posts: FeedPost[] = [];
  let after: string | null = null;
  do {
    const page: { posts: FeedPost[]; next: string | null } = await world.call(who, endpoints.list, {
      params: { clubId },
      query: after === null ? {} : { after },
    });
    posts.push(...page.posts);
    after = page.next;
  } while (after !== null);
  return posts;
};
const rowOf = (id: string) =>
  world.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
const actsOn = (postId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject_id', '=', postId)
    .execute();

describe('a club’s post', () => {
  it('is public, carries the club and its author, and is counted', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const id = await write(admin, clubId);
    expect(await rowOf(id)).toMatchObject({
      club_id: clubId,
      author_id: admin.id,
      is_club_post: true,
      visibility: 'public',
      approval_status: 'approved',
    });
    expect(await list(admin, clubId)).toMatchObject([
      {
        id,
        content: 'Summer display on Sunday!',
        author: { id: admin.id },
        club: { id: clubId },
        editedAt: null,
      },
    ]);
    const { figures } = await world.call(admin, manageEndpoints.overview, { params: { clubId } });
    expect(figures.clubPosts).toBe(1);
  });

  it('is listed newest first, page by page, each once, without what is hidden or waits', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const at = (nth: number) => new Date(world.clock().getTime() - nth * 1000);
    const size = CLUB_POSTS_PAGE * 2 + 1;
    const row = (nth: number) => ({
      author_id: admin.id,
      club_id: clubId,
      is_club_post: true,
      visibility: 'public' as const,
      approval_status: 'approved' as const,
      reader_age: 0,
      content: `Post ${nth}`,
      // Some at the very same moment.
      created_at: at(Math.floor(nth / 3)),
    });
    await world.db
      .insertInto('posts')
      .values([
        ...Array.from({ length: size }, (_, nth) => row(nth)),
        { ...row(0), approval_status: 'held' as const },
        { ...row(0), is_hidden: true, hidden_at: world.clock() },
      ])
      .execute();
    const shown = await list(admin, clubId);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(size);
    expect(shown).toHaveLength(size);
    const times = shown.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('with hurtful words is not saved, neither new nor edited', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = { content: HURTFUL };
    const refusal = await world.refusal(admin, endpoints.create, { params: { clubId }, body });
    expect(moderationFaults.flagged.matches(refusal)).toBe(true);
    expect(await list(admin, clubId)).toEqual([]);

    const postId = await write(admin, clubId);
    const params = { clubId, postId };
    const again = await world.refusal(admin, endpoints.edit, { params, body });
    expect(moderationFaults.flagged.matches(again)).toBe(true);
    expect(await rowOf(postId)).toMatchObject({
      content: 'Summer display on Sunday!',
      edited_at: null,
    });
  });

  it('needs words, and not too many', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    for (const content of ['', ' \n ', 'x'.repeat(501)]) {
      const refusal = await world.refusal(admin, endpoints.create, {
        params: { clubId },
        body: { content },
      });
      expect(refusal.code).toBe('invalidInput');
    }
  });

  it('is edited by its author alone, and says since when it reads like this', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const other = await addAdmin(world, clubId);
    const postId = await write(admin, clubId);
    const input = { params: { clubId, postId }, body: { content: 'The display is on Monday.' } };
    expect((await world.refusal(other, endpoints.edit, input)).status).toBe(403);
    await world.call(admin, endpoints.edit, input);
    expect(await list(other, clubId)).toMatchObject([
      { content: 'The display is on Monday.', editedAt: expect.any(Date), approvalStatus: null },
    ]);
  });

  it('is deleted by anybody who runs the club; of another’s it is written down', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const other = await addAdmin(world, clubId);
    const [own, theirs] = [await write(other, clubId), await write(admin, clubId)];
    for (const postId of [own, theirs]) {
      await world.call(other, endpoints.remove, { params: { clubId, postId } });
      expect(await rowOf(postId)).toBeUndefined();
    }
    expect(await actsOn(own)).toEqual([]);
    expect(await actsOn(theirs)).toMatchObject([
      {
        actor_id: other.id,
        action: 'club.post_deleted',
        details: { clubId, authorId: admin.id },
      },
    ]);
    const again = { params: { clubId, postId: theirs } };
    expect((await world.refusal(other, endpoints.remove, again)).code).toBe('notFound');
  });
});

it('what a club wrote goes with a deleted club, for everybody, and comes back with it', async () => {
  const { clubId, admin } = await clubWithAdmin(world);
  const [friend, mate] = [await world.person(), await world.person()];
  await befriended(world, admin, friend);
  const postId = await write(admin, clubId);
  const readers = [admin, friend, mate, undefined];
  const statuses = async () => {
    const seen: number[] = [];
    for (const who of readers) {
      seen.push((await world.send(who, postEndpoints.read, { params: { postId } })).statusCode);
    }
    return seen;
  };
  const setDeleted = (at: Date | null) =>
    world.db.updateTable('clubs').set({ deleted_at: at }).where('id', '=', clubId).execute();
  const listed = async (who: Person) => {
    const { posts: own } = await world.call(admin, postEndpoints.mine, { query: {} });
    const { posts: theirs } = await world.call(who, postEndpoints.ofPerson, {
      params: { userId: admin.id },
      query: {},
    });
    return [...(await feedOf(world, who)), ...own, ...theirs].filter(({ id }) => id === postId);
  };
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await setDeleted(world.clock());
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  for (const who of [admin, friend, mate]) expect(await listed(who)).toEqual([]);
  await setDeleted(null);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  for (const who of [admin, friend, mate]) expect(await listed(who)).toHaveLength(3);
});

describe('those who do not run the club', () => {
  it('neither list its posts nor write, edit or delete any, whatever they are in it', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const elsewhere = await clubWithAdmin(world);
    const coach = await world.person({ userType: 'coach' });
    await enrol(world, clubId, coach, {
      membership_type: 'coach',
      coach_confirmed_at: world.clock(),
    });
    const postId = await write(admin, clubId);
    const body = { content: 'Not ours' };
    for (const outsider of [elsewhere.admin, coach, await world.person()]) {
      const seen = await world.refusal(outsider, endpoints.list, { params: { clubId }, query: {} });
      expect(seen.status).toBe(404);
      for (const refused of [
        await world.refusal(outsider, endpoints.create, { params: { clubId }, body }),
        await world.refusal(outsider, endpoints.edit, { params: { clubId, postId }, body }),
        await world.refusal(outsider, endpoints.remove, { params: { clubId, postId } }),
      ]) {
        expect(refused.status).toBe(403);
      }
    }
  });

  it('reach no post of another club by way of their own, nor a personal one', async () => {
    const [here, there] = [await clubWithAdmin(world), await clubWithAdmin(world)];
    const { id: personal } = await world.db
      .insertInto('posts')
      .values({ author_id: here.admin.id, content: 'Mine', approval_status: 'approved' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const postId of [await write(there.admin, there.clubId), PostId.parse(personal)]) {
      const params = { clubId: here.clubId, postId };
      const body = { content: 'Taken over' };
      expect((await world.refusal(here.admin, endpoints.edit, { params, body })).status).toBe(404);
      expect((await world.refusal(here.admin, endpoints.remove, { params })).status).toBe(404);
    }
  });

  it('still delete what they wrote when they ran it', async () => {
    const { clubId } = await clubWithAdmin(world);
    const former = await addAdmin(world, clubId);
    const postId = await write(former, clubId);
    await world.db.deleteFrom('club_admins').where('user_id', '=', former.id).execute();
    const body = { content: 'Once more' };
    const params = { clubId, postId };
    expect((await world.refusal(former, endpoints.edit, { params, body })).status).toBe(403);
    await world.call(former, postEndpoints.remove, { params: { postId } });
    expect(await rowOf(postId)).toBeUndefined();
  });
});

it('a page of a quiet club’s posts is found among many newer ones of others', async () => {
  const { clubId, admin } = await clubWithAdmin(world);
  const other = await clubWithAdmin(world);
  const rows = (club_id: ClubId, count: number, minutes: number) =>
    Array.from({ length: count }, (_, nth) => ({
      author_id: admin.id,
      club_id,
      is_club_post: true,
      visibility: 'public' as const,
      approval_status: 'approved' as const,
      reader_age: 0,
      content: `Post ${nth}`,
      created_at: new Date(world.clock().getTime() - (minutes + nth) * 60_000),
    }));
  await world.db
    .insertInto('posts')
    .values(rows(other.clubId, 4000, 0))
    .execute();
  await world.db
    .insertInto('posts')
    .values(rows(clubId, 40, 5000))
    .execute();
  await sql`analyze posts`.execute(world.db);
  const plan = await explaining(world.db, (db) =>
    listedPostStore.ofClub(
      db,
      clubId,
      { viewer: undefined, now: world.clock() },
      { size: CLUB_POSTS_PAGE },
    ),
  );
  expect(plan.rowsRead('posts')).toBeLessThanOrEqual(100);
});
