import { enrol, newClub } from '#testing/club';
import { commentsSeenBy, say } from '#testing/comments';
import { family, linked, usernameOf, youngPerson } from '#testing/family';
import { befriended, feedOf, postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { commentEndpoints } from '@ribbon/domain/comments';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const block = (who: Person, whom: Person) =>
  world.call(who, friendEndpoints.blockPerson, { params: { userId: whom.id } });
const refusedBlock = (who: Person, whom: Person) =>
  world.refusal(who, friendEndpoints.blockPerson, { params: { userId: whom.id } });
const blocksBetween = async (one: Person, other: Person) =>
  world.db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', 'in', [one.id, other.id])
    .where('blocked_id', 'in', [one.id, other.id])
    .execute();

/** A child of nine in a club with a confirmed coach; the coach and the guardian have fallen out. */
async function fallenOut() {
  const { child, guardian } = await family(world, {
    permissions: ['create_posts', 'comment', 'add_friends'],
  });
  const clubId = await newClub(world);
  const coach = await world.person({ userType: 'coach' });
  await enrol(world, clubId, child);
  await enrol(world, clubId, coach, {
    membership_type: 'coach',
    coach_confirmed_at: world.clock(),
  });
  await befriended(world, child, coach);
  await block(coach, guardian);
  return { child, guardian, coach, clubId };
}

const READ = { approval_status: 'approved', reader_age: 0 } as const;

describe('a guardian', () => {
  it('is not blocked by the child, by id or by name, and the refusal says what to do', async () => {
    const { child, guardian } = await family(world);
    const byId = await refusedBlock(child, guardian);
    expect(byId).toMatchObject({ code: 'blockedGuardian', status: 409 });
    expect(byId.message).toMatch(/report/u);
    const byName = await world.refusal(child, friendEndpoints.block, {
      body: { username: await usernameOf(world, guardian) },
    });
    expect(byName).toMatchObject({ code: 'blockedGuardian' });
    expect(await blocksBetween(child, guardian)).toEqual([]);
  });

  it('is not blocked by a young person either, who ends the link instead', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await linked(world, young, adult);
    expect(await refusedBlock(young, adult)).toMatchObject({ code: 'blockedGuardian' });
    await world.call(young, familyEndpoints.endOwnLink, { params: { guardianId: adult.id } });
    await block(young, adult);
    expect(await blocksBetween(young, adult)).toHaveLength(1);
  });

  it('does not block the child they look after', async () => {
    const { child, guardian } = await family(world);
    expect(await refusedBlock(guardian, child)).toMatchObject({ code: 'blockedChild' });
  });

  it('is seen again by whoever blocked them before, once they look after the account', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await block(adult, young);
    await block(young, adult);
    await linked(world, young, adult);
    expect(await blocksBetween(young, adult)).toEqual([]);
  });

  it('sees the child’s profile and posts, and is told of what waits', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    await world.send(child, friendEndpoints.blockPerson, { params: { userId: guardian.id } });
    const postId = await postBy(world, child);
    const profile = await world.call(guardian, profileEndpoints.read, {
      params: { userId: child.id },
    });
    expect(profile.id).toBe(child.id);
    expect((await feedOf(world, guardian)).map(({ id }) => id)).toContain(postId);
    await world.call(child, postEndpoints.create, {
      body: { content: 'My new hoop', visibility: 'friends', media: [] },
    });
    await world.worker.run();
    const { notifications } = await world.call(guardian, notificationEndpoints.list, {
      query: {},
    });
    expect(notifications.map(({ type }) => type)).toContain('family_decision_needed');
  });
});

describe('a block between a guardian and somebody else', () => {
  it('hides no word below the child’s posts', async () => {
    const { child, guardian, coach } = await fallenOut();
    const postId = await postBy(world, child);
    await say(world, coach, postId, 'Well done today');
    const seen = await commentsSeenBy(world, guardian, postId);
    expect(seen.map(({ content }) => content)).toEqual(['Well done today']);
    const { posts } = await world.call(guardian, postEndpoints.feed, { query: {} });
    expect(posts.find(({ id }) => id === postId)?.comments).toBe(1);
  });

  it('hides no thread in which the child takes part', async () => {
    const { child, guardian, coach } = await fallenOut();
    const postId = await postBy(world, coach, { visibility: 'public' });
    await world.db
      .insertInto('comments')
      .values([
        { post_id: postId, author_id: child.id, content: 'Thank you', ...READ },
        { post_id: postId, author_id: coach.id, content: 'Any time', ...READ },
      ])
      .execute();
    const seen = await commentsSeenBy(world, guardian, postId);
    expect(seen.map(({ content }) => content).toSorted()).toEqual(['Any time', 'Thank you']);
  });

  it('still hides everything that does not concern the child', async () => {
    const { guardian, coach } = await fallenOut();
    const stranger = await world.person();
    await block(stranger, guardian);
    const theirs = await postBy(world, stranger, { visibility: 'public' });
    const refused = await world.refusal(guardian, commentEndpoints.list, {
      params: { postId: theirs },
      query: {},
    });
    expect(refused).toMatchObject({ status: 404 });
    const friend = await world.person();
    const elsewhere = await postBy(world, friend, { visibility: 'public' });
    await say(world, coach, elsewhere);
    expect(await commentsSeenBy(world, guardian, elsewhere)).toEqual([]);
  });

  it('ends with the link and with the 13th birthday: what a young person shares is theirs', async () => {
    const [young, adult, other] = [
      await youngPerson(world),
      await world.person(),
      await world.person(),
    ];
    await linked(world, young, adult);
    await block(other, adult);
    const postId = await postBy(world, other, { visibility: 'public' });
    await world.db
      .insertInto('comments')
      .values({ post_id: postId, author_id: young.id, content: 'Hi', approval_status: 'approved' })
      .execute();
    const refused = await world.refusal(adult, commentEndpoints.list, {
      params: { postId },
      query: {},
    });
    expect(refused).toMatchObject({ status: 404 });
  });

  it('does not keep the guardian from hearing who would like to be friends with the child', async () => {
    const [young, adult, other] = [
      await youngPerson(world),
      await world.person(),
      await youngPerson(world),
    ];
    await linked(world, young, adult);
    const clubId = await newClub(world);
    await enrol(world, clubId, young);
    await enrol(world, clubId, other);
    await block(other, adult);
    await world.call(other, friendEndpoints.request, { body: { userId: young.id } });
    await world.worker.run();
    const { notifications } = await world.call(adult, notificationEndpoints.list, { query: {} });
    expect(notifications.map(({ type }) => type)).toContain('child_friend_request');
  });
});
