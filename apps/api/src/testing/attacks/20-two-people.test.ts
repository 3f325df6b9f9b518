import { claimOf, clubStateOf } from '#testing/decisions/claims';
import { clubWithAdmin, enrol, listedClub, newClub } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { youngPerson } from '#testing/family';
import { review } from '#testing/decisions/reviews';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type RoleChange, adminAccountEndpoints } from '@ribbon/domain/admin-accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import { competitionAdminEndpoints } from '@ribbon/domain/competitions';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { sanctionEndpoints } from '@ribbon/domain/sanctions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeEach(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterEach(() => world.close());

const REASON = 'Because I say so';
const changeRole = (by: Person, userId: UserId, body: Omit<RoleChange, 'reason'>) =>
  world.send(by, adminAccountEndpoints.changeRole, {
    params: { userId },
    body: { ...body, reason: REASON },
  });
const systemAdmin = (change: RoleChange['change']) =>
  ({ change, role: 'system_admin', clubId: null }) as const;
const suspend = (by: Person, personId: UserId) =>
  world.send(by, sanctionEndpoints.apply, {
    body: { personId, kind: 'suspension', days: null, reason: 'other', words: 'For now' },
  });
const secondAdmin = () => world.person({ roles: ['system_admin'] });

async function systemAdmins(): Promise<string[]> {
  const rows = await world.db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'system_admin')
    .where('is_active', '=', true)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
const isSuspended = async (id: UserId): Promise<boolean> =>
  (
    await world.db
      .selectFrom('account_sanctions')
      .select('id')
      .where('user_id', '=', id)
      .where('kind', '=', 'suspension')
      .execute()
  ).length > 0;

/** A club that a girl of ten belongs to. */
async function withChild(clubId: ClubId): Promise<ClubId> {
  await enrol(world, clubId, await youngPerson(world, 10));
  return clubId;
}

describe('one system admin alone', () => {
  it('does not suspend the other', async () => {
    const other = await secondAdmin();
    await suspend(admin, other.id);
    expect(await isSuspended(other.id)).toBe(false);
    expect(await world.mailsTo(other.email)).not.toEqual([]);
  });

  it('is not the only one because the other is suspended', async () => {
    const other = await secondAdmin();
    await world.db
      .insertInto('account_sanctions')
      .values({ user_id: other.id, kind: 'suspension', reason: 'other', words: 'For now' })
      .execute();
    const stranger = await world.person();
    await changeRole(admin, stranger.id, systemAdmin('grant'));
    expect(await systemAdmins()).not.toContain(stranger.id);
    world.turnClock(73 * 60);
    await world.housekeeper.run();
    expect(await systemAdmins()).not.toContain(stranger.id);
  });

  it('makes nobody a system admin in the same hour', async () => {
    const stranger = await world.person();
    await changeRole(admin, stranger.id, systemAdmin('grant'));
    expect(await systemAdmins()).toEqual([admin.id]);
    expect(await world.mailsTo(stranger.email)).not.toEqual([]);
  });

  it('gives no stranger a club with children, unheard by the people who run it', async () => {
    const { clubId, admin: runs } = await clubWithAdmin(world);
    await withChild(clubId);
    const stranger = await world.person();
    await changeRole(admin, stranger.id, { change: 'grant', role: 'club_admin', clubId });
    expect((await clubStateOf(world, clubId)).admins).toEqual([runs.id]);
    expect(await world.mailsTo(runs.email)).not.toEqual([]);
    expect(await world.mailsTo(stranger.email)).not.toEqual([]);
  });

  it('approves no claim for a club with children', async () => {
    const clubId = await withChild(await listedClub(world));
    const stranger = await world.person();
    const claimId = await claimOf(world, stranger, clubId);
    await world.send(admin, claimEndpoints.decide, {
      params: { claimId },
      body: { approve: true, reason: REASON },
    });
    expect((await clubStateOf(world, clubId)).admins).toEqual([]);
  });

  it('makes no adult of a girl of 15', async () => {
    await secondAdmin();
    const girl = await youngPerson(world, 15);
    await world.send(admin, adminAccountEndpoints.correct, {
      params: { userId: girl.id },
      body: { fullName: 'Person Number', birthMonth: 1, birthYear: 1990, reason: REASON },
    });
    const { birth_year: year } = await world.db
      .selectFrom('athlete_profiles')
      .select('birth_year')
      .where('id', '=', girl.id)
      .executeTakeFirstOrThrow();
    expect(year).not.toBe(1990);
  });

  it('deletes no fellow admin', async () => {
    const other = await secondAdmin();
    const answer = await world.send(admin, adminAccountEndpoints.scheduleDeletion, {
      params: { userId: other.id },
      body: { reason: REASON },
    });
    expect(answer.statusCode).toBe(409);
  });
});

describe('nobody decides about their own thing', () => {
  it('not about their claim', async () => {
    const clubId = await listedClub(world);
    const claimId = await claimOf(world, admin, clubId);
    const answer = await world.send(admin, claimEndpoints.decide, {
      params: { claimId },
      body: { approve: true, reason: REASON },
    });
    expect(answer.json()).toMatchObject({ code: 'ownCase' });
    expect((await clubStateOf(world, clubId)).admins).toEqual([]);
  });

  it.each(['submitter', 'club'] as const)('not about their competition (%s)', async (by) => {
    const clubId = await newClub(world);
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: admin.id })
      .execute();
    const competitionId = await insertCompetition(
      world.db,
      by === 'submitter'
        ? { by: admin.id, approval: 'pending' }
        : { clubId, by: (await world.person()).id, approval: 'pending' },
    );
    const { updated_at: seen } = await world.db
      .selectFrom('competitions')
      .select('updated_at')
      .where('id', '=', competitionId)
      .executeTakeFirstOrThrow();
    const answer = await world.send(admin, competitionAdminEndpoints.decide, {
      params: { competitionId },
      body: { decision: 'approved', reason: REASON, seen: seen.toISOString() },
    });
    expect(answer.json()).toMatchObject({ code: 'ownCase' });
  });

  it('not about a review of the club they run', async () => {
    const clubId = await newClub(world);
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: admin.id })
      .execute();
    const author = await world.person();
    await enrol(world, clubId, author);
    await review(world, author, clubId, 1);
    const { review: waiting } = await world.call(author, reviewEndpoints.reviewAccess, {
      params: { clubId },
    });
    const seen = waiting?.updatedAt.toISOString() ?? '';
    const answer = await world.send(admin, reviewEndpoints.decide, {
      params: { reviewId: waiting?.id ?? '' },
      body: { decision: 'rejected', reason: REASON, seen },
    });
    expect(answer.json()).toMatchObject({ code: 'ownCase' });
  });

  it('not about the end of their role', async () => {
    const other = await secondAdmin();
    await changeRole(admin, other.id, systemAdmin('revoke'));
    const list = async (path: string) =>
      (
        await world.app.inject({ url: `/api/admin/${path}`, headers: { cookie: other.cookie } })
      ).json<{ proposals?: { id: string }[] }>().proposals?.[0];
    const found = [await list('proposals'), await list('role-proposals')];
    const proposal = found.find((one) => one !== undefined);
    expect(proposal).toBeDefined();
    for (const path of ['proposals', 'role-proposals']) {
      const answer = await world.app.inject({
        method: 'POST',
        url: `/api/admin/${path}/${proposal?.id}/decision`,
        payload: { agree: false, reason: REASON },
        headers: { cookie: other.cookie },
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});
