import { clubIn } from '#testing/club';
import { publicPost } from '#testing/comments';
import { family } from '#testing/family';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { commentEndpoints } from '@ribbon/domain/comments';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { searchEndpoints } from '@ribbon/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (years: number) => world.person({ birthYear: world.clock().getUTCFullYear() - years });
const list = (id: UserId) =>
  world.db
    .updateTable('athlete_profiles')
    .set({ listed_in_directory: true, feed_visibility: 'public' })
    .where('id', '=', id)
    .execute();

/** An adult in the directory with a post for everybody. */
async function stranger() {
  const person = await world.person();
  await list(person.id);
  return { person, postId: await publicPost(world, person) };
}

interface Young {
  who: Person;
  /** People they know before they belong to any club. */
  known: UserId[];
}
const YOUNG: [string, () => Promise<Young>][] = [
  [
    'a child of ten',
    async () => {
      const { child, guardian } = await family(world, { age: 10 });
      return { who: child, known: [guardian.id] };
    },
  ],
  ['a young person of fourteen', async () => ({ who: await aged(14), known: [] })],
];
const inDirectory = async (who: Person) =>
  (
    await world.call(who, profileEndpoints.directory, {
      query: { search: '', country: '', specialty: '', sort: 'name' },
    })
  ).people.map(({ id }) => id);

describe.each(YOUNG)('%s', (_, young) => {
  it('finds no stranger in the directory, its figures or the search', async () => {
    const [{ who, known }, { person }] = [await young(), await stranger()];
    expect(await inDirectory(who)).toEqual(known);
    const overview = await world.call(who, profileEndpoints.overview);
    expect([overview.athletes, overview.coaches]).toEqual([known.length, 0]);
    expect(overview.featured.map(({ id }) => id)).toEqual(known);
    const name = await world.db
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const { found } = await world.call(who, searchEndpoints.find, {
      query: { text: name.username },
    });
    expect(found).toEqual([]);
  });

  it('opens no public post of a stranger, and writes nothing below it', async () => {
    const [{ who }, { person, postId }] = [await young(), await stranger()];
    const { posts } = await world.call(who, postEndpoints.ofPerson, {
      params: { userId: person.id },
      query: {},
    });
    expect(posts).toEqual([]);
    const params = { postId };
    for (const endpoint of [postEndpoints.read, postEndpoints.like]) {
      expect((await world.send(who, endpoint, { params })).statusCode).toBe(404);
    }
    expect((await world.send(who, commentEndpoints.list, { params, query: {} })).statusCode).toBe(
      404,
    );
    const reply = await world.send(who, commentEndpoints.add, {
      params,
      body: { content: 'Lovely!' },
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('finds team mates, the confirmed coach and the administrator of their club', async () => {
    const [{ who, known }, club] = [await young(), await clubIn(world)];
    await club.join(who);
    const coach = await world.person({ userType: 'coach' });
    await club.join(coach, 'coach');
    const [mate, parent, unconfirmed] = [
      await aged(12),
      await world.person(),
      await world.person(),
    ];
    await club.join(mate);
    await club.join(parent);
    await club.join(unconfirmed, 'unconfirmed coach');
    expect(new Set(await inDirectory(who))).toEqual(
      new Set([...known, coach.id, mate.id, club.admin.id]),
    );
    const postId = await publicPost(world, coach);
    const answer = await world.send(who, postEndpoints.read, { params: { postId } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a young person of fourteen', () => {
  it('finds friends in the directory, and follows nobody', async () => {
    const [teen, friend, { person }] = [await aged(14), await aged(15), await stranger()];
    await befriended(world, teen, friend);
    expect(await inDirectory(teen)).toEqual([friend.id]);
    const params = { userId: person.id };
    expect((await world.send(teen, friendEndpoints.follow, { params })).statusCode).toBe(403);
  });
});

describe('from sixteen', () => {
  it('the directory holds everybody who is listed, and public posts open', async () => {
    const [teen, { person, postId }] = [await aged(16), await stranger()];
    expect(await inDirectory(teen)).toContain(person.id);
    const answer = await world.send(teen, postEndpoints.read, { params: { postId } });
    expect(answer.statusCode).toBe(200);
  });
});
