import { clubIn } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints as endpoints } from '@ribbon/domain/profiles';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '#db/schema.generated';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Columns = Partial<Insertable<DB['athlete_profiles']>>;
const aged = async (years: number, columns: Columns = {}): Promise<Person> => {
  const person = await world.person({ birthYear: world.clock().getUTCFullYear() - years });
  if (Object.keys(columns).length > 0) {
    await world.db
      .updateTable('athlete_profiles')
      .set(columns)
      .where('id', '=', person.id)
      .execute();
  }
  return person;
};
const OPEN: Columns = { feed_visibility: 'public', listed_in_directory: true };
const befriend = (one: Person, other: Person) =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();
const read = (viewer: Person | undefined, { id }: Person) =>
  world.call(viewer, endpoints.read, { params: { userId: id } });
const statusOf = async (viewer: Person | undefined, { id }: Person) =>
  (await world.send(viewer, endpoints.read, { params: { userId: id } })).statusCode;

const FORM = {
  fullName: 'Nadia Petrova',
  country: 'Bulgaria',
  bio: 'I love the hoop.',
  age: '31',
  specialties: ' Hoop, Ball ,, hoop tricks, Ball',
  achievements: 'Regional finalist, ',
  instagram: 'https://www.instagram.com/nadia.hoop/',
  youtube: '@nadia',
  tiktok: '',
} as const;

describe('one’s own profile', () => {
  it('is saved with lists by comma, names of other sites, and no age where none is typed', async () => {
    const nadia = await aged(31);
    const saved = await world.call(nadia, endpoints.edit, { body: FORM });
    expect(saved).toMatchObject({
      fullName: 'Nadia Petrova',
      country: 'Bulgaria',
      age: 31,
      specialties: ['Hoop', 'Ball', 'hoop tricks'],
      achievements: ['Regional finalist'],
      instagram: 'nadia.hoop',
      youtube: 'nadia',
      tiktok: null,
    });
    const without = await world.call(nadia, endpoints.edit, { body: { ...FORM, age: '' } });
    expect(without.age).toBeNull();
    expect(await world.call(nadia, endpoints.own)).toEqual(without);
  });

  it.each([
    ['age', '4', 'Please enter an age from 5 to 50'],
    ['age', '51', 'Please enter an age from 5 to 50'],
    ['age', 'ten', 'Please enter an age from 5 to 50'],
    ['fullName', ' ', 'Please enter your name'],
    ['bio', 'x'.repeat(501), 'Your bio can be 500 characters at most'],
    ['country', 'Narnia', 'Please choose a country'],
    [
      'instagram',
      'https://elsewhere.test/me',
      'Please enter your name there, or the address of your page',
    ],
  ])('%s %j is refused beside its field', async (field, value, message) => {
    const nadia = await aged(31);
    const refusal = await world.refusal(nadia, endpoints.edit, {
      body: { ...FORM, [field]: value },
    });
    expect(refusal.issues).toEqual([{ path: field, message }]);
  });

  it.each([
    ['bio', 'You are all stupid losers and I hate you'],
    ['specialties', 'Hoop, kill yourself'],
    ['fullName', 'Stupid Bitch'],
  ])('a %s that hurts is not saved, and the refusal names it', async (field, text) => {
    const nadia = await aged(31);
    const refusal = await world.refusal(nadia, endpoints.edit, {
      body: { ...FORM, [field]: text },
    });
    expect([refusal.code, refusal.issues[0]?.path]).toEqual(['flagged', field]);
    expect((await world.call(nadia, endpoints.own)).bio).toBeNull();
  });

  it('a minor’s age and links, and a child’s name and country, are not theirs to give', async () => {
    const teen = await aged(14);
    const own = await world.call(teen, endpoints.own);
    const same = { ...FORM, age: null, instagram: null, youtube: null, tiktok: null };
    const refused = await world.refusal(teen, endpoints.edit, { body: { ...same, age: 14 } });
    expect(refused.issues.map(({ path }) => path)).toEqual(['age']);
    expect(await world.call(teen, endpoints.edit, { body: same })).toMatchObject({ bio: FORM.bio });

    const child = await aged(9, { user_type: 'child_gymnast' });
    const name = await world.refusal(child, endpoints.edit, { body: same });
    expect(name.issues.map(({ path }) => path).toSorted()).toEqual(['country', 'fullName']);
    const { fullName } = await world.call(child, endpoints.own);
    const body = { ...same, fullName, country: 'United Kingdom' as const };
    expect(await world.call(child, endpoints.edit, { body })).toMatchObject({ bio: FORM.bio });
    expect(own.stats).toEqual({ posts: 0, followers: 0, following: 0, friends: 0, clubs: 0 });
  });

  it('wears a drawing, or none', async () => {
    const nadia = await aged(31, OPEN);
    await world.call(nadia, endpoints.changePicture, { body: { art: 'avatar-rope' } });
    expect((await read(undefined, nadia)).art).toBe('avatar-rope');
    await world.call(nadia, endpoints.changePicture, { body: { art: null } });
    expect((await read(undefined, nadia)).art).toBeNull();
  });
});

