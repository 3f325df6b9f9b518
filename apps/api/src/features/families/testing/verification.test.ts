import { addAdmin, clubIn, enrol } from '#testing/club';
import { family, linked } from '#testing/family';
import { befriended, postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { manageEndpoints } from '@ribbon/domain/clubs';
import { GUARDIAN_CODE_DAYS, Permission, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const permissions = Permission.options;
const DAY_MINUTES = 24 * 60;
const SHORT: unknown = expect.stringMatching(/^Person \d\.$/u);

/** A child who starts in private and has asked a club to take it in. */
async function asking() {
  const club = await clubIn(world);
  const home = await family(world, { permissions, isVerified: false });
  const membershipId = await enrol(world, club.id, home.child, { status: 'waiting_club' });
  return { club, ...home, membershipId };
}
/** The same, taken in by the club without a word about the guardian. */
async function inPrivate() {
  const { membershipId, ...asked } = await asking();
  await world.call(asked.club.admin, manageEndpoints.decide, {
    params: { clubId: asked.club.id, membershipId },
    body: { approve: true },
  });
  return asked;
}
const childOf = async (guardian: Person) => {
  const [child] = (await world.call(guardian, familyEndpoints.overview)).children;
  if (child === undefined) throw new Error('no child');
  return child;
};
const isOpen = async (guardian: Person) => (await childOf(guardian)).community.isOpen;
const consentOf = ({ id }: { id: UserId }) =>
  world.db
    .selectFrom('consent_records')
    .select(['action', 'method', 'guardian_id as by'])
    .where('child_id', '=', id)
    .where('purpose', '=', 'community')
    .orderBy('id')
    .execute();
const posts = async (child: Person) =>
  (
    await world.send(child, postEndpoints.create, {
      body: { content: 'My first clean routine', visibility: 'friends', media: [] },
    })
  ).statusCode;
const ofPair = (child: Person, guardian: Person) => ({
  childId: child.id,
  guardianId: guardian.id,
});
const answers = (admin: Person, clubId: ClubId, body: object) =>
  world.send(admin, familyEndpoints.vouch, {
    params: { clubId },
    body: { known: true, ...body } as never,
  });
const codeFor = (admin: Person, clubId: ClubId, child: Person) =>
  world.call(admin, familyEndpoints.makeGuardianCode, {
    params: { clubId },
    body: { childId: child.id },
  });
const redeem = (guardian: Person, child: Person, code: string) =>
  world.send(guardian, familyEndpoints.redeemGuardianCode, {
    params: { childId: child.id },
    body: { code },
  });

describe('a club that takes a child in', () => {
  it('is asked about the guardian by name, and its yes opens the community', async () => {
    const { club, child, guardian, membershipId } = await asking();
    expect(await posts(child)).toBe(403);
    const params = { clubId: club.id };
    const { requests } = await world.call(club.admin, manageEndpoints.requests, { params });
    expect(requests[0]?.guardians).toMatchObject([{ id: guardian.id, relationship: 'parent' }]);
    await world.call(club.admin, manageEndpoints.decide, {
      params: { ...params, membershipId },
      body: { approve: true, knownGuardians: [guardian.id] },
    });
    expect((await childOf(guardian)).community).toMatchObject({
      isOpen: true,
      verified: { how: 'club', club: 'Larkspur Rhythmic' },
    });
    expect(await posts(child)).toBe(200);
    expect(await consentOf(child)).toEqual([{ action: 'given', method: 'club', by: guardian.id }]);
    await world.worker.run();
    const { notifications } = await world.call(child, notificationEndpoints.list, { query: {} });
    expect(notifications.map(({ message }) => message)).toContain(
      'You can use friends, posts and challenges now.',
    );
  });

  it('takes it in without knowing the guardian, and the child stays in private', async () => {
    const { club, child, guardian } = await inPrivate();
    expect(await isOpen(guardian)).toBe(false);
    expect(await posts(child)).toBe(403);
    const { children } = await world.call(club.admin, familyEndpoints.unverifiedChildren, {
      params: { clubId: club.id },
    });
    expect(children).toMatchObject([{ childId: child.id, guardians: [{ id: guardian.id }] }]);
    expect(children[0]?.name).toBe('Mia T.');
  });

  it('may say so later, and take back its own word', async () => {
    const { club, child, guardian } = await inPrivate();
    await answers(club.admin, club.id, ofPair(child, guardian));
    expect(await isOpen(guardian)).toBe(true);
    await answers(club.admin, club.id, { ...ofPair(child, guardian), known: false });
    expect(await isOpen(guardian)).toBe(false);
    expect((await consentOf(child)).map(({ action }) => action)).toEqual(['given', 'withdrawn']);
  });

  it('does not let a coach vouch', async () => {
    const { club, child, guardian, membershipId } = await asking();
    const coach = await world.person({ userType: 'coach' });
    await club.join(coach, 'coach');
    const { requests } = await world.call(coach, manageEndpoints.requests, {
      params: { clubId: club.id },
    });
    expect(requests[0]?.guardians).toEqual([]);
    const decided = await world.send(coach, manageEndpoints.decide, {
      params: { clubId: club.id, membershipId },
      body: { approve: true, knownGuardians: [guardian.id] },
    });
    expect(decided.statusCode).toBe(403);
    expect((await answers(coach, club.id, ofPair(child, guardian))).statusCode).toBe(403);
    expect(await isOpen(guardian)).toBe(false);
  });
});

describe('nobody vouches', () => {
  it('for themselves or in their own household', async () => {
    const { club, child, guardian } = await inPrivate();
    await world.db
      .insertInto('club_admins')
      .values({ club_id: club.id, user_id: guardian.id })
      .execute();
    await world.db
      .updateTable('athlete_profiles')
      .set({ user_type: 'club_admin' })
      .where('id', '=', guardian.id)
      .execute();
    expect((await answers(guardian, club.id, ofPair(child, guardian))).json().message).toContain(
      'your own family',
    );
    const other = await addAdmin(world, club.id);
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: other.id, child_id: child.id, role: 'view_only' })
      .execute();
    expect((await answers(other, club.id, ofPair(child, guardian))).statusCode).toBe(403);
    expect(await isOpen(guardian)).toBe(false);
  });

  it('for a child of another club, or for somebody who does not look after it', async () => {
    const { club, child, guardian } = await inPrivate();
    const elsewhere = await clubIn(world);
    const foreign = await answers(elsewhere.admin, elsewhere.id, ofPair(child, guardian));
    expect(foreign.statusCode).toBe(404);
    const stranger = await world.person();
    expect((await answers(club.admin, club.id, ofPair(child, stranger))).statusCode).toBe(404);
  });
});

