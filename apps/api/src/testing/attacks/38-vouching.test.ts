import { addAdmin, clubIn, enrol } from '#testing/club';
import { family, linked } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { type ClubId, accountEndpoints } from '@ribbon/domain/accounts';
import { manageEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A club that has taken in a child who starts in private, with a second administrator. */
async function scene() {
  const club = await clubIn(world);
  const home = await family(world, { isVerified: false });
  await club.join(home.child);
  return { club, ...home, second: await addAdmin(world, club.id) };
}
/** The adult looks after another child together with the guardian, and not after this one. */
async function sharesHousehold(adult: Person, guardian: Person) {
  const sibling = await family(world, { guardian, isVerified: false });
  await linked(world, sibling.child, adult, 'co_guardian');
}
const vouches = async (
  admin: Person,
  { club, child, guardian }: { club: { id: ClubId }; child: Person; guardian: Person },
  known = true,
) =>
  (
    await world.send(admin, familyEndpoints.vouch, {
      params: { clubId: club.id },
      body: { childId: child.id, guardianId: guardian.id, known },
    })
  ).statusCode;
const codeBy = (admin: Person, { club, child }: { club: { id: ClubId }; child: Person }) =>
  world.call(admin, familyEndpoints.makeGuardianCode, {
    params: { clubId: club.id },
    body: { childId: child.id },
  });
const redeems = async (guardian: Person, child: Person, code: string) =>
  (
    await world.send(guardian, familyEndpoints.redeemGuardianCode, {
      params: { childId: child.id },
      body: { code },
    })
  ).statusCode;
const isOpen = async (child: Person) =>
  (await world.call(child, accountEndpoints.me)).member?.family.startsInPrivate === false;

describe('an administrator of the guardian’s household', () => {
  it('vouches neither for the guardian of a child of the club nor by taking the child in', async () => {
    const set = await scene();
    await sharesHousehold(set.second, set.guardian);
    expect(await vouches(set.second, set)).toBe(403);
    const other = await family(world, { guardian: set.guardian, isVerified: false });
    const membershipId = await enrol(world, set.club.id, other.child, { status: 'waiting_club' });
    const decided = await world.send(set.second, manageEndpoints.decide, {
      params: { clubId: set.club.id, membershipId },
      body: { approve: true, knownGuardians: [set.guardian.id] },
    });
    expect(decided.statusCode).toBe(403);
    expect(await isOpen(set.child)).toBe(false);
    expect(await vouches(set.club.admin, set)).toBe(204);
  });

  it('hands over no code that this guardian could use', async () => {
    const set = await scene();
    const { code } = await codeBy(set.second, set);
    await sharesHousehold(set.second, set.guardian);
    expect(await redeems(set.guardian, set.child, code)).toBe(409);
    expect(await isOpen(set.child)).toBe(false);
  });
});

describe('a code that was handed over', () => {
  it('is written down when it is made', async () => {
    const set = await scene();
    await codeBy(set.second, set);
    const acts = await world.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', set.second.id)
      .execute();
    expect(acts).toEqual([{ action: 'guardian.code_made' }]);
  });

  it.each([
    [
      'is worth nothing once its maker runs the club no longer',
      ({ second }: Awaited<ReturnType<typeof scene>>) =>
        world.db.deleteFrom('club_admins').where('user_id', '=', second.id).execute(),
    ],
    [
      'is worth nothing once its maker is suspended',
      async ({ second }: Awaited<ReturnType<typeof scene>>) => {
        const admin = await world.person({ roles: ['system_admin'] });
        await world.db
          .insertInto('account_sanctions')
          .values({
            user_id: second.id,
            kind: 'suspension',
            reason: 'other',
            words: 'No.',
            issued_by: admin.id,
          })
          .execute();
      },
    ],
    [
      'is worth nothing once the child has left the club',
      ({ child, club }: Awaited<ReturnType<typeof scene>>) =>
        world.db
          .updateTable('club_memberships')
          .set({ status: 'left', left_at: world.clock(), left_reason: 'left' })
          .where('user_id', '=', child.id)
          .where('club_id', '=', club.id)
          .execute(),
    ],
  ])('%s', async (_, happens) => {
    const set = await scene();
    const { code } = await codeBy(set.second, set);
    await happens(set);
    expect(await redeems(set.guardian, set.child, code)).toBe(409);
    expect(await isOpen(set.child)).toBe(false);
  });

  it('is taken back by the club like its other word', async () => {
    const set = await scene();
    const { code } = await codeBy(set.second, set);
    expect(await redeems(set.guardian, set.child, code)).toBe(204);
    expect(await isOpen(set.child)).toBe(true);
    expect(await vouches(set.club.admin, set, false)).toBe(204);
    expect(await isOpen(set.child)).toBe(false);
  });

  it('is not guessed: ten wrong ones for a child, from whatever network', async () => {
    const limited = await createWorld({ rateLimits: true });
    const home = await family(limited, { isVerified: false });
    let last = 0;
    for (let tries = 0; tries < 12; tries += 1) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: `/api/family/children/${home.child.id}/guardian-code`,
        remoteAddress: `198.51.${tries}.7`,
        headers: { cookie: home.guardian.cookie },
        payload: { code: 'acorn-acorn-acorn-acorn' },
      });
      last = statusCode;
    }
    await limited.close();
    expect(last).toBe(429);
  });
});

describe('the community of a child whose account calls itself a gymnast’s', () => {
  it('closes with the last verified guardian as well', async () => {
    const { child, guardian } = await family(world);
    await world.db
      .updateTable('athlete_profiles')
      .set({ user_type: 'gymnast' })
      .where('id', '=', child.id)
      .execute();
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', guardian.id)
      .execute();
    const { in_community } = await world.db
      .selectFrom('athlete_profiles')
      .select('in_community')
      .where('id', '=', child.id)
      .executeTakeFirstOrThrow();
    expect(in_community).toBe(false);
  });
});
