import { clubIn } from '#testing/club';
import { publicPost } from '#testing/comments';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints, accountFaults } from '@ribbon/domain/accounts';
import { adminAccountEndpoints } from '@ribbon/domain/admin-accounts';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { moderationEndpoints } from '@ribbon/domain/moderation';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { searchEndpoints } from '@ribbon/domain/search';
import { settingsEndpoints } from '@ribbon/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  await setBeta(true);
});
afterAll(() => world.close());

const setBeta = (betaMode: boolean) =>
  world.call(admin, settingsEndpoints.change, { body: { betaMode, reason: 'A test' } });
const OUTSIDE = { code: accountFaults.outsideBeta().code };

describe('in beta, a fresh account without access', () => {
  it('posts nothing and reads no feed', async () => {
    const stranger = await world.person();
    const body = { content: 'Hello everybody!', visibility: 'public' as const };
    expect(await world.refusal(stranger, postEndpoints.create, { body })).toMatchObject(OUTSIDE);
    expect(await world.refusal(stranger, postEndpoints.feed, { query: {} })).toMatchObject(OUTSIDE);
  });

  it('searches for nobody, befriends nobody and joins no club', async () => {
    const [stranger, other] = [await world.person(), await world.person({ isVerified: true })];
    const club = await clubIn(world);
    expect(
      await world.refusal(stranger, searchEndpoints.find, { query: { text: 'mia' } }),
    ).toMatchObject(OUTSIDE);
    expect(
      await world.refusal(stranger, friendEndpoints.request, { body: { userId: other.id } }),
    ).toMatchObject(OUTSIDE);
    expect(
      await world.refusal(stranger, clubEndpoints.join, { params: { clubId: club.id } }),
    ).toMatchObject(OUTSIDE);
  });

  it('sees of a profile or a post what a visitor sees, and no more', async () => {
    const [stranger, author] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    const answers = (who?: Person) =>
      Promise.all([
        world.send(who, profileEndpoints.read, { params: { userId: author.id } }),
        world.send(who, postEndpoints.read, { params: { postId } }),
        world.send(who, profileEndpoints.directory, { query: {} }),
      ]);
    const bodies = (sent: Awaited<ReturnType<typeof answers>>) => sent.map(({ body }) => body);
    expect(bodies(await answers(stranger))).toEqual(bodies(await answers()));
  });

  it('keeps its own account, its family and every way to get help', async () => {
    const { guardian, child } = await family(world, { age: 10 });
    expect((await world.call(guardian, accountEndpoints.me)).member?.id).toBe(guardian.id);
    const overview = await world.call(guardian, familyEndpoints.overview);
    expect(overview.children.map(({ id }) => id)).toEqual([child.id]);
    const received = await world.send(child, moderationEndpoints.tellSomeone, {
      body: { words: 'Somebody hurts me.' },
    });
    expect(received.statusCode).toBeLessThan(300);
  });
});

describe('in beta, people with access', () => {
  it.each([
    ['a verified person', () => world.person({ isVerified: true })],
    ['a club admin', () => world.person({ userType: 'club_admin', roles: ['club_admin'] })],
    ['a system admin', () => world.person({ roles: ['system_admin'] })],
    [
      'somebody who was given access',
      async () => {
        const person = await world.person();
        await world.call(admin, adminAccountEndpoints.setBeta, {
          params: { userId: person.id },
          body: { granted: true, reason: 'Tries it out' },
        });
        return person;
      },
    ],
  ])('come in: %s', async (_, somebody) => {
    const answer = await world.send(await somebody(), postEndpoints.feed, { query: {} });
    expect(answer.statusCode).toBe(200);
  });

  it('come in all, once the beta is over', async () => {
    const person = await world.person();
    await setBeta(false);
    expect((await world.send(person, postEndpoints.feed, { query: {} })).statusCode).toBe(200);
    await setBeta(true);
    expect((await world.send(person, postEndpoints.feed, { query: {} })).statusCode).toBe(403);
  });
});
