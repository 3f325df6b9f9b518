import { insertChallenge } from '#testing/sport/challenges';
import { clubIn } from '#testing/club';
import { commentsSeenBy, publicPost, say } from '#testing/comments';
import { family } from '#testing/family';
import { befriended, feedOf, postBy } from '#testing/posts';
import { decideAbout, queueOf } from '#testing/decisions/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { challengeEndpoints } from '@ribbon/domain/challenges';
import { MembershipId, manageEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { sql } from 'kysely';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const FINE = 'Beautiful lines in the arabesque today!';
const KIK = 'kik stan_mm';
const WAYS = [KIK, 'where is your hall?', 'ur so pretty in that leo 😍'];

/** A confirmed coach, and a child of ten of the same club; they are no friends yet. */
async function coachAndChild(before?: (coach: Person) => Promise<void>) {
  const club = await clubIn(world);
  const { child, guardian } = await family(world, { age: 10, permissions: ['add_friends'] });
  await club.join(child);
  const coach = await world.person({ userType: 'coach' });
  await before?.(coach);
  await club.join(coach, 'coach');
  return { club, child, guardian, coach };
}

/** The coach asks, the guardian says yes, and the child accepts. */
async function befriend(coach: Person, child: Person, guardian: Person): Promise<void> {
  await world.call(coach, friendEndpoints.request, { body: { userId: child.id } });
  await world.worker.run();
  const { children } = await world.call(guardian, familyEndpoints.overview);
  for (const { id } of children.flatMap(({ inbox }) => inbox)) {
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: id },
      body: { approve: true },
    });
  }
  await world.call(child, friendEndpoints.accept, { params: { userId: coach.id } });
  await world.worker.run();
}
const contentsSeenBy = async (who: Person) =>
  (await feedOf(world, who)).map(({ content }) => content);
const write = (who: Person, content: string) =>
  world.call(who, postEndpoints.create, {
    body: { content, visibility: 'friends', media: [], location: '', commentsOff: false },
  });
const commentCalled = async (content: string) =>
  (
    await world.db
      .selectFrom('comments')
      .select('id')
      .where('content', '=', content)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
/** As it was before words were read for children. */
const forgotten = (table: 'posts' | 'challenges', id: string) =>
  sql`update ${sql.table(table)} set reader_age = null where id = ${id}`.execute(world.db);

describe('what an adult wrote before a guardian approved the friendship', () => {
  it('is read as words to a child, and held where it raises a concern', async () => {
    const { child, guardian, coach } = await coachAndChild();
    await befriended(world, coach, await world.person());
    for (const content of [...WAYS, FINE]) await write(coach, content);
    const before = (await queueOf(world, moderator)).filter(({ author }) => author.id === coach.id);
    expect(before).toEqual([]);
    await befriend(coach, child, guardian);
    expect(await contentsSeenBy(child)).toEqual([FINE]);
    const items = (await queueOf(world, moderator)).filter(({ author }) => author.id === coach.id);
    expect(new Set(items.map(({ comment }) => comment))).toEqual(new Set(WAYS));
    const [first] = items;
    await decideAbout(world, moderator, first?.post?.id ?? '', 'approved');
    expect((await contentsSeenBy(child)).toSorted()).toEqual(
      [FINE, first?.comment ?? ''].toSorted(),
    );
  });

  it('is not seen by the child until it has been read', async () => {
    const { child, guardian, coach } = await coachAndChild();
    const ids = [];
    for (const content of [...WAYS, FINE]) ids.push(await postBy(world, coach, { content }));
    for (const id of ids) await forgotten('posts', id);
    await befriended(world, coach, child);
    expect(await contentsSeenBy(child)).toEqual([]);
    await world.db.deleteFrom('friendships').where('requester_id', '=', coach.id).execute();
    await befriend(coach, child, guardian);
    expect(await contentsSeenBy(child)).toEqual([FINE]);
  });

  it('is read once', async () => {
    const { child, guardian, coach } = await coachAndChild();
    await forgotten('posts', await postBy(world, coach, { content: KIK }));
    await befriend(coach, child, guardian);
    const verdicts = () =>
      world.db.selectFrom('moderation_verdicts').where('author_id', '=', coach.id).selectAll();
    const once = await verdicts().execute();
    expect(once).toHaveLength(1);
    await world.housekeeper.run();
    await world.worker.run();
    expect(await verdicts().execute()).toHaveLength(1);
  });

  it('is read in rounds where there is much of it', async () => {
    const { child, guardian, coach } = await coachAndChild();
    for (let nth = 0; nth < 70; nth += 1) {
      await forgotten('posts', await postBy(world, coach, { content: `${FINE} ${nth}` }));
    }
    await befriend(coach, child, guardian);
    expect(await contentsSeenBy(child)).toHaveLength(70);
  });
});

describe('what adults wrote below posts that minors could not read', () => {
  const saidTo = async (who: Person | undefined, postId: PostId) =>
    (await commentsSeenBy(world, who, postId)).map(({ content }) => content);

  it('stays with adults when a child becomes a friend, until a person has looked', async () => {
    const colleague = await world.person();
    let postId: PostId | undefined;
    const { child, guardian, coach } = await coachAndChild(async (adult) => {
      await befriended(world, adult, colleague);
      postId = await postBy(world, adult, { visibility: 'friends' });
      for (const content of [...WAYS, FINE]) await say(world, adult, postId, content);
    });
    assert(postId !== undefined);
    expect(await saidTo(colleague, postId)).toEqual([...WAYS, FINE]);
    await befriend(coach, child, guardian);
    expect(await saidTo(child, postId)).toEqual([FINE]);
    expect(await saidTo(colleague, postId)).toEqual([...WAYS, FINE]);
    const items = (await queueOf(world, moderator)).filter(({ author }) => author.id === coach.id);
    expect(new Set(items.map(({ comment }) => comment))).toEqual(new Set(WAYS));
    const [first, second] = items;
    await decideAbout(world, moderator, await commentCalled(first?.comment ?? ''), 'approved');
    await decideAbout(world, moderator, await commentCalled(second?.comment ?? ''), 'rejected');
    expect((await saidTo(child, postId)).toSorted()).toEqual(
      [FINE, first?.comment ?? ''].toSorted(),
    );
    expect(await saidTo(colleague, postId)).not.toContain(second?.comment);
  });

  it('is not seen by teenagers and visitors below public posts', async () => {
    const [author, writer] = [await world.person(), await world.person()];
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 17 });
    const postId = await publicPost(world, author);
    for (const content of [...WAYS, FINE]) await say(world, writer, postId, content);
    for (const reader of [teen, undefined]) {
      expect(await saidTo(reader, postId)).toEqual([FINE]);
      const { comments } = await world.call(reader, postEndpoints.read, { params: { postId } });
      expect(comments).toBe(1);
    }
    expect(await saidTo(author, postId)).toEqual([...WAYS, FINE]);
    const { comments } = await world.call(author, postEndpoints.read, { params: { postId } });
    expect(comments).toBe(4);
  });

  it('is not seen by the child while nobody has read it as words to a child', async () => {
    const { child, guardian, coach } = await coachAndChild();
    const postId = await postBy(world, coach, { visibility: 'friends' });
    for (const content of [KIK, FINE]) await say(world, coach, postId, content);
    await sql`update comments set reader_age = null where post_id = ${postId}`.execute(world.db);
    await befriended(world, coach, child);
    expect(await saidTo(child, postId)).toEqual([]);
    await world.db.deleteFrom('friendships').where('requester_id', '=', coach.id).execute();
    await befriend(coach, child, guardian);
    expect(await saidTo(child, postId)).toEqual([FINE]);
  });
});

