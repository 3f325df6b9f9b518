import { claimOf, clubStateOf } from '#testing/decisions/claims';
import { listedClub } from '#testing/club';
import { type Person, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { type ClaimId, claimEndpoints } from '@ribbon/domain/claims';
import { describe, expect, it } from 'vitest';
import { admin, approve, claim, crowd, openWorld, other, world } from './claims.fixture.ts';

const { submit, pending, list, decide } = claimEndpoints;

openWorld();

const reject = (who: Person, claimId: ClaimId, message: string | null = null) =>
  world.send(who, decide, {
    params: { claimId },
    body: { approve: false, message, reason: 'A test' },
  });

const acts = (subjectId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason'])
    .where('subject_id', '=', subjectId)
    .execute();

describe('a decision', () => {
  it('that approves makes the account the club’s admin, in every place at once', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    const claimId = await claimOf(world, person, clubId);
    const answer = await approve(admin, claimId, 'Welcome!');
    expect(answer.json()).toEqual({ status: 'approved', outcome: 'done', until: null });
    expect(await clubStateOf(world, clubId)).toEqual({
      status: 'approved',
      isClaimed: true,
      claimedBy: person.id,
      claimedAt: expect.any(Date),
      admins: [person.id],
      roles: [person.id],
      members: [person.id],
    });
    const { member } = await world.call(person, accountEndpoints.me);
    expect(member?.capabilities).toContain('manageClubs');
    expect(await world.call(person, pending)).toEqual({ clubIds: [] });
    expect(await acts(claimId)).toEqual([
      { actor_id: admin.id, action: 'claim.approved', reason: 'A test' },
    ]);
  });

  it('that approves a member makes them an admin, not a second member', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    const row = { user_id: person.id, club_id: clubId };
    await world.db.insertInto('club_memberships').values(row).execute();
    await approve(admin, await claimOf(world, person, clubId));
    const memberships = await world.db
      .selectFrom('club_memberships')
      .select('membership_type')
      .where('user_id', '=', person.id)
      .execute();
    expect(memberships).toEqual([{ membership_type: 'admin' }]);
  });

  it('cannot approve an address that is not the account’s, and leaves everything as it was', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    await world.call(person, submit, { params: { clubId }, body: claim });
    const { claims } = await world.call(admin, list, { query: { status: 'pending' } });
    const claimId = claims[0]?.id as ClaimId;
    expect((await approve(admin, claimId)).json()).toMatchObject({
      message: 'User not found. They need to create an account first.',
    });
    expect(await clubStateOf(world, clubId)).toMatchObject({ status: 'listed', admins: [] });
    expect(await acts(claimId)).toEqual([]);
    expect((await reject(admin, claimId)).json()).toMatchObject({ status: 'rejected' });
  });

  it('cannot approve an account that is closed', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    const claimId = await claimOf(world, person, clubId);
    await world.db
      .updateTable('athlete_profiles')
      .set({ status: 'paused', paused_at: world.clock() })
      .where('id', '=', person.id)
      .execute();
    expect((await approve(admin, claimId)).json()).toMatchObject({ code: 'claimerNotFound' });
  });

  it('that rejects one request never takes the club from another’s approved one', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const clubId = await listedClub(world);
    const [good, bad] = [await claimOf(world, first, clubId), await claimOf(world, second, clubId)];
    await approve(admin, good);
    const before = await clubStateOf(world, clubId);
    expect((await approve(other, bad)).json()).toMatchObject({ code: 'clubHeld' });
    expect((await reject(other, bad, 'Somebody else runs it.')).statusCode).toBe(200);
    expect(await clubStateOf(world, clubId)).toEqual(before);
  });

  it('is made once when two admins decide at the same moment, and the second is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [person, clubId] = [await world.person(), await listedClub(world)];
      const claimId = await claimOf(world, person, clubId);
      const answers = await Promise.all([
        approve(admin, claimId),
        round % 2 === 0 ? approve(other, claimId) : reject(other, claimId),
      ]);
      const received = answers.find(({ statusCode }) => statusCode === 409);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ]);
      expect(received?.json().message).toMatch(
        /^This request was already (approved|rejected) by @person\d+\.$/u,
      );
      const { admins, roles, members } = await clubStateOf(world, clubId);
      expect(await acts(claimId)).toHaveLength(1);
      for (const rows of [admins, roles, members]) expect(rows.length).toBeLessThanOrEqual(1);
    }
  });

  it('gives a club to one of fifty people when all are approved at once', async () => {
    const clubId = await listedClub(world);
    const people = await crowd(50);
    const claims = await Promise.all(people.map((person) => claimOf(world, person, clubId)));
    const answers = await Promise.all(
      claims.map((claimId, nth) => approve(nth % 2 === 0 ? admin : other, claimId)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
    const { admins, roles, members, claimedBy } = await clubStateOf(world, clubId);
    expect([admins, roles, members]).toEqual([[claimedBy], [claimedBy], [claimedBy]]);
  });
});

describe('the mails', () => {
  it('tell all system admins of a request, and its author of the decision', async () => {
    const own = await createWorld();
    const boss = await own.person({ roles: ['system_admin'], email: 'boss@people.ribbon.test' });
    await own.person({ roles: ['system_admin'], email: 'chief@people.ribbon.test' });
    const person = await own.person();
    const clubId = await listedClub(own, { name: 'Foxglove <b>RG</b>' });
    const claimId = await claimOf(own, person, clubId);
    const [received] = await own.mailsTo('boss@people.ribbon.test, chief@people.ribbon.test');
    expect(received?.subject).toBe('Ribbon: someone has claimed Foxglove <b>RG</b>');
    expect(received?.text).toContain(`Nadia (${person.email})`);
    expect(received?.text).toContain('I have run this club since 2010.');
    expect(received?.text).toContain('http://localhost:3000/admin/clubs?tab=claims');
    expect(received?.html).not.toContain('<b>RG</b>');

    const body = { approve: true, message: 'Have fun.', reason: 'A test' };
    await own.call(boss, decide, { params: { claimId }, body });
    const [answer] = await own.mailsTo(person.email);
    expect(answer?.subject).toBe('You now run Foxglove <b>RG</b> on Ribbon');
    expect(answer?.text).toContain('Have fun.');
    const log = await own.db.selectFrom('email_events_log').select(['event', 'data']).execute();
    expect(log).toEqual([
      { event: 'club.claim.submitted', data: { template: 'club_claim', links: 'hidden' } },
      { event: 'club.claim.reviewed', data: { template: 'club_claim_response', links: 'hidden' } },
    ]);
    await own.close();
  });
});
