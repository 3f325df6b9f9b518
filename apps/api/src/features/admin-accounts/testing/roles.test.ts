import { newClub } from '#testing/club';
import type { Person } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { type RoleChange, adminAccountEndpoints as endpoints } from '@ribbon/domain/admin-accounts';
import { proposalEndpoints } from '@ribbon/domain/proposals';
import { sanctionEndpoints } from '@ribbon/domain/sanctions';
import { beforeEach, expect, it } from 'vitest';
import { REASON, accountsWorld } from './admin-accounts.fixture.ts';

const setting = accountsWorld();

const HOUR_MS = 3_600_000;
const WAITS = { outcome: 'waits', until: null };

const ofSystem = (change: RoleChange['change']) => ({
  change,
  role: 'system_admin' as const,
  clubId: null,
  reason: REASON,
});
const change = (by: Person, userId: UserId, body: RoleChange) =>
  setting.world.call(by, endpoints.changeRole, { params: { userId }, body });
const refused = async (by: Person, userId: UserId, body: RoleChange) =>
  (await setting.world.refusal(by, endpoints.changeRole, { params: { userId }, body })).code;
const decide = (by: Person, proposalId: string, agree: boolean) =>
  setting.world.send(by, proposalEndpoints.decide, {
    params: { proposalId },
    body: { agree, reason: REASON },
  });
const proposals = async (by: Person) =>
  (await setting.world.call(by, proposalEndpoints.list)).proposals;
const admins = async () => {
  const rows = await setting.world.db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'system_admin')
    .where('is_active', '=', true)
    .execute();
  return rows.map(({ user_id }) => user_id).toSorted();
};

/** A second factor counts as set up. */
async function withSecondFactor(person: Person): Promise<Person> {
  await setting.world.db
    .updateTable('users')
    .set({ two_factor_enabled: true })
    .where('id', '=', person.id)
    .execute();
  return person;
}

beforeEach(async () => {
  const { db } = setting.world;
  await db.deleteFrom('proposals').execute();
  await db
    .deleteFrom('user_roles')
    .where('role', '=', 'system_admin')
    .where('user_id', '<>', setting.admin.id)
    .execute();
});

it('the only system admin makes a second one in 72 hours, and together they make and end others', async () => {
  const { world, admin } = setting;
  const second = await withSecondFactor(await world.person());
  const { outcome, until } = await change(admin, second.id, ofSystem('grant'));
  expect(outcome).toBe('waits');
  expect(until?.getTime()).toBeGreaterThan(world.clock().getTime() + 71 * HOUR_MS);
  expect(await admins()).toEqual([admin.id]);
  world.turnClock(72 * 60);
  await world.housekeeper.run();
  expect(await admins()).toEqual([admin.id, second.id].toSorted());
  setting.admin = await world.enter(admin.id, admin.email);
  Object.assign(second, await world.enter(second.id, second.email));
  expect(await refused(setting.admin, second.id, ofSystem('grant'))).toBe('unchanged');

  const third = await world.person();
  expect(await change(setting.admin, third.id, ofSystem('grant'))).toEqual(WAITS);
  expect(await refused(second, third.id, ofSystem('grant'))).toBe('alreadyProposed');
  const [proposal] = await proposals(setting.admin);
  expect(proposal).toMatchObject({ kind: 'admin_granted', isOwn: true, mayDecide: false });
  expect((await setting.notificationsOf(second.id)).map(({ type }) => type)).toContain(
    'proposal_made',
  );
  const alone = await decide(setting.admin, proposal?.id ?? '', true);
  expect(alone.json()).toMatchObject({ code: 'secondAdmin' });
  expect((await decide(second, proposal?.id ?? '', true)).statusCode).toBe(204);
  expect(await admins()).toEqual([admin.id, second.id, third.id].toSorted());
  expect((await decide(second, proposal?.id ?? '', true)).json()).toMatchObject({
    code: 'proposalDecided',
  });
  expect((await setting.auditOf(third.id)).map(({ action }) => action)).toEqual([
    'proposal.agreed',
    'role.granted',
    'proposal.made',
  ]);

  expect(await change(setting.admin, third.id, ofSystem('revoke'))).toEqual(WAITS);
  const [ending] = await proposals(second);
  await decide(second, ending?.id ?? '', false);
  expect(await admins()).toContain(third.id);
});

