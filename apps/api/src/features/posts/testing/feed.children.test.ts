import { clubIn } from '#testing/club';
import { befriended, feedOf, postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { type PostId, postEndpoints as endpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('posts').execute();
});

const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });
const idsOf = (posts: { id: PostId }[]) => posts.map(({ id }) => id);
const minutesAgo = (minutes: number) => ({
  created_at: new Date(world.clock().getTime() - minutes * 60_000),
});

/** A club with a post in its name, and one of its young members'. */
async function clubOf(who: Person) {
  const club = await clubIn(world);
  await club.join(who);
  const mate = await club.member({ birthYear: world.clock().getUTCFullYear() - 12 });
  const [inItsName, ofMate] = [
    await postBy(world, club.admin, {
      club_id: club.id,
      is_club_post: true,
      visibility: 'public',
      ...minutesAgo(4),
    }),
    await postBy(world, mate, minutesAgo(3)),
  ];
  return { club, inItsName, ofMate };
}

describe.each([10, 14])('the feed of somebody of %i', (age) => {
  it('holds friends, own clubs and oneself, newest first, and never a stranger', async () => {
    const mia = await aged(age);
    const { club, inItsName, ofMate } = await clubOf(mia);
    const [friend, stranger] = [await aged(age), await world.person()];
    await befriended(world, friend, mia);
    const [own, ofFriend] = [
      await postBy(world, mia, minutesAgo(1)),
      await postBy(world, friend, minutesAgo(2)),
    ];
    const strange = await postBy(world, stranger, { visibility: 'public' });
    await postBy(world, club.admin, { visibility: 'public' });
    expect(idsOf(await feedOf(world, mia))).toEqual([own, ofFriend, ofMate, inItsName]);
    const since = '1.00000000-0000-0000-0000-000000000000';
    expect(await world.call(mia, endpoints.news, { query: { since } })).toEqual({
      count: 3,
      more: false,
    });
    // Nor does its address open it.
    const params = { postId: strange };
    expect((await world.refusal(mia, endpoints.read, { params })).code).toBe('notFound');
  });

  it('tells no counts, in lists, on pages and after a like', async () => {
    const [mia, zoe] = [await aged(age), await aged(age)];
    await befriended(world, mia, zoe);
    const postId = await postBy(world, mia);
    const answer = await world.call(zoe, endpoints.like, { params: { postId } });
    expect(answer).toEqual({ likes: null, isLiked: true });
    for (const who of [mia, zoe]) {
      expect(await feedOf(world, who)).toMatchObject([{ likes: null, comments: null }]);
      const page = await world.call(who, endpoints.read, { params: { postId } });
      expect(page).toMatchObject({ likes: null, comments: null });
    }
  });

  it('cannot be opened, not even by what is stored', async () => {
    const mia = await aged(age);
    const settings = await world.call(mia, privacyEndpoints.read);
    const refusal = await world.refusal(mia, privacyEndpoints.change, {
      body: { ...settings, openFeed: true },
    });
    expect(refusal.code).toBe('fixedAtYourAge');
    await world.db
      .insertInto('privacy_settings')
      .values({ user_id: mia.id, open_feed: true })
      .execute();
    await postBy(world, await world.person(), { visibility: 'public' });
    expect(await feedOf(world, mia)).toEqual([]);
  });
});

describe('from 16 on', () => {
  it('one chooses: strangers are out until they are let in', async () => {
    const ada = await aged(17);
    const strange = await postBy(world, await world.person(), { visibility: 'public' });
    expect(await feedOf(world, ada)).toEqual([]);
    const settings = await world.call(ada, privacyEndpoints.read);
    await world.call(ada, privacyEndpoints.change, { body: { ...settings, openFeed: true } });
    expect(idsOf(await feedOf(world, ada))).toEqual([strange]);
  });

  it('an adult meets everybody until that is switched off', async () => {
    const ada = await world.person();
    const { inItsName } = await clubOf(ada);
    const strange = await postBy(world, await world.person(), { visibility: 'public' });
    expect(idsOf(await feedOf(world, ada))).toEqual([strange, inItsName]);
    const settings = await world.call(ada, privacyEndpoints.read);
    await world.call(ada, privacyEndpoints.change, { body: { ...settings, openFeed: false } });
    expect(idsOf(await feedOf(world, ada))).toEqual([inItsName]);
  });

  it('what a club says goes from the feed with the membership, and with whoever blocks its author', async () => {
    const mia = await aged(10);
    const { club, inItsName } = await clubOf(mia);
    const holdsIt = async () => idsOf(await feedOf(world, mia)).includes(inItsName);
    expect(await holdsIt()).toBe(true);
    const block = { blocker_id: mia.id, blocked_id: club.admin.id };
    await world.db.insertInto('blocks').values(block).execute();
    expect(await holdsIt()).toBe(false);
    await world.db.deleteFrom('blocks').execute();
    await sql`update club_memberships set status = 'joined' where user_id = ${mia.id}`.execute(
      world.db,
    );
    expect(await holdsIt()).toBe(false);
  });
});
