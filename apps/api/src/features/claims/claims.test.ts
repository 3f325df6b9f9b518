import { claimOf, standingOf } from '#testing/claims';
import { listedClub } from '#testing/club';
import { listen } from '#testing/stream';
import { type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { type ClaimId, claimEndpoints } from '@ribbon/domain/claims';
import { clubAdminEndpoints } from '@ribbon/domain/clubs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { submit, pending, list, decide } = claimEndpoints;

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'], email: 'ada@people.ribbon.test' });
  other = await world.person({ roles: ['system_admin'], email: 'bob@people.ribbon.test' });
});
afterAll(() => world.close());

const claim = { name: 'Nadia Newcomer', email: 'nadia@people.ribbon.test', message: 'I run it.' };
const approve = (who: Person, claimId: ClaimId, message: string | null = null) =>
  world.send(who, decide, { params: { claimId }, body: { approve: true, message } });
const reject = (who: Person, claimId: ClaimId, message: string | null = null) =>
  world.send(who, decide, { params: { claimId }, body: { approve: false, message } });
const crowd = async (size: number) => {
  const people: Person[] = [];
  while (people.length < size) people.push(await world.person());
  return people;
};
const acts = (subjectId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason'])
    .where('subject_id', '=', subjectId)
    .execute();

describe('claiming a club', () => {
  it.each([
    [{ name: ' ' }, 'All fields are required'],
    [{ email: '' }, 'All fields are required'],
    [{ email: 'nadia' }, 'Please enter a valid email address'],
    [{ message: ' ' }, 'Message is required'],
    [{ message: 'x'.repeat(501) }, 'Message must be 500 characters or less'],
  ])('with %j is refused in the words of the product', async (change, message) => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    const body = { ...claim, ...change };
    expect(await world.refusal(person, submit, { params: { clubId }, body })).toMatchObject({
      status: 400,
      message,
    });
  });

  it.each([9, 14, 17])('is not for somebody of %i', async (years) => {
    const birthYear = world.clock().getUTCFullYear() - years;
    const young = await world.person({ birthYear });
    const params = { clubId: await listedClub(world) };
    expect(await world.refusal(young, submit, { params, body: claim })).toMatchObject({
      code: 'adultsOnly',
      status: 403,
    });
  });

  it('waits for a decision, and cannot be asked twice', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    await claimOf(world, person, clubId);
    expect(await world.call(person, pending)).toEqual({ clubIds: [clubId] });
    expect(await world.refusal(person, submit, { params: { clubId }, body: claim })).toMatchObject({
      message: 'You already have a pending request for this club',
    });
    expect(await standingOf(world, clubId)).toMatchObject({ status: 'listed', isClaimed: false });
  });

  it('with another person’s address does not stand in that person’s way', async () => {
    const [owner, impostor] = [await world.person(), await world.person()];
    const clubId = await listedClub(world);
    const body = { ...claim, email: owner.email };
    await world.call(impostor, submit, { params: { clubId }, body });
    const { statusCode } = await world.send(owner, submit, { params: { clubId }, body });
    expect(statusCode).toBe(204);
  });

  it('that somebody runs, or that is gone, is refused', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const clubId = await listedClub(world);
    await approve(admin, await claimOf(world, first, clubId));
    const params = { clubId };
    expect(await world.refusal(second, submit, { params, body: claim })).toMatchObject({
      message: 'This club has been claimed already.',
    });
    await world.db
      .updateTable('clubs')
      .set({ deleted_at: world.clock() })
      .where('id', '=', clubId)
      .execute();
    expect(await world.refusal(second, submit, { params, body: claim })).toMatchObject({
      message: 'Failed to fetch club details',
    });
  });

  it('may name a telephone, but not hurt anybody', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    const params = { clubId };
    const cruel = { ...claim, message: 'you are such an idiot, nobody likes you' };
    expect(await world.refusal(person, submit, { params, body: cruel })).toMatchObject({
      code: 'flagged',
    });
    const plain = { ...claim, message: 'I am the head coach. Call the club on 01632 960123.' };
    await world.call(person, submit, { params, body: plain });
  });

  it('fifty times at once leaves one request of each person', async () => {
    const clubId = await listedClub(world);
    const people = await crowd(25);
    const answers = await Promise.all(
      [...people, ...people].map((person) =>
        world.send(person, submit, { params: { clubId }, body: { ...claim, email: person.email } }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([...Array(25).fill(204), ...Array(25).fill(409)]);
    const rows = await world.db
      .selectFrom('club_claim_requests')
      .select('requester_id')
      .where('club_id', '=', clubId)
      .execute();
    expect(new Set(rows.map((row) => row.requester_id)).size).toBe(25);
    expect(rows).toHaveLength(25);
  });
});

describe('a decision', () => {
  it('that approves makes the account the club’s admin, in every place at once', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    const claimId = await claimOf(world, person, clubId);
    const answer = await approve(admin, claimId, 'Welcome!');
    expect(answer.json()).toEqual({ status: 'approved' });
    expect(await standingOf(world, clubId)).toEqual({
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
      { actor_id: admin.id, action: 'claim.approved', reason: 'Welcome!' },
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
    expect(await standingOf(world, clubId)).toMatchObject({ status: 'listed', admins: [] });
    expect(await acts(claimId)).toEqual([]);
    expect((await reject(admin, claimId)).json()).toEqual({ status: 'rejected' });
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
    const before = await standingOf(world, clubId);
    expect((await approve(other, bad)).json()).toMatchObject({ code: 'clubHeld' });
    expect((await reject(other, bad, 'Somebody else runs it.')).statusCode).toBe(200);
    expect(await standingOf(world, clubId)).toEqual(before);
  });

  it('is made once when two admins decide at the same moment, and the second is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [person, clubId] = [await world.person(), await listedClub(world)];
      const claimId = await claimOf(world, person, clubId);
      const answers = await Promise.all([
        approve(admin, claimId),
        round % 2 === 0 ? approve(other, claimId) : reject(other, claimId),
      ]);
      const told = answers.find(({ statusCode }) => statusCode === 409);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ]);
      expect(told?.json().message).toMatch(
        /^This request was already (approved|rejected) by @person\d+\.$/u,
      );
      const { admins, roles, members } = await standingOf(world, clubId);
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
    const { admins, roles, members, claimedBy } = await standingOf(world, clubId);
    expect([admins, roles, members]).toEqual([[claimedBy], [claimedBy], [claimedBy]]);
  });
});

