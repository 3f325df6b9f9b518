import { claimOf, clubStateOf } from '#testing/decisions/claims';
import { clubWithAdmin, enrol, listedClub } from '#testing/club';
import { family, putInto, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { adminAccountEndpoints } from '@ribbon/domain/admin-accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import { proposalEndpoints as endpoints } from '@ribbon/domain/proposals';
import { sanctionEndpoints } from '@ribbon/domain/sanctions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let world: World;
let first: Person;
let second: Person;
beforeEach(async () => {
  world = await createWorld();
  first = await world.person({ roles: ['system_admin'] });
  second = await world.person({ roles: ['system_admin'] });
});
afterEach(() => world.close());

const REASON = 'They asked us to';
const WAITS = { outcome: 'waits', until: null };

const list = async (reader: Person) => (await world.call(reader, endpoints.list)).proposals;
async function decide(by: Person, agree = true) {
  const [proposal] = await list(by);
  const params = { proposalId: proposal?.id ?? '' };
  return world.send(by, endpoints.decide, { params, body: { agree, reason: REASON } });
}
const appoint = (by: Person, userId: UserId, clubId: ClubId) =>
  world.call(by, adminAccountEndpoints.changeRole, {
    params: { userId },
    body: { change: 'grant', role: 'club_admin', clubId, reason: REASON },
  });
const suspend = (by: Person, personId: UserId) =>
  world.call(by, sanctionEndpoints.apply, {
    body: { personId, kind: 'suspension', days: 7, reason: 'other', words: 'For a week' },
  });
const correct = (by: Person, userId: UserId, birthYear: number) =>
  world.call(by, adminAccountEndpoints.correct, {
    params: { userId },
    body: { fullName: 'Person Number', birthMonth: 1, birthYear, reason: REASON },
  });
const birthYearOf = async ({ id }: Person) =>
  (
    await world.db
      .selectFrom('athlete_profiles')
      .select('birth_year')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).birth_year;
const isSuspended = async ({ id }: Person) =>
  (await world.db.selectFrom('account_sanctions').select('id').where('user_id', '=', id).execute())
    .length > 0;
/** So much later, with what is due by then done. */
async function later(hours: number): Promise<void> {
  world.turnClock(hours * 60);
  await world.housekeeper.run();
  first = await world.enter(first.id, first.email);
  second = await world.enter(second.id, second.email);
}
const subjects = async ({ email }: Person) =>
  (await world.mailsTo(email)).map(({ subject }) => subject);

describe('with a second admin', () => {
  it('a club with minors gets an administrator, and its administrators hear of it', async () => {
    const { clubId, admin: runs } = await clubWithAdmin(world, { name: 'Larkspur' });
    await enrol(world, clubId, await youngPerson(world, 10));
    const person = await world.person();
    expect(await appoint(first, person.id, clubId)).toEqual(WAITS);
    expect(await list(second)).toMatchObject([
      { kind: 'club_granted', club: { name: 'Larkspur' }, mayDecide: true, dueAt: null },
    ]);
    expect((await decide(second)).statusCode).toBe(204);
    expect((await clubStateOf(world, clubId)).admins).toEqual([runs.id, person.id].toSorted());
    expect((await subjects(runs))[0]).toMatch(/now runs Larkspur/u);
    expect((await subjects(person))[0]).toBe('You now run Larkspur');
  });

  it('a club without minors gets one at once, and its administrators hear of it', async () => {
    const { clubId, admin: runs } = await clubWithAdmin(world);
    const person = await world.person();
    expect((await appoint(first, person.id, clubId)).outcome).toBe('done');
    expect(await subjects(runs)).toHaveLength(1);
  });

  it('a claim for a club with minors is approved', async () => {
    const clubId = await listedClub(world);
    await enrol(world, clubId, await youngPerson(world, 10));
    const person = await world.person();
    const claimId = await claimOf(world, person, clubId);
    const body = { approve: true, message: 'Welcome!', reason: REASON };
    const answer = await world.call(first, claimEndpoints.decide, { params: { claimId }, body });
    expect(answer).toEqual({ status: 'pending', ...WAITS });
    const waiting = await world.call(second, claimEndpoints.list, { query: {} });
    expect(waiting.claims).toMatchObject([{ status: 'pending', awaitsSecond: true }]);
    await decide(second);
    expect((await clubStateOf(world, clubId)).admins).toEqual([person.id]);
    expect((await world.mailsTo(person.email))[0]?.text).toContain('Welcome!');
  });

  it('a claim that is rejected meanwhile waits for nobody', async () => {
    const clubId = await listedClub(world);
    await enrol(world, clubId, await youngPerson(world, 10));
    const claimId = await claimOf(world, await world.person(), clubId);
    const params = { claimId };
    await world.call(first, claimEndpoints.decide, {
      params,
      body: { approve: true, reason: REASON },
    });
    await world.call(second, claimEndpoints.decide, {
      params,
      body: { approve: false, reason: REASON },
    });
    expect(await list(second)).toEqual([]);
  });

  it('a girl of 15 is an adult after all, and reads it in a mail', async () => {
    const girl = await youngPerson(world, 15);
    expect(await correct(first, girl.id, 1990)).toEqual(WAITS);
    expect(await list(second)).toMatchObject([
      { kind: 'corrected', detail: 'From 13 to 15 to Adult' },
    ]);
    await decide(second);
    expect(await birthYearOf(girl)).toBe(1990);
    expect((await subjects(girl))[0]).toBe('A change to your account');
  });

  it('a correction that stays on its side of 13 and 18 needs nobody else', async () => {
    const year = world.clock().getUTCFullYear();
    const girl = await youngPerson(world, 15);
    expect((await correct(first, girl.id, year - 17)).outcome).toBe('done');
  });

  it('a child is not named before anybody has said why, and the guardian decides after both', async () => {
    const { child, username } = await family(world);
    const openings = { params: { userId: child.id }, body: { reason: REASON } };
    await world.call(first, adminAccountEndpoints.open, openings);
    await correct(first, child.id, world.clock().getUTCFullYear() - 16);
    expect(await list(second)).toMatchObject([{ person: { name: username } }]);
    await decide(second);
    const { correctionWaits } =
      (await world.call(first, adminAccountEndpoints.read, { params: { userId: child.id } }))
        .record ?? {};
    expect(correctionWaits).toBe(true);
  });

  it('a third admin agrees to the suspension of the second, who has no say in it', async () => {
    const third = await world.person({ roles: ['system_admin'] });
    expect(await suspend(first, second.id)).toEqual({ ...WAITS, sanction: null });
    expect((await decide(second, false)).json()).toMatchObject({ code: 'ownCase' });
    expect((await decide(third)).statusCode).toBe(204);
    expect(await isSuspended(second)).toBe(true);
  });

  it('a proposer withdraws, and nothing happens', async () => {
    const person = await world.person();
    await world.call(first, adminAccountEndpoints.changeRole, {
      params: { userId: person.id },
      body: { change: 'grant', role: 'system_admin', clubId: null, reason: REASON },
    });
    expect((await decide(first)).json()).toMatchObject({ code: 'secondAdmin' });
    expect((await decide(first, false)).statusCode).toBe(204);
    expect(await list(second)).toEqual([]);
  });

  it('what cannot be done any more says why', async () => {
    const { clubId } = await clubWithAdmin(world);
    await enrol(world, clubId, await youngPerson(world, 10));
    const person = await world.person();
    await appoint(first, person.id, clubId);
    await putInto(world, person, 'paused');
    expect((await decide(second)).json()).toMatchObject({ code: 'proposalOutOfDate' });
  });
});

describe('with nobody else to agree', () => {
  it('the other of two is suspended after 72 hours, and hears of it before', async () => {
    const { outcome, until } = await suspend(first, second.id);
    expect({ outcome, waits: until !== null }).toEqual({ outcome: 'waits', waits: true });
    expect((await subjects(second))[0]).toMatch(/plans a change that affects you/u);
    await later(71);
    expect(await isSuspended(second)).toBe(false);
    await later(2);
    expect(await isSuspended(second)).toBe(true);
  });

  it('a club with minors and the person hear of it 72 hours before', async () => {
    await world.db.deleteFrom('user_roles').where('user_id', '=', second.id).execute();
    const { clubId, admin: runs } = await clubWithAdmin(world);
    await enrol(world, clubId, await youngPerson(world, 10));
    const person = await world.person();
    const { until } = await appoint(first, person.id, clubId);
    expect(until).not.toBeNull();
    for (const one of [runs, person]) expect(await subjects(one)).toHaveLength(1);
    await later(73);
    expect((await clubStateOf(world, clubId)).admins).toContain(person.id);
  });

  it('a second admin who came meanwhile decides instead of the clock', async () => {
    await suspend(first, second.id);
    await world.person({ roles: ['system_admin'] });
    await later(73);
    expect(await isSuspended(second)).toBe(false);
    expect(await list(first)).toMatchObject([{ dueAt: null }]);
  });

  it('a proposal that lost its last decider gets a clock', async () => {
    const third = await world.person({ roles: ['system_admin'] });
    await suspend(first, second.id);
    await world.db.deleteFrom('user_roles').where('user_id', '=', third.id).execute();
    await world.housekeeper.run();
    expect((await list(first))[0]?.dueAt).not.toBeNull();
  });

  it('what was proposed by somebody who is not an admin any more lapses', async () => {
    await suspend(first, second.id);
    await world.db.deleteFrom('user_roles').where('user_id', '=', first.id).execute();
    await later(73);
    expect(await isSuspended(second)).toBe(false);
    expect(await list(second)).toEqual([]);
  });
});
