import { claimOf, clubStateOf } from '#testing/decisions/claims';
import { listedClub } from '#testing/club';
import { type Person, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import {
  type AdminClub,
  CLUB_UNDO_DAYS,
  clubAdminEndpoints,
  clubEndpoints,
} from '@ribbon/domain/clubs';
import { describe, expect, it } from 'vitest';
import { acts, admin, found, make, openWorld, plain, world } from './admin.fixture.ts';

const reason = 'A test';

const { list, update, remove, restore, removeAdmin } = clubAdminEndpoints;

openWorld();

const DAY = 24 * 60;

const actions = async (subjectId: string) => (await acts(subjectId)).map(({ action }) => action);

const takeAway = (club: Pick<AdminClub, 'id' | 'name'>) =>
  world.call(admin, remove, {
    params: { clubId: club.id },
    body: { confirmation: club.name, reason: 'Listed twice' },
  });

/** A club that somebody runs after an approved claim. */
async function runBy(person: Person, clubId: ClubId): Promise<void> {
  const params = { claimId: await claimOf(world, person, clubId) };
  await world.call(admin, claimEndpoints.decide, { params, body: { approve: true, reason } });
}

describe('removing an admin', () => {
  const away = (clubId: ClubId, person: Person) =>
    world.call(admin, removeAdmin, {
      params: { clubId, userId: person.id },
      body: { reason: 'Has left' },
    });

  it('ends role, link and membership, and the club of the last one is listed again', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    await runBy(person, clubId);
    expect(await away(clubId, person)).toEqual({ status: 'listed' });
    expect(await clubStateOf(world, clubId)).toEqual({
      status: 'listed',
      isClaimed: false,
      claimedBy: null,
      claimedAt: null,
      admins: [],
      roles: [],
      members: [],
    });
    const roles = await world.db
      .selectFrom('user_roles')
      .select(['is_active', 'revoked_at'])
      .where('user_id', '=', person.id)
      .execute();
    expect(roles).toEqual([{ is_active: false, revoked_at: expect.any(Date) }]);
    expect((await acts(clubId)).at(-1)).toMatchObject({
      actor_id: admin.id,
      action: 'club.admin.removed',
      reason: 'Has left',
      details: { userId: person.id },
    });
  });

  it('leaves the club to the others who run it', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const clubId = await listedClub(world);
    await runBy(first, clubId);
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: second.id })
      .execute();
    expect(await away(clubId, first)).toEqual({ status: 'approved' });
    expect(await clubStateOf(world, clubId)).toMatchObject({
      status: 'approved',
      isClaimed: true,
      claimedBy: second.id,
      admins: [second.id],
    });
    expect(await away(clubId, second)).toEqual({ status: 'listed' });
  });

  it('happens once when two try', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    await runBy(person, clubId);
    const once = { params: { clubId, userId: person.id }, body: { reason: 'Has left' } };
    const answers = await Promise.all([
      world.send(admin, removeAdmin, once),
      world.send(admin, removeAdmin, once),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
  });
});

describe('deleting a club', () => {
  it('needs its name, exactly', async () => {
    const club = await make({ name: 'Precious Hoops' });
    const params = { clubId: club.id };
    const refusal = await world.refusal(admin, remove, {
      params,
      body: { confirmation: 'precious hoops', reason: 'Listed twice' },
    });
    expect(refusal).toMatchObject({
      message: 'Please type the name exactly as shown.',
      issues: [{ path: 'confirmation' }],
    });
    expect(await found('Precious')).toHaveLength(1);
  });

  it('hides it everywhere and can be undone for 30 days, with everything as it was', async () => {
    const person = await world.person();
    const club = await make({ name: 'Comeback RG' });
    await runBy(person, club.id);
    const before = await clubStateOf(world, club.id);
    await takeAway(club);
    expect(await found('Comeback')).toEqual([]);
    expect(await found('Comeback', 'deleted')).toMatchObject([{ id: club.id }]);
    const finder = { query: { search: 'comeback', scope: 'all' } } as const;
    expect(await world.call(undefined, clubEndpoints.choices, finder)).toEqual({ clubs: [] });
    expect(await world.call(person, clubEndpoints.memberships)).toEqual({ memberships: [] });
    const params = { clubId: club.id };
    expect(
      (await world.send(admin, update, { params, body: { version: 1, details: plain, reason } }))
        .statusCode,
    ).toBe(404);

    await world.call(admin, restore, { params, body: { reason } });
    expect(await found('Comeback')).toMatchObject([{ id: club.id, membersCount: 1 }]);
    expect(await clubStateOf(world, club.id)).toEqual(before);
    expect(await actions(club.id)).toEqual(['club.created', 'club.deleted', 'club.restored']);
    expect((await world.send(admin, restore, { params, body: { reason } })).statusCode).toBe(404);
  });

  it('is final after 30 days, with everything that hung on it', async () => {
    const own = await createWorld();
    const boss = await own.person({ roles: ['system_admin'] });
    const person = await own.person();
    const [kept, gone] = [await listedClub(own), await listedClub(own, { name: 'Goodbye RG' })];
    await claimOf(own, person, kept);
    const claimId = await claimOf(own, person, gone);
    await own.call(boss, claimEndpoints.decide, {
      params: { claimId },
      body: { approve: true, reason },
    });
    await own.db
      .insertInto('club_reviews')
      .values({ club_id: gone, user_id: person.id, rating: 5 })
      .execute();
    const params = { clubId: gone };
    await own.call(boss, remove, {
      params,
      body: { confirmation: 'Goodbye RG', reason: 'Listed twice' },
    });

    own.turnClock((CLUB_UNDO_DAYS - 1) * DAY);
    await own.housekeeper.run();
    const later = await own.enter(boss.id, boss.email);
    expect((await own.call(later, list, { query: { status: 'deleted' } })).clubs).toHaveLength(1);

    own.turnClock(DAY + 1);
    const latest = await own.enter(boss.id, boss.email);
    expect(await own.refusal(latest, restore, { params, body: { reason } })).toMatchObject({
      code: 'undoOver',
    });
    await own.housekeeper.run();
    for (const table of [
      'club_admins',
      'club_memberships',
      'club_reviews',
      'user_roles',
    ] as const) {
      const rows = await own.db
        .selectFrom(table)
        .select('club_id')
        .where('club_id', 'is not', null)
        .execute();
      expect(rows).toEqual([]);
    }
    const claims = await own.db.selectFrom('club_claim_requests').select('club_id').execute();
    expect(claims).toEqual([{ club_id: kept }]);
    const clubs = await own.db.selectFrom('clubs').select('id').execute();
    expect(clubs).toEqual([{ id: kept }]);
    const [act] = await own.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(act).toEqual({ actor_id: null, action: 'club.purged' });
    await own.close();
  });
});