describe('the list of requests', () => {
  it('shows the newest first, page by page, with who asked and how many wait', async () => {
    const own = await createWorld();
    const boss = await own.person({ roles: ['system_admin'] });
    const person = await own.person();
    const ids: ClaimId[] = [];
    for (let nth = 0; nth < 30; nth += 1) {
      ids.unshift(await claimOf(own, person, await listedClub(own)));
    }
    const first = await own.call(boss, list, { query: {} });
    expect(first).toMatchObject({ pending: 30, next: ids[24] });
    expect(first.claims[0]).toMatchObject({
      email: person.email,
      requester: { id: person.id, email: person.email, fullName: 'Person Number 2' },
      club: { city: 'Leeds', isClaimed: false },
    });
    const second = await own.call(boss, list, { query: { after: ids[24] } });
    expect([...first.claims, ...second.claims].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();

    const claimId = ids[0] as ClaimId;
    await own.call(boss, decide, { params: { claimId }, body: { approve: false } });
    expect(await own.call(boss, list, { query: { status: 'rejected' } })).toMatchObject({
      pending: 29,
      claims: [{ id: claimId, reviewedBy: 'person1' }],
    });
    await own.close();
  });

  it('leaves out the requests for a club that was deleted, until it is back', async () => {
    const [person, clubId] = [
      await world.person(),
      await listedClub(world, { name: 'Gone Hoops' }),
    ];
    const claimId = await claimOf(world, person, clubId);
    const before = await world.call(admin, list, { query: {} });
    const params = { clubId };
    const body = { confirmation: 'Gone Hoops' };
    await world.call(admin, clubAdminEndpoints.remove, { params, body });
    const after = await world.call(admin, list, { query: {} });
    expect(after.pending).toBe(before.pending - 1);
    expect((await approve(admin, claimId)).statusCode).toBe(404);
    await world.call(admin, clubAdminEndpoints.restore, { params });
    expect((await approve(admin, claimId)).statusCode).toBe(200);
  });
});

describe('an open browser', () => {
  it('of an admin hears of a request at once, and its author of the decision; others of neither', async () => {
    const own = await createWorld();
    try {
      await own.startBackground();
      const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
      const boss = await own.person({ roles: ['system_admin'] });
      const [person, stranger] = [await own.person(), await own.person()];
      const ears = {
        boss: await listen(address, { who: boss }),
        person: await listen(address, { who: person }),
        stranger: await listen(address, { who: stranger }),
      };
      const clubId = await listedClub(own);
      const claimId = await claimOf(own, person, clubId);
      expect((await ears.boss.next()).topic).toBe('claims');
      expect((await ears.person.next()).topic).toBe('own-claims');
      await own.call(boss, decide, { params: { claimId }, body: { approve: true } });
      const heard = async (ear: typeof ears.person, count: number) => {
        const topics: string[] = [];
        while (topics.length < count) topics.push((await ear.next()).topic);
        return topics;
      };
      // The finder and the clubs on screen are everybody's; that somebody asked for a club is not.
      const everybodys = ['clubs', 'club-choices', 'memberships', 'club-management'];
      expect(await heard(ears.stranger, 4)).toEqual(everybodys);
      expect(await heard(ears.person, 7)).toEqual([
        ...everybodys,
        'memberships',
        'me',
        'club-management',
      ]);
      for (const { close } of Object.values(ears)) close();
    } finally {
      await own.close();
    }
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
    const [told] = await own.mailsTo('boss@people.ribbon.test, chief@people.ribbon.test');
    expect(told?.subject).toBe('Ribbon: somebody claims Foxglove <b>RG</b>');
    expect(told?.text).toContain(`Nadia (${person.email})`);
    expect(told?.text).toContain('I have run this club since 2010.');
    expect(told?.text).toContain('http://localhost:3000/admin/clubs?tab=claims');
    expect(told?.html).not.toContain('<b>RG</b>');

    const body = { approve: true, message: 'Have fun.' };
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
