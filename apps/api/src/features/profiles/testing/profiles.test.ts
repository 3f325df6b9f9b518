import { clubIn } from '#testing/club';
import type { Person } from '#testing/world';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints as endpoints } from '@ribbon/domain/profiles';
import { describe, expect, it } from 'vitest';
import { aged, befriend, OPEN, openWorld, read, world } from './profiles.fixture.ts';

openWorld();

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
    ['bio', 'x'.repeat(501), 'Your bio can be up to 500 characters'],
    ['country', 'Narnia', 'Please choose a country'],
    [
      'instagram',
      'https://elsewhere.test/me',
      'Please enter your username there, or the link to your page',
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
    expect(await world.call(child, endpoints.edit, { body })).toMatchObject({
      waitingBio: FORM.bio,
    });
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

describe('somebody’s posts', () => {
  const write = async (author: Person, visibility: 'public' | 'friends' | 'private', more = {}) => {
    const { id } = await world.db
      .insertInto('posts')
      .values({
        author_id: author.id,
        content: visibility,
        visibility,
        approval_status: 'approved',
        reader_age: 0,
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
          reader_age: 0,
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
