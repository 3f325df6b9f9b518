import { claimOf, clubStateOf } from '#testing/decisions/claims';
import { listedClub } from '#testing/club';
import { listen } from '#testing/server/stream';
import { createWorld } from '#testing/world';
import { type ClaimId, claimEndpoints } from '@ribbon/domain/claims';
import { clubAdminEndpoints } from '@ribbon/domain/clubs';
import { describe, expect, it } from 'vitest';
import { admin, approve, claim, crowd, openWorld, world } from './claims.fixture.ts';

const { submit, pending, list, decide } = claimEndpoints;

openWorld();

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
    expect(await clubStateOf(world, clubId)).toMatchObject({ status: 'listed', isClaimed: false });
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
      message: 'This club has already been claimed.',
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
    await own.call(boss, decide, {
      params: { claimId },
      body: { approve: false, reason: 'A test' },
    });
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
    const body = { confirmation: 'Gone Hoops', reason: 'It has closed' };
    await world.call(admin, clubAdminEndpoints.remove, { params, body });
    const after = await world.call(admin, list, { query: {} });
    expect(after.pending).toBe(before.pending - 1);
    expect((await approve(admin, claimId)).statusCode).toBe(404);
    await world.call(admin, clubAdminEndpoints.restore, {
      params,
      body: { reason: 'A test' },
    });
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
      await own.call(boss, decide, {
        params: { claimId },
        body: { approve: true, reason: 'A test' },
      });
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
