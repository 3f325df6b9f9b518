import { family } from '#testing/family';
import { befriended, postBy } from '#testing/posts';
import { report } from '#testing/decisions/reports';
import { type Person, type World, createWorld } from '#testing/world';
import { reportEndpoints, ticketEndpoints as endpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  other = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

/** How the list names the thing. */
const quoteFor = async (reader: Person, ticketId: string) => {
  const { tickets } = await world.call(reader, endpoints.list, { query: {} });
  return tickets.find(({ id }) => id === ticketId)?.quote;
};

describe('what is not for everybody', () => {
  it('is opened with a reason, which is written down and seen by the guardian', async () => {
    const { child, guardian } = await family(world);
    const friend = await family(world);
    await befriended(world, child, friend.child);
    const contentId = await postBy(world, child, { content: 'My secret place' });
    const ticketId = await report(world, friend.child, { contentType: 'post', contentId });
    const params = { ticketId };

    const closed = await world.call(admin, endpoints.read, { params });
    expect(closed).toMatchObject({ needsReason: true, snapshot: null, surroundings: null });
    expect(JSON.stringify(closed)).not.toContain('My secret place');
    const openings = () =>
      world.call(guardian, reportEndpoints.openings, { params: { childId: child.id } });
    expect((await openings()).openings).toEqual([]);
    expect(await quoteFor(admin, ticketId)).toBeNull();

    const opened = await world.call(admin, endpoints.open, {
      params,
      body: { reason: 'A friend says that it hurts' },
    });
    expect(opened).toMatchObject({ needsReason: false, snapshot: { text: 'My secret place' } });
    expect(opened.surroundings?.lines).toMatchObject([
      { text: 'My secret place', isReported: true },
    ]);
    // Only for the moderator who gave the reason.
    expect(await world.call(other, endpoints.read, { params })).toMatchObject({ snapshot: null });
    expect(await quoteFor(admin, ticketId)).toBe('My secret place');
    expect(await quoteFor(other, ticketId)).toBeNull();
    expect((await openings()).openings).toMatchObject([{ contentType: 'post' }]);
    const written = await world.db
      .selectFrom('audit_log')
      .select(['actor_id', 'reason'])
      .where('action', '=', 'report.opened')
      .execute();
    expect(written).toEqual([{ actor_id: admin.id, reason: 'A friend says that it hurts' }]);
  });

  it('does not stand around a thing for everybody: a child’s words below it stay closed', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const { child } = await family(world);
    const contentId = await postBy(world, author, { visibility: 'public' });
    const below = { post_id: contentId, approval_status: 'approved' } as const;
    await world.db
      .insertInto('comments')
      .values([
        { ...below, author_id: child.id, content: 'From a child' },
        { ...below, author_id: reader.id, content: 'From an adult' },
      ])
      .execute();
    const ticketId = await report(world, reader, { contentType: 'post', contentId });
    const { surroundings } = await world.call(admin, endpoints.read, { params: { ticketId } });
    expect(surroundings?.lines.map(({ text }) => text)).toEqual([
      'A clean routine today',
      'From an adult',
    ]);
  });

  it('stays what it was, also when it is changed or deleted afterwards', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const contentId = await postBy(world, author, { visibility: 'public', content: 'Go away' });
    const ticketId = await report(world, reader, { contentType: 'post', contentId });
    await world.db
      .updateTable('posts')
      .set({ content: 'Welcome' })
      .where('id', '=', contentId)
      .execute();
    expect(await quoteFor(other, ticketId)).toBe('Go away');
    const params = { ticketId };
    const changed = await world.call(admin, endpoints.read, { params });
    expect(changed).toMatchObject({
      needsReason: false,
      snapshot: { text: 'Go away', audience: 'public' },
      surroundings: { state: 'changed' },
    });
    await world.db.deleteFrom('posts').where('id', '=', contentId).execute();
    const gone = await world.call(admin, endpoints.read, { params });
    expect(gone).toMatchObject({ snapshot: { text: 'Go away' }, surroundings: { state: 'gone' } });
  });
});

describe('without an account', () => {
  const words = {
    reason: 'other',
    description: 'He asks for pictures',
    childAtRiskNow: true,
  } as const;
  const newest = async () => {
    const { tickets } = await world.call(admin, endpoints.list, { query: {} });
    return tickets;
  };

  it('somebody reports an address, is answered by mail, and learns nothing of what there is', async () => {
    const person = await world.person();
    const email = 'worried@people.ribbon.test';
    for (const about of [`https://ribbon.test/gymnast/${person.id}`, 'The man at the gym']) {
      const answer = await world.send(undefined, reportEndpoints.fileOpenly, {
        body: { ...words, about, email },
      });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    const tickets = await newest();
    expect(tickets).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ contentType: 'profile', contentId: person.id, reporter: null }),
        expect.objectContaining({ contentType: 'other', urgency: 'at_risk' }),
      ]),
    );
    const subjects = (await world.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['We have your report', 'We have your report']);
    const named = tickets.find(({ contentId }) => contentId === person.id);
    await world.call(admin, endpoints.decide, {
      params: { ticketId: named?.id as never },
      body: { decision: 'dismissed', version: 1 },
    });
    const [outcome] = await world.mailsTo(email);
    expect(outcome?.subject).toBe('Updates on your report');
    expect(outcome?.text).toContain('found nothing that breaks our rules');
  });
});