describe('a code that the club hands over', () => {
  it('verifies the guardian who types it, once', async () => {
    const { club, child, guardian } = await inPrivate();
    const { code, child: name } = await codeFor(club.admin, club.id, child);
    expect(name).toBe('Mia T.');
    expect((await redeem(guardian, child, code.toUpperCase())).statusCode).toBe(204);
    expect((await childOf(guardian)).community.verified).toMatchObject({ how: 'code' });
    expect(await consentOf(child)).toMatchObject([{ method: 'code', by: guardian.id }]);
    expect((await redeem(guardian, child, code)).statusCode).toBe(409);
  });

  it('is worth nothing to others, for another child, or after its days', async () => {
    const { club, child, guardian } = await inPrivate();
    const { code } = await codeFor(club.admin, club.id, child);
    expect((await redeem(await world.person(), child, code)).statusCode).toBe(404);
    const other = await inPrivate();
    expect((await redeem(other.guardian, other.child, code)).statusCode).toBe(409);
    world.turnClock((GUARDIAN_CODE_DAYS + 1) * DAY_MINUTES);
    const later = await world.enter(guardian.id, guardian.email);
    expect((await redeem(later, child, code)).statusCode).toBe(409);
  });
});

describe('the community of a child', () => {
  it('closes with the last verified guardian, and opens at 13', async () => {
    const { child, guardian } = await family(world, { permissions });
    const friend = await family(world, { permissions });
    await befriended(world, child, friend.child);
    const postId = await postBy(world, child, { visibility: 'friends' });
    const reads = async () =>
      (await world.send(friend.child, postEndpoints.read, { params: { postId } })).statusCode;
    expect(await reads()).toBe(200);
    const second = await world.person({ userType: 'parent' });
    await linked(world, child, second);
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', guardian.id)
      .execute();
    expect(await reads()).toBe(200);
    await world.db
      .updateTable('parental_relationships')
      .set({ role: 'view_only' })
      .where('parent_id', '=', second.id)
      .execute();
    expect(await reads()).toBe(404);
    await world.db
      .updateTable('athlete_profiles')
      .set({ birth_year: world.clock().getUTCFullYear() - 14 })
      .where('id', '=', child.id)
      .execute();
    expect(await reads()).toBe(200);
  });
});

describe('a guardian who is asked about a friend', () => {
  it('reads who looks after that child, since when, and which club both share', async () => {
    const club = await clubIn(world, 'Swanley Rhythmic');
    const [asks, asked] = [
      await family(world, { permissions }),
      await family(world, { permissions }),
    ];
    for (const { child } of [asks, asked]) await club.join(child);
    await world.call(asks.child, friendEndpoints.request, { body: { userId: asked.child.id } });
    const own = (await childOf(asks.guardian)).inbox[0];
    expect(own?.person?.guardian).toMatchObject({ name: SHORT, club: 'Swanley Rhythmic' });
    await world.call(asks.guardian, familyEndpoints.decide, {
      params: { itemId: own?.id ?? '' },
      body: { approve: true },
    });
    const [item] = (await childOf(asked.guardian)).inbox;
    expect(item?.person?.guardian).toMatchObject({ name: SHORT, club: 'Swanley Rhythmic' });
    expect(item?.person?.guardian?.verifiedAt).toBeInstanceOf(Date);
  });
});