describe('who opens whose profile', () => {
  it('an adult’s open one everybody; the rest of the bio, and more, only friends', async () => {
    const bio = `${'I love rhythmic gymnastics. '.repeat(5)}And my cat.`;
    const nadia = await aged(31, {
      ...OPEN,
      bio,
      age_shown: 31,
      achievements: ['Regional finalist'],
      social_links: JSON.stringify({ instagram: 'nadia.hoop' }),
    });
    const [friend, stranger] = [await aged(30), await aged(30)];
    await befriend(friend, nadia);
    for (const viewer of [undefined, stranger]) {
      const seen = await read(viewer, nadia);
      expect(seen.privatePart).toBeNull();
      expect(seen.bioPreview).toBe(`${bio.slice(0, 100).trimEnd()}…`);
      expect(JSON.stringify(seen)).not.toContain('nadia.hoop');
      expect(JSON.stringify(seen)).not.toContain(nadia.email);
    }
    // Links are shown by default; e-mail and age once somebody chose so.
    expect((await read(friend, nadia)).privatePart).toEqual({
      bio,
      email: null,
      age: null,
      achievements: ['Regional finalist'],
      social: { instagram: 'nadia.hoop', youtube: null, tiktok: null },
    });
    await world.db
      .insertInto('privacy_settings')
      .values({
        user_id: nadia.id,
        show_email_to_friends: true,
        show_age_to_friends: true,
        show_social_links_to_friends: false,
        show_achievements: false,
      })
      .execute();
    expect((await read(friend, nadia)).privatePart).toEqual({
      bio,
      email: nadia.email,
      age: 31,
      achievements: null,
      social: null,
    });
  });

  it('a private one friends and the club, and only the public view of it', async () => {
    const club = await clubIn(world);
    const [nadia, friend, mate, stranger] = [
      await aged(31),
      await aged(30),
      await aged(30),
      await aged(30),
    ];
    await befriend(nadia, friend);
    await club.join(nadia);
    await club.join(mate);
    expect((await read(friend, nadia)).privatePart).toBeNull();
    expect((await read(mate, nadia)).privatePart).toBeNull();
    expect(await statusOf(stranger, nadia)).toBe(404);
    expect(await statusOf(undefined, nadia)).toBe(404);
  });

  it('a minor’s never strangers, not even when a row says so; at 16 by choice', async () => {
    const stranger = await aged(30);
    expect(await statusOf(stranger, await aged(14, OPEN))).toBe(404);
    expect(await statusOf(undefined, await aged(14, OPEN))).toBe(404);
    expect(await statusOf(stranger, await aged(17))).toBe(404);
    const open = await aged(17, { listed_in_directory: true });
    expect(await read(undefined, open)).toMatchObject({
      name: expect.stringMatching(/^Person \d\.$/u),
      stats: { followers: null, friends: null, clubs: null },
      mayFollow: false,
    });
  });

  it('a child’s its friends, the children of the club, its guardian and those who train it', async () => {
    const club = await clubIn(world);
    const child = await aged(9, {
      user_type: 'child_gymnast',
      achievements: ['Club medal'],
      full_name: 'Mia Lark Testfield',
    });
    const [mate, adult, guardian, unconfirmed] = [
      await aged(10),
      await aged(30),
      await aged(40),
      await world.person({ userType: 'coach' }),
    ];
    const coach = await world.person({ userType: 'coach' });
    for (const person of [child, mate, adult]) await club.join(person);
    await club.join(coach, 'coach');
    await club.join(unconfirmed, 'unconfirmed coach');
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: guardian.id, child_id: child.id, role: 'primary' })
      .execute();

    expect(await read(mate, child)).toMatchObject({ name: 'Mia T.', privatePart: null });
    expect(await statusOf(adult, child)).toBe(404);
    expect(await statusOf(unconfirmed, child)).toBe(404);
    for (const person of [guardian, coach, club.admin]) {
      expect(await read(person, child)).toMatchObject({
        name: 'Mia Lark Testfield',
        privatePart: { achievements: ['Club medal'], email: null, age: null, social: null },
        stats: { friends: null },
      });
    }
  });

  it('whoever asks to be friends can be looked at, once a guardian has nothing to say any more', async () => {
    const [asking, asked] = [await aged(30), await aged(30)];
    await world.call(asking, friendEndpoints.request, { body: { userId: asked.id } });
    expect(await read(asked, asking)).toMatchObject({ friendship: { state: 'received' } });
    await world.db
      .updateTable('friendships')
      .set({ requester_guardian: 'waiting' })
      .where('requester_id', '=', asking.id)
      .execute();
    expect(await statusOf(asked, asking)).toBe(404);
  });

  it('nobody’s that is paused, and nobody who was blocked, either way', async () => {
    const [nadia, zoe] = [await aged(31, OPEN), await aged(31, OPEN)];
    await world.call(nadia, friendEndpoints.blockPerson, { params: { userId: zoe.id } });
    expect(await statusOf(nadia, zoe)).toBe(404);
    expect(await statusOf(zoe, nadia)).toBe(404);
    const paused = await aged(31, { ...OPEN, status: 'paused', paused_at: new Date() });
    expect(await statusOf(undefined, paused)).toBe(404);
  });
});

