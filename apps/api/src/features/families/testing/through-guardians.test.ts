import { clubIn } from '#testing/club';
import { family, guardianLink } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let invited = 0;

/** A child in a club, whose guardian the club knows in person, or does not. */
async function home({ known = true } = {}) {
  const club = await clubIn(world);
  const { child, guardian } = await family(world, { isVerified: false });
  await club.join(child);
  const vouch = (who: Person, says: boolean) =>
    world.call(club.admin, familyEndpoints.vouch, {
      params: { clubId: club.id },
      body: { childId: child.id, guardianId: who.id, known: says },
    });
  if (known) await vouch(guardian, true);
  return { club, child, guardian, vouch };
}
/** Somebody is asked, and agrees. */
async function joins(child: Person, inviter: Person, role: 'full' | 'view_only' = 'full') {
  invited += 1;
  const email = `invited${invited}@people.ribbon.test`;
  await world.call(inviter, familyEndpoints.inviteGuardian, {
    params: { childId: child.id },
    body: { email, role },
  });
  const adult = await world.person({ userType: 'parent', email });
  await world.call(adult, familyEndpoints.accept, {
    body: { ...(await guardianLink(world, email)), relationship: 'parent', noticeRead: true },
  });
  return adult;
}
const community = async (guardian: Person) =>
  (await world.call(guardian, familyEndpoints.overview)).children[0]?.community;
const howOf = async (guardian: Person) => (await community(guardian))?.verified?.how;
const consentsOf = (guardian: { id: UserId }) =>
  world.db
    .selectFrom('consent_records')
    .select(['action', 'method'])
    .where('guardian_id', '=', guardian.id)
    .where('purpose', '=', 'community')
    .orderBy('id')
    .execute();

describe('a guardian who was asked by a verified one', () => {
  it('is verified through them, and it is written down', async () => {
    const { child, guardian } = await home();
    const second = await joins(child, guardian);
    expect(await howOf(second)).toBe('guardian');
    expect(await consentsOf(second)).toEqual([{ action: 'given', method: 'guardian' }]);
    const acts = await world.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'details'])
      .where('subject_id', '=', second.id)
      .execute();
    expect(acts).toEqual([
      {
        actor_id: guardian.id,
        action: 'guardian.verified',
        details: { how: 'guardian', childId: child.id },
      },
    ]);
  });

  it('is not, where they were asked by somebody nobody had verified', async () => {
    const { child, guardian, vouch } = await home({ known: false });
    const second = await joins(child, guardian);
    expect(await community(second)).toEqual({ isOpen: false, verified: null });
    await vouch(guardian, true);
    expect(await community(second)).toEqual({ isOpen: true, verified: null });
    expect(await consentsOf(second)).toEqual([]);
  });

  it('is not, where they only look', async () => {
    const { child, guardian } = await home();
    expect(await howOf(await joins(child, guardian, 'view_only'))).toBeUndefined();
  });

  it('loses it with the one who asked, and so does everybody they asked themselves', async () => {
    const { child, guardian, vouch } = await home();
    const second = await joins(child, guardian);
    await world.call(guardian, familyEndpoints.handOver, {
      params: { childId: child.id, guardianId: second.id },
    });
    const third = await joins(child, second);
    expect(await howOf(third)).toBe('guardian');
    await vouch(guardian, false);
    for (const adult of [guardian, second, third]) {
      expect(await community(adult)).toEqual({ isOpen: false, verified: null });
      expect((await consentsOf(adult)).map(({ action }) => action)).toEqual(['given', 'withdrawn']);
    }
  });

  it('loses it also when the one who asked has left before', async () => {
    const { child, guardian, vouch } = await home();
    const second = await joins(child, guardian);
    const params = { childId: child.id };
    const heir = { params: { ...params, guardianId: second.id } };
    await world.call(guardian, familyEndpoints.handOver, heir);
    const leaving = { params: { ...params, guardianId: guardian.id } };
    await world.call(guardian, familyEndpoints.removeGuardian, leaving);
    expect(await howOf(second)).toBe('guardian');
    await vouch(guardian, false);
    expect(await community(second)).toEqual({ isOpen: false, verified: null });
  });

  it('keeps what the club says of them in person', async () => {
    const { child, guardian, vouch } = await home({ known: false });
    const second = await joins(child, guardian);
    await vouch(guardian, true);
    await vouch(second, true);
    await vouch(guardian, false);
    expect(await howOf(second)).toBe('club');
    expect(await howOf(guardian)).toBeUndefined();
  });
});

it('a club is asked about a second guardian, also while the child is open already', async () => {
  const { club, child, guardian, vouch } = await home({ known: false });
  const second = await joins(child, guardian);
  const asked = async () =>
    (
      await world.call(club.admin, familyEndpoints.unverifiedChildren, {
        params: { clubId: club.id },
      })
    ).children.flatMap(({ guardians }) => guardians.map(({ id }) => id));
  expect(await asked()).toEqual([guardian.id, second.id]);
  await vouch(guardian, true);
  expect(await asked()).toEqual([second.id]);
  await vouch(second, true);
  expect(await asked()).toEqual([]);
});