describe('challenges from before', () => {
  const titlesSeenBy = async (who: Person) =>
    (await world.call(who, challengeEndpoints.discover, { query: {} })).challenges.map(
      ({ id }) => id,
    );

  it('of a friend are read when the friendship begins', async () => {
    const { child, guardian, coach } = await coachAndChild();
    const made = { kind: 'community', by: coach.id } as const;
    const { id: bad } = await insertChallenge(world.db, {
      ...made,
      tasks: [{ title: KIK, times: 1 }],
    });
    const { id: fine } = await insertChallenge(world.db, made);
    for (const id of [bad, fine]) await forgotten('challenges', id);
    await befriend(coach, child, guardian);
    expect(await titlesSeenBy(child)).toEqual([fine]);
    await decideAbout(world, moderator, bad, 'approved');
    expect((await titlesSeenBy(child)).toSorted()).toEqual([fine, bad].toSorted());
  });

  it('and posts of a club are read when a minor is confirmed as a member', async () => {
    const club = await clubIn(world);
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    const made = { kind: 'coach', by: club.admin.id, clubId: club.id } as const;
    const { id: fine } = await insertChallenge(world.db, made);
    await forgotten('challenges', fine);
    const ofClub = { club_id: club.id, is_club_post: true, visibility: 'public' as const };
    for (const content of [KIK, FINE]) {
      await forgotten('posts', await postBy(world, club.admin, { ...ofClub, content }));
    }
    const { id: membershipId } = await world.db
      .insertInto('club_memberships')
      .values({ club_id: club.id, user_id: teen.id, status: 'waiting_club' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.call(club.admin, manageEndpoints.decide, {
      params: { clubId: club.id, membershipId: MembershipId.parse(membershipId) },
      body: { approve: true },
    });
    await world.worker.run();
    expect(await titlesSeenBy(teen)).toContain(fine);
    expect(await contentsSeenBy(teen)).toEqual([FINE]);
  });
});

it('what nobody asked for is read in time, by the chore', async () => {
  const author = await world.person();
  const postId = await postBy(world, author, { content: FINE, visibility: 'public' });
  await forgotten('posts', postId);
  const read = () => world.send(undefined, postEndpoints.read, { params: { postId } });
  expect((await read()).statusCode).toBe(404);
  await world.housekeeper.run();
  expect((await read()).statusCode).toBe(200);
});
