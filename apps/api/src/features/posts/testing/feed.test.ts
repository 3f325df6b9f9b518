import { addressOf } from '#testing/server/address';
import { clubIn } from '#testing/club';
import { family } from '#testing/family';
import { befriended, feedOf, postBy } from '#testing/posts';
import { listen } from '#testing/server/stream';
import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import { FEED_PAGE, type PostId, postEndpoints as endpoints } from '@ribbon/domain/posts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
// Everybody reads what is public: each test begins with nothing to read.
beforeEach(async () => {
  await world.db.deleteFrom('posts').execute();
});

const idsOf = (posts: { id: PostId }[]) => posts.map(({ id }) => id);
const teen = (age = 14) => world.person({ birthYear: world.clock().getUTCFullYear() - age });
const openFeed = (who: Person) =>
  world.db.insertInto('privacy_settings').values({ user_id: who.id, open_feed: true }).execute();
const since = async (who: Person) => (await world.call(who, endpoints.feed, { query: {} })).newest;
const newsFor = async (who: Person, cursor: string) =>
  world.call(who, endpoints.news, { query: { since: cursor } });

describe('the feed', () => {
  it('holds public posts, those of friends and of one’s club and one’s own, newest first', async () => {
    const [mia, zoe, stranger] = [await teen(17), await teen(), await world.person()];
    await openFeed(mia);
    const club = await clubIn(world);
    for (const who of [mia, zoe]) await club.join(who);
    const friend = await world.person();
    await befriended(world, friend, mia);
    const minutesAgo = (minutes: number) => ({
      created_at: new Date(world.clock().getTime() - minutes * 60_000),
    });
    const shown = [
      await postBy(world, mia, { ...minutesAgo(1), visibility: 'private' }),
      await postBy(world, stranger, { ...minutesAgo(2), visibility: 'public' }),
      await postBy(world, zoe, minutesAgo(3)),
      await postBy(world, friend, minutesAgo(4)),
    ];
    await postBy(world, stranger, minutesAgo(1));
    await postBy(world, friend, { visibility: 'private' });
    await postBy(world, friend, { approval_status: 'held' });
    await postBy(world, friend, { is_hidden: true, hidden_at: world.clock() });
    expect(idsOf(await feedOf(world, mia))).toEqual(shown);
  });

  it('says of each post what its card shows, and nothing of a minor that others may not know', async () => {
    const [mia, zoe] = [await teen(17), await world.person()];
    await befriended(world, mia, zoe);
    const id = await postBy(world, mia, { location: 'Leeds' });
    await world.call(zoe, endpoints.like, { params: { postId: id } });
    const card = { id: mia.id, name: expect.stringMatching(/^Person \d\.$/u) };
    expect(await feedOf(world, zoe)).toMatchObject([
      { id, author: card, isLiked: true, likes: null, location: null, approvalStatus: null },
    ]);
    expect(await feedOf(world, mia)).toMatchObject([
      { id, isLiked: false, likes: 1, location: null, approvalStatus: 'approved', club: null },
    ]);
  });

  it('comes in pages that neither skip nor repeat while others write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 0, maxLength: 55 }),
        fc.integer({ min: 0, max: 3 }),
        async (seconds, arriving) => {
          await world.db.deleteFrom('posts').execute();
          const [mia, zoe] = [await world.person(), await world.person()];
          await befriended(world, mia, zoe);
          const before: PostId[] = [];
          for (const [nth, second] of seconds.entries()) {
            const created_at = new Date(world.clock().getTime() - 60_000 - second * 1000);
            const author = nth % 3 === 0 ? mia : zoe;
            const visibility = nth % 2 === 0 ? ('public' as const) : ('friends' as const);
            before.push(await postBy(world, author, { created_at, visibility }));
          }
          const seen = await feedOf(world, mia, async () => {
            for (let n = 0; n < arriving; n += 1) await postBy(world, zoe);
          });
          expect(idsOf(seen).toSorted()).toEqual(before.toSorted());
          const places = seen.map(({ createdAt }) => createdAt.getTime());
          expect(places).toEqual(places.toSorted((a, b) => b - a));
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('is read to its end, and refuses a place that is none', async () => {
    const mia = await world.person();
    for (let n = 0; n < FEED_PAGE; n += 1) await postBy(world, mia);
    expect(await world.call(mia, endpoints.feed, { query: {} })).toMatchObject({ next: null });
    for (const after of ['', 'x', '1.2', `-1.${mia.id}`, `1.${'-'.repeat(36)}`]) {
      const refusal = await world.refusal(mia, endpoints.feed, { query: { after } });
      expect([after, refusal.status]).toEqual([after, 400]);
    }
  });
});

it('a deleted club is no way to what its children write', async () => {
  const club = await clubIn(world);
  const birthYear = world.clock().getUTCFullYear() - 12;
  const [child, mate] = [await club.member({ birthYear }), await club.member({ birthYear })];
  const postId = await postBy(world, child);
  const seen = async () => (await feedOf(world, mate)).some(({ id }) => id === postId);
  expect(await seen()).toBe(true);
  await world.db
    .updateTable('clubs')
    .set({ deleted_at: world.clock() })
    .where('id', '=', club.id)
    .execute();
  expect(await seen()).toBe(false);
  const refused = await world.refusal(mate, endpoints.read, { params: { postId } });
  expect(refused.code).toBe('notFound');
});

describe('what is new', () => {
  it('is counted for each reader, without one’s own, up to a page', async () => {
    const [mia, zoe, stranger] = [await world.person(), await world.person(), await world.person()];
    await befriended(world, mia, zoe);
    const place = await since(mia);
    await postBy(world, mia);
    await postBy(world, stranger);
    expect(await newsFor(mia, place)).toEqual({ count: 0, more: false });
    await postBy(world, zoe);
    await postBy(world, stranger, { visibility: 'public' });
    expect(await newsFor(mia, place)).toEqual({ count: 2, more: false });
    expect(await newsFor(mia, await since(mia))).toEqual({ count: 0, more: false });
    for (let n = 0; n < FEED_PAGE; n += 1) await postBy(world, zoe);
    expect(await newsFor(mia, place)).toEqual({ count: FEED_PAGE, more: true });
  });

  it('is told to those who may read it, and to nobody else', async () => {
    await world.startBackground();
    const address = await addressOf(world);
    const [mia, zoe, stranger] = [await world.person(), await world.person(), await world.person()];
    await befriended(world, mia, zoe);
    const [friend, other] = await Promise.all(
      [zoe, stranger].map((who) => listen(address, { who })),
    );
    const write = (visibility: 'friends' | 'private' | 'public') =>
      world.call(mia, endpoints.create, { body: { content: 'A new routine', visibility } });
    await write('private');
    await write('friends');
    expect((await friend?.next())?.topic).toBe('new-posts');
    await write('public');
    expect((await friend?.next())?.topic).toBe('new-posts');
    // The public one is the first that the stranger hears of.
    const heard = await other?.next();
    expect(heard?.topic).toBe('new-posts');
    const received = await world.db
      .selectFrom('realtime_events')
      .select('audience')
      .where('topic', '=', 'new-posts')
      .orderBy('id')
      .execute();
    expect(received.map(({ audience }) => audience)).toEqual([`user:${zoe.id}`, 'everyone']);
    friend?.close();
    other?.close();
  });

  it('includes what a guardian has just let through, however long it waited', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const friend = await world.person();
    await befriended(world, child, friend);
    const { id } = await world.call(child, endpoints.create, {
      body: { content: 'My ribbon flew so high today', visibility: 'friends' },
    });
    world.turnClock(10);
    await postBy(world, friend);
    const place = await since(friend);
    expect(idsOf(await feedOf(world, friend))).not.toContain(id);
    const overview = await world.call(guardian, familyEndpoints.overview);
    const [item] = overview.children[0]?.inbox ?? [];
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item?.id as never },
      body: { approve: true },
    });
    expect(await newsFor(friend, place)).toEqual({ count: 1, more: false });
    expect(idsOf(await feedOf(world, friend))[0]).toBe(id);
    expect(idsOf(await feedOf(world, guardian))).toContain(id);
  });
});
