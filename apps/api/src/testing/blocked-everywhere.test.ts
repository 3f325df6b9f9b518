import { type TestClub, clubIn } from '#testing/club';
import { publicPost, say } from '#testing/comments';
import { sharedSession } from '#testing/sport/training';
import { type Person, type World, createWorld } from '#testing/world';
import { contract } from '@ribbon/domain/contract';
import { friendEndpoints } from '@ribbon/domain/friends';
import type { Endpoint } from '@ribbon/domain/kernel';
import type { PostId } from '@ribbon/domain/posts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let club: TestClub;
/** A third person's post, below which people comment. */
let postId: PostId;
beforeAll(async () => {
  world = await createWorld();
  club = await clubIn(world);
  postId = await publicPost(world, await world.person());
});
afterAll(() => world.close());

/** Everything that can be between two people, and that some list or count shows. */
const TIES = {
  async 'one club'(one: Person, other: Person) {
    await club.join(one);
    await club.join(other);
  },
  async 'an event'(one: Person, other: Person) {
    const event_id = await club.event();
    await world.db
      .insertInto('club_event_rsvps')
      .values([one, other].map(({ id }) => ({ event_id, user_id: id, status: 'going' as const })))
      .execute();
  },
  async 'a common friend'(one: Person, other: Person) {
    const friend = await world.person();
    await world.db
      .insertInto('friendships')
      .values(
        [one, other].map(({ id }) => ({
          requester_id: friend.id,
          addressee_id: id,
          status: 'accepted' as const,
        })),
      )
      .execute();
  },
  friendship: (one: Person, other: Person) => pair(one, other, 'accepted'),
  'a request': (one: Person, other: Person) => pair(one, other, 'pending'),
  async following(one: Person, other: Person) {
    await world.db
      .insertInto('follows')
      .values([
        { follower_id: one.id, followed_id: other.id },
        { follower_id: other.id, followed_id: one.id },
      ])
      .execute();
  },
  async posts(one: Person, other: Person) {
    await world.db
      .insertInto('posts')
      .values(
        [one, other].map(({ id }) => ({
          author_id: id,
          content: `by ${id}`,
          visibility: 'public' as const,
          approval_status: 'approved' as const,
          reader_age: 0,
        })),
      )
      .execute();
  },
  async comments(one: Person, other: Person) {
    for (const who of [one, other]) await say(world, who, postId, 'Lovely');
  },
  /** Each coaches the other, and may read the other's log. */
  async 'a shared log'(one: Person, other: Person) {
    for (const who of [one, other]) {
      // Whether they belong to the club is another of these ties.
      const { numUpdatedRows } = await world.db
        .updateTable('club_memberships')
        .set({ membership_type: 'coach', coach_confirmed_at: world.clock() })
        .where('user_id', '=', who.id)
        .where('status', '=', 'active')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await sharedSession(world, who, club.id);
    }
  },
  async reviews(one: Person, other: Person) {
    await world.db
      .insertInto('club_reviews')
      .values(
        [one, other].map(({ id }) => ({
          club_id: club.id,
          user_id: id,
          rating: 5,
          comment: `by ${id}`,
          status: 'approved' as const,
        })),
      )
      .execute();
  },
};
type Tie = keyof typeof TIES;

const pair = (one: Person, other: Person, status: 'accepted' | 'pending') =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Lists of a person's own past acts, or of a duty towards a club: none of them is company. */
const NOT_COMPANY = new Set([
  // This list exists to show the people the reader has blocked.
  '/friends/blocked',
  // All data about the reader, by law with the ids of the people they blocked.
  '/privacy/export',
]);

const lists = Object.values(contract)
  .flatMap((slice) => Object.values(slice as Record<string, Endpoint>))
  .filter(({ method, access, path }) => {
    const isForMembers = access === 'anyone' || access === 'signedIn';
    return method === 'GET' && isForMembers && !NOT_COMPANY.has(path);
  });

/** Every answer this person can get, for any address. */
async function everythingSeenBy(viewer: Person, other: Person, eventId: string) {
  const params = { clubId: club.id, userId: other.id, eventId, postId };
  const queries: readonly Record<string, string>[] = [
    { kind: 'followers', clubId: club.id, month: '2026-11', text: 'Lee', username: 'nobody' },
    { kind: 'following', search: 'person', sort: 'name' },
  ];
  const answers: string[] = [];
  for (const endpoint of lists) {
    for (const query of queries) {
      const input = { params, query } as never;
      const { statusCode, body } = await world.send(viewer, endpoint, input);
      if (statusCode < 300) answers.push(`${endpoint.path} ${body}`);
    }
  }
  return answers;
}

it('walks lists of every slice that has some', () => {
  expect(lists.length).toBeGreaterThan(25);
});

it('blocked means invisible, both ways, in every answer that anybody gets', async () => {
  const eventId = await club.event();
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...(Object.keys(TIES) as Tie[])), { minLength: 2 }),
      fc.boolean(),
      async (ties, isReversed) => {
        const [one, other] = [await open(), await open()];
        for (const tie of ties) await TIES[tie](one, other);
        const received = await everythingSeenBy(one, other, eventId);
        expect(received.some((answer) => answer.includes(other.id))).toBe(true);
        const [blocker, blocked] = isReversed ? [other, one] : [one, other];
        await world.db
          .insertInto('blocks')
          .values({ blocker_id: blocker.id, blocked_id: blocked.id })
          .execute();
        for (const [viewer, hidden] of [
          [one, other],
          [other, one],
        ] as const) {
          const telling = (await everythingSeenBy(viewer, hidden, eventId)).filter((answer) =>
            answer.includes(hidden.id),
          );
          expect(telling).toEqual([]);
          const figures = await world.call(viewer, friendEndpoints.figures);
          const friends = await world.call(viewer, friendEndpoints.list, { query: {} });
          expect(figures.friends).toBe(friends.people.length);
        }
      },
    ),
    { numRuns: 10 },
  );
}, 240_000);

async function open(): Promise<Person> {
  const person = await world.person();
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public', listed_in_directory: true })
    .where('id', '=', person.id)
    .execute();
  return person;
}
