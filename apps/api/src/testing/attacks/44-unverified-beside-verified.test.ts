import { beside } from '#testing/beside';
import { insertChallenge } from '#testing/sport/challenges';
import { newClub } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { family, usernameOf } from '#testing/family';
import { befriended, postBy } from '#testing/posts';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { challengeEndpoints } from '@ribbon/domain/challenges';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { type InboxKind, Permission, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { securityEndpoints } from '@ribbon/domain/security';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const permissions = Permission.options;
const setPermission = async (
  guardian: Person,
  child: Person,
  permission: Permission,
  on: boolean,
) =>
  (
    await world.send(guardian, familyEndpoints.setPermission, {
      params: { childId: child.id, permission },
      body: { granted: on },
    })
  ).statusCode;

/** The mother switches on what the fake guardian has. */
async function besideVerified({ mayAll = true } = {}) {
  const made = await beside(world, permissions);
  if (mayAll)
    for (const permission of permissions)
      await setPermission(made.mother, made.child, permission, true);
  return made;
}
type Scene = Awaited<ReturnType<typeof besideVerified>>;

/** A child of the same club, whose guardian lets it do everything. */
async function mateOf({ club }: Scene) {
  const { child } = await family(world, { permissions, age: 10 });
  await club.join(child);
  return child;
}

const NO_TEXTS = {
  age: null,
  specialties: '',
  achievements: '',
  instagram: '',
  youtube: '',
  tiktok: '',
};

const COMMUNITY: [InboxKind, (scene: Scene) => Promise<unknown>][] = [
  [
    'post',
    ({ child }) =>
      world.call(child, postEndpoints.create, {
        body: { content: 'My first clean routine', visibility: 'friends', media: [] },
      }),
  ],
  [
    'comment',
    async (scene) => {
      const mate = await mateOf(scene);
      await befriended(world, scene.child, mate);
      const postId = await postBy(world, mate, { visibility: 'friends' });
      const reply = { params: { postId }, body: { content: 'Well done' } };
      await world.call(scene.child, commentEndpoints.add, reply);
    },
  ],
  [
    'friend_request',
    async (scene) => {
      const { id: userId } = await mateOf(scene);
      await world.call(scene.child, friendEndpoints.request, { body: { userId } });
    },
  ],
  [
    'bio',
    async ({ child }) => {
      const { fullName } = await world.call(child, profileEndpoints.own);
      await world.call(child, profileEndpoints.edit, {
        body: { ...NO_TEXTS, fullName, country: 'United Kingdom', bio: 'I love the hoop' } as never,
      });
    },
  ],
];
const PRIVATE: [InboxKind, (scene: Scene) => Promise<unknown>][] = [
  [
    'club_join',
    async ({ child }) => {
      const clubId = await newClub(world, { join_policy: 'approval' });
      await world.call(child, clubEndpoints.join, { params: { clubId } });
    },
  ],
  [
    'event_rsvp',
    async ({ child, club }) => {
      const params = { eventId: await club.event(), userId: child.id };
      await world.call(child, calendarEndpoints.answer, { params, body: { going: true } });
    },
  ],
  [
    'email_change',
    ({ child }) =>
      world.call(child, securityEndpoints.changeEmail, {
        body: { email: `moved.${child.email}`, password: PASSWORD },
      }),
  ],
  [
    'competition_entry',
    async ({ child }) => {
      const { competitionId, categoryId } = await openCompetition(world.db);
      const body = { categoryId, entries: [{ userId: child.id, clubId: null }] };
      await world.call(child, entryEndpoints.enter, { params: { competitionId }, body });
    },
  ],
];

const childOf = async (guardian: Person) => {
  const [child] = (await world.call(guardian, familyEndpoints.overview)).children;
  if (child === undefined) throw new Error('no child');
  return child;
};
async function answers(guardian: Person, kind: InboxKind, approve: boolean): Promise<number> {
  const item = (await childOf(guardian)).inbox.find((one) => one.kind === kind);
  if (item === undefined) throw new Error(`no ${kind} waits`);
  const decision = { params: { itemId: item.id }, body: { approve } };
  return (await world.send(guardian, familyEndpoints.decide, decision)).statusCode;
}
const switches = async (guardian: Person) =>
  (await childOf(guardian)).permissions
    .filter(({ granted }) => granted)
    .map(({ permission }) => permission);
const joinsChallenge = async (child: Person) => {
  const { id: challengeId } = await insertChallenge(world.db);
  return (await world.send(child, challengeEndpoints.join, { params: { challengeId } })).statusCode;
};

describe('a guardian nobody has verified, beside one known to the club', () => {
  it.each([...COMMUNITY, ...PRIVATE])(
    'does not say yes to a %s, and the verified one does',
    async (kind, waits) => {
      const set = await besideVerified();
      await waits(set);
      expect(await answers(set.fake, kind, true)).toBe(403);
      expect(await answers(set.mother, kind, true)).toBe(204);
    },
  );

  it.each([...COMMUNITY, ...PRIVATE])('always says no to a %s', async (kind, waits) => {
    const set = await besideVerified();
    await waits(set);
    expect(await answers(set.fake, kind, false)).toBe(204);
  });

  it('shows no post again that the other one has hidden, and hides any', async () => {
    const { child, fake, mother } = await besideVerified();
    const params = { postId: await postBy(world, child, { visibility: 'friends' }) };
    const status = async (who: Person, act: 'hide' | 'show') =>
      (await world.send(who, postEndpoints[act], { params })).statusCode;
    expect(await status(mother, 'hide')).toBe(204);
    expect(await status(fake, 'show')).toBe(403);
    expect(await status(mother, 'show')).toBe(204);
    expect(await status(fake, 'hide')).toBe(204);
  });

  it('switches nothing on, and anything off', async () => {
    const { child, fake, mother } = await besideVerified();
    for (const permission of permissions) {
      expect(await setPermission(fake, child, permission, false)).toBe(204);
      expect(await setPermission(fake, child, permission, true)).toBe(403);
      expect(await setPermission(mother, child, permission, true)).toBe(204);
    }
  });

  it('has switched on nothing that starts with the word of the other one', async () => {
    const { child, mother } = await besideVerified({ mayAll: false });
    expect(await joinsChallenge(child)).toBe(403);
    expect(await switches(mother)).toEqual(['join_clubs', 'upload_media']);
    await setPermission(mother, child, 'join_challenges', true);
    expect(await joinsChallenge(child)).toBe(204);
  });

  it('leaves nothing behind that starts once the own account is gone', async () => {
    const { child, fake } = await besideVerified({ mayAll: false });
    await world.call(fake, privacyEndpoints.scheduleDeletion, {
      body: { confirmation: await usernameOf(world, fake), password: PASSWORD },
    });
    world.turnClock(60 * 24 * 60);
    await world.housekeeper.run();
    const later = await world.enter(child.id, child.email);
    expect(await joinsChallenge(later)).toBe(403);
  });
});