it('the last one stays, and nobody under 18 becomes one', async () => {
  const { world, admin } = setting;
  expect(await refused(admin, admin.id, ofSystem('revoke'))).toBe('lastSystemAdmin');
  expect(await refused(admin, admin.id, ofSystem('grant'))).toBe('ownCase');
  const birthYear = world.clock().getUTCFullYear() - 15;
  const young = await world.person({ birthYear });
  expect(await refused(admin, young.id, ofSystem('grant'))).toBe('adultsOnly');
});

it('of two system admins who both step down at the same moment, one stays', async () => {
  const { world, admin } = setting;
  const second = await world.person({ roles: ['system_admin'] });
  for (let round = 0; round < 3; round += 1) {
    await world.db.deleteFrom('proposals').execute();
    await world.db
      .updateTable('user_roles')
      .set({ is_active: true, revoked_at: null })
      .where('role', '=', 'system_admin')
      .execute();
    await change(admin, admin.id, ofSystem('revoke'));
    await change(second, second.id, ofSystem('revoke'));
    const waiting = await proposals(admin);
    const of = (id: UserId) => waiting.find(({ person }) => person.id === id)?.id ?? '';
    const answers = await Promise.all([
      decide(second, of(admin.id), true),
      decide(admin, of(second.id), true),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  }
});

it('of two system admins who suspend each other, one stays', async () => {
  const { world, admin } = setting;
  await world.db
    .updateTable('user_roles')
    .set({ is_active: true, revoked_at: null })
    .where('role', '=', 'system_admin')
    .execute();
  const second = await world.person({ roles: ['system_admin'] });
  const suspend = (by: Person, personId: UserId) =>
    world.send(by, sanctionEndpoints.apply, {
      body: { personId, kind: 'suspension', days: null, reason: 'other', words: 'For now' },
    });
  const answers = await Promise.all([suspend(admin, second.id), suspend(second, admin.id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toMatchObject({ outcome: 'waits', sanction: null });
  world.turnClock(72 * 60);
  await world.housekeeper.run();
  const suspended = await world.db.selectFrom('account_sanctions').select('user_id').execute();
  expect(suspended).toHaveLength(1);
  await world.db.deleteFrom('account_sanctions').execute();
  setting.admin = await world.enter(admin.id, admin.email);
});

it('an adult runs a club, or runs it no more', async () => {
  const { world, admin } = setting;
  await withSecondFactor(admin);
  const person = await world.person();
  const clubId = await newClub(world);
  const wish = { role: 'club_admin', clubId, reason: REASON } as const;
  expect(await change(admin, person.id, { ...wish, change: 'grant' })).toEqual({
    outcome: 'done',
    until: null,
  });
  expect(await refused(admin, person.id, { ...wish, change: 'grant' })).toBe('unchanged');
  const { history } = await world.call(admin, endpoints.read, { params: { userId: person.id } });
  expect(history).toMatchObject({
    roles: [{ role: 'club_admin', clubId, until: null }],
    clubs: [{ id: clubId }],
    audit: [{ action: 'role.granted', reason: REASON }],
  });
  await change(admin, person.id, { ...wish, change: 'revoke' });
  expect(await refused(admin, person.id, { ...wish, change: 'revoke' })).toBe('unchanged');
  const noClub = { ...wish, change: 'grant', clubId: null } as const;
  const fault = await world.refusal(admin, endpoints.changeRole, {
    params: { userId: person.id },
    body: noClub,
  });
  expect(fault.issues).toMatchObject([{ path: 'clubId' }]);
});