describe('somebody’s posts', () => {
  const write = async (author: Person, visibility: 'public' | 'friends' | 'private', more = {}) => {
    const { id } = await world.db
      .insertInto('posts')
      .values({
        author_id: author.id,
        content: visibility,
        visibility,
        approval_status: 'approved',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const seenBy = async (viewer: Person | undefined, { id }: Person) =>
    (await world.call(viewer, postEndpoints.ofPerson, { params: { userId: id }, query: {} })).posts
      .map(({ content }) => content)
      .toSorted();
  const all = async (author: Person) => {
    for (const visibility of ['public', 'friends', 'private'] as const) {
      await write(author, visibility);
    }
    await write(author, 'public', { approval_status: 'held', content: 'held' });
    await write(author, 'public', { is_hidden: true, hidden_at: new Date(), content: 'hidden' });
  };

  it('of an adult: the public ones to all, those for friends to friends, and counted alike', async () => {
    const [nadia, friend, stranger] = [await aged(31, OPEN), await aged(30), await aged(30)];
    await all(nadia);
    await befriend(nadia, friend);
    expect(await seenBy(undefined, nadia)).toEqual(['public']);
    expect(await seenBy(stranger, nadia)).toEqual(['public']);
    expect(await seenBy(friend, nadia)).toEqual(['friends', 'public']);
    expect(await seenBy(nadia, nadia)).toEqual(['friends', 'private', 'public']);
    expect((await read(stranger, nadia)).stats.posts).toBe(1);
    expect((await read(friend, nadia)).stats.posts).toBe(2);
  });

  it('of a minor: friends and, below 16, the club; in public at 16 by choice only', async () => {
    const club = await clubIn(world);
    const [teen, older, friend, mate, adult] = [
      await aged(14),
      await aged(17),
      await aged(14),
      await aged(15),
      await aged(30),
    ];
    for (const author of [teen, older]) {
      await all(author);
      await befriend(author, friend);
      await club.join(author);
    }
    await club.join(mate);
    await club.join(adult);
    for (const author of [teen, older]) {
      expect(await seenBy(undefined, author)).toEqual([]);
      expect(await seenBy(adult, author)).toEqual([]);
      expect(await seenBy(friend, author)).toEqual(['friends', 'public']);
    }
    expect(await seenBy(mate, teen)).toEqual(['friends', 'public']);
    expect(await seenBy(mate, older)).toEqual([]);
    for (const { id } of [teen, older]) {
      await world.db
        .insertInto('privacy_settings')
        .values({ user_id: id, allow_public_posts: true })
        .execute();
    }
    expect(await seenBy(undefined, older)).toEqual(['public']);
    expect(await seenBy(undefined, teen)).toEqual([]);
  });

  it('of a child under 13 to its guardian; from 13 on they are the young person’s own', async () => {
    const [child, teen, guardian] = [
      await aged(9, { user_type: 'child_gymnast' }),
      await aged(14),
      await aged(40),
    ];
    for (const author of [child, teen]) {
      await write(author, 'friends');
      await world.db
        .insertInto('parental_relationships')
        .values({ parent_id: guardian.id, child_id: author.id, role: 'primary' })
        .execute();
    }
    expect(await seenBy(guardian, child)).toEqual(['friends']);
    expect(await seenBy(guardian, teen)).toEqual([]);
  });

  it('come page by page, newest first, each once', async () => {
    const nadia = await aged(31, OPEN);
    await world.db
      .insertInto('posts')
      .values(
        Array.from({ length: 45 }, (_, nth) => ({
          author_id: nadia.id,
          content: `post ${nth}`,
          visibility: 'public' as const,
          approval_status: 'approved' as const,
          created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(nth / 2))),
        })),
      )
      .execute();
    const seen: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page = await world.call(undefined, postEndpoints.ofPerson, {
        params: { userId: nadia.id },
        query: after === undefined ? {} : { after },
      });
      seen.push(...page.posts.map(({ id }) => id));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });
});
