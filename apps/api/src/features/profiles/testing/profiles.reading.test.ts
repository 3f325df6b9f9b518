import { clubIn } from '#testing/club';
import type { Person } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { profileEndpoints as endpoints } from '@ribbon/domain/profiles';
import { describe, expect, it } from 'vitest';
import { aged, befriend, OPEN, openWorld, read, world } from './profiles.fixture.ts';

openWorld();

const statusOf = async (viewer: Person | undefined, { id }: Person) =>
  (await world.send(viewer, endpoints.read, { params: { userId: id } })).statusCode;

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
