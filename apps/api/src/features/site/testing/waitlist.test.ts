import { type Person, type World, createWorld } from '#testing/world';
import { JOINED_KEPT_DAYS, type WaitlistQuery, waitlistEndpoints } from '@ribbon/domain/waitlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationTo, invitationsTo, invitedPerson, waitingPerson } from '#testing/waitlist';

const reason = 'A test';

const { list, figures, csv, inviteFirst, inviteChosen, inviteAgain, openInvitation, remove } =
  waitlistEndpoints;

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  other = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next);

const find = async (query: Partial<WaitlistQuery>) =>
  (await world.call(admin, list, { query })).entries;
const acts = () =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'details'])
    .where('action', 'like', 'waitlist.%')
    .orderBy('id', 'desc')
    .execute();

describe('who waits', () => {
  it('is listed with figures, searched, narrowed and read page by page', async () => {
    const coach = await waitingPerson(world, { userType: 'coach', email: 'una.coach@x.test' });
    await world.db
      .insertInto('waitlist_signups')
      .values({ email: 'never.confirmed@x.test', user_type: 'parent' })
      .execute();
    for (let nth = 0; nth < 55; nth += 1) await waitingPerson(world);
    expect(await world.call(admin, figures)).toMatchObject({ waiting: 56, unconfirmed: 1 });
    expect(await find({ search: 'una.c' })).toMatchObject([{ id: coach.id, state: 'waiting' }]);
    expect(await find({ userType: 'coach' })).toMatchObject([{ email: coach.email }]);
    expect(await find({ state: 'unconfirmed' })).toMatchObject([{ confirmedAt: null }]);
    expect(await find({ search: '%' })).toEqual([]);
    const first = await world.call(admin, list, { query: { state: 'waiting' } });
    expect(first.entries).toHaveLength(50);
    const query = { state: 'waiting', cursor: first.next ?? '' } as const;
    const rest = await world.call(admin, list, { query });
    expect([rest.entries.length, rest.next]).toEqual([6, null]);
    const file = await world.send(admin, csv, { query: { search: 'una.c' } });
    expect(file.body.split('\r\n')[1]).toContain('"una.coach@x.test","Coach","Waiting"');
  });

  it('goes when somebody asks for it, and the log keeps no address', async () => {
    const { id, email } = await waitingPerson(world);
    await world.call(admin, remove, {
      params: { signupId: id },
      body: { reason: 'They asked us to' },
    });
    expect(await find({ search: email })).toEqual([]);
    const [act] = await acts();
    expect(act).toMatchObject({ actor_id: admin.id, subject_id: id });
    expect(JSON.stringify(act)).not.toContain(email);
    const again = await world.refusal(admin, remove, {
      params: { signupId: id },
      body: { reason: 'They asked us to' },
    });
    expect(again.code).toBe('notFound');
  });
});

describe('invitations', () => {
  it('go to those who have waited longest, and to nobody who has not confirmed', async () => {
    await world.db.deleteFrom('waitlist_signups').execute();
    await world.db
      .insertInto('waitlist_signups')
      .values({ email: 'first.of.all@x.test', user_type: 'parent', created_at: new Date(0) })
      .execute();
    const people = [];
    for (let nth = 0; nth < 4; nth += 1) people.push(await waitingPerson(world));
    const gymnast = await waitingPerson(world, { userType: 'gymnast' });
    const answer = await world.call(admin, inviteFirst, { body: { count: 2, reason } });
    expect(answer).toEqual({ invited: 2 });
    const invited = (await find({ state: 'invited' })).map(({ email }) => email);
    expect(new Set(invited)).toEqual(new Set([people[0]?.email, people[1]?.email]));
    await world.call(admin, inviteFirst, { body: { count: 5, userType: 'gymnast', reason } });
    expect(await invitationsTo(world, gymnast.email)).toHaveLength(1);
    expect(await invitationsTo(world, people[2]?.email ?? '')).toHaveLength(0);
    expect((await acts())[0]).toMatchObject({ details: { first: 5, people: 1 } });
  });

  it('go once to each, however many administrators press at the same moment', async () => {
    await world.db.deleteFrom('waitlist_signups').execute();
    const people: Awaited<ReturnType<typeof waitingPerson>>[] = [];
    for (let nth = 0; nth < 30; nth += 1) people.push(await waitingPerson(world));
    const ids = people.map(({ id }) => id);
    const answers = await Promise.all([
      ...[admin, other, admin].map((who) =>
        world.call(who, inviteFirst, { body: { count: 12, reason } }),
      ),
      ...[admin, other, other].map((who) =>
        world.call(who, inviteChosen, { body: { ids: ids.toReversed(), reason } }),
      ),
    ]);
    expect(answers.reduce((sum, { invited }) => sum + invited, 0)).toBe(30);
    for (const { email } of people) expect(await invitationsTo(world, email)).toHaveLength(1);
    const late = await world.call(other, inviteChosen, { body: { ids, reason } });
    expect(late).toEqual({ invited: 0 });
  });

  it('are sent again with a new link, and the old one ends at once', async () => {
    const { id, email, token } = await invitedPerson(world, admin);
    expect(await world.call(undefined, openInvitation, { body: { token } })).toEqual({
      email,
      hasAccount: false,
    });
    const again = { params: { signupId: id }, body: { invitations: 1, reason } };
    const both = await Promise.all(
      [admin, other].map((who) => world.send(who, inviteAgain, again)),
    );
    expect(statusesOf(both)).toEqual([204, 409]);
    const spent = await world.refusal(undefined, openInvitation, { body: { token } });
    expect(spent).toMatchObject({ code: 'invitationSpent', status: 410 });
    expect(await invitationsTo(world, email)).toHaveLength(2);
    const newer = await invitationTo(world, email);
    expect((await world.call(undefined, openInvitation, { body: { token: newer } })).email).toBe(
      email,
    );
    expect(await find({ search: email })).toMatchObject([{ state: 'invited', invitations: 2 }]);
  });

  it('that bounce say so, are found and counted, and are not sent again in vain', async () => {
    const person = await waitingPerson(world, { email: 'gone@refused.ribbon.test' });
    await world.call(admin, inviteChosen, { body: { ids: [person.id], reason } });
    await world.worker.run();
    expect(await invitationsTo(world, person.email)).toHaveLength(0);
    expect(await find({ state: 'bounced' })).toMatchObject([
      { email: person.email, state: 'bounced' },
    ]);
    const emails = (await find({ state: 'invited' })).map(({ email }) => email);
    expect(emails).not.toContain(person.email);
    expect((await world.call(admin, figures)).bounced).toBe(1);
    const again = { params: { signupId: person.id }, body: { invitations: 1, reason } };
    expect(await world.refusal(admin, inviteAgain, again)).toMatchObject({
      status: 409,
      message: 'This address permanently rejects our emails, so a new one wouldn’t arrive either.',
    });
  });

  it('keep no secret, neither in the row nor in the log of mails', async () => {
    const { email, token } = await invitedPerson(world, admin);
    const row = await world.db
      .selectFrom('waitlist_signups')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    const log = await world.db.selectFrom('email_events_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(token);
    const outbox = await world.db.selectFrom('outbox_events').selectAll().execute();
    expect(JSON.stringify(outbox)).not.toContain(token);
  });

  it.each([
    [inviteFirst, { count: 0, reason }, 'Please enter a number from 1 to 500'],
    [inviteFirst, { count: 501, reason }, 'Please enter a number from 1 to 500'],
    [inviteFirst, { count: 1.5, reason }, 'Please enter a number from 1 to 500'],
    [inviteChosen, { ids: [], reason }, 'Please choose someone first'],
  ])('refuse what makes no sense', async (endpoint, body, message) => {
    const refusal = await world.refusal(admin, endpoint, { body });
    expect(refusal).toMatchObject({ status: 400, message });
  });
});

it('whoever has joined leaves the list after a while', async () => {
  const { email } = await invitedPerson(world, admin);
  await world.db
    .updateTable('waitlist_signups')
    .set({ joined_at: world.clock() })
    .where('email', '=', email)
    .execute();
  await world.housekeeper.run();
  expect(await find({ search: email })).toMatchObject([{ state: 'joined' }]);
  world.turnClock((JOINED_KEPT_DAYS + 1) * 24 * 60);
  await world.housekeeper.run();
  admin = await world.enter(admin.id, admin.email);
  expect(await find({ search: email })).toEqual([]);
});
