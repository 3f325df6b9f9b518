import { approvedReview } from '#testing/decisions/reviews';
import { newClub } from '#testing/club';
import { postBy } from '#testing/posts';
import { report } from '#testing/decisions/reports';
import { type Person, type World, createWorld } from '#testing/world';
import type { TicketId } from '@ribbon/domain/reports';
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

/** A review that can be reported, and its author. */
async function reviewed(words = 'Rather loud') {
  const author = await world.person();
  const { id } = await approvedReview(world, admin, author, await newClub(world), 2, words);
  return { author, contentId: id, contentType: 'club_review' as const };
}
const read = (who: Person, ticketId: TicketId) =>
  world.call(who, endpoints.read, { params: { ticketId } });
const decide = (who: Person, ticketId: TicketId, body: { version: number; notes?: string }) =>
  world.send(who, endpoints.decide, {
    params: { ticketId },
    body: { decision: 'resolved', ...body },
  });
const list = async (query: Record<string, string> = {}) =>
  (await world.call(admin, endpoints.list, { query })).tickets;
const mailsAbout = async (person: Person, subject: string) =>
  (await world.mailsTo(person.email)).filter((mail) => mail.subject === subject);
const acts = (subjectId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'reason'])
    .where('subject_id', '=', subjectId)
    .where('action', 'like', 'report.%')
    .orderBy('id')
    .execute();

describe('several reports of one thing', () => {
  it('are one row, as urgent as the most urgent of them', async () => {
    const { contentId, contentType } = await reviewed();
    const about = { contentId, contentType };
    const first = await report(world, await world.person(), about);
    const again = await report(world, await world.person(), { ...about, childAtRiskNow: true });
    expect(again).toBe(first);
    const { ticket, reports } = await read(admin, first);
    expect(ticket).toMatchObject({ reportsCount: 2, urgency: 'at_risk', status: 'pending' });
    expect(reports).toHaveLength(2);
    const minutes = (ticket.dueAt.getTime() - ticket.createdAt.getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
  });

  it('are answered together, each once, and what comes afterwards is a row of its own', async () => {
    const { contentId, contentType } = await reviewed();
    const [mia, zoe] = [await world.person(), await world.person()];
    const id = await report(world, mia, { contentId, contentType });
    await report(world, zoe, { contentId, contentType });
    const { ticket } = await read(admin, id);
    expect((await decide(admin, id, ticket)).statusCode).toBe(200);
    for (const reporter of [mia, zoe]) {
      expect(await mailsAbout(reporter, 'Updates on your report')).toHaveLength(1);
      const { reports } = await world.call(reporter, reportEndpoints.mine);
      expect(reports).toMatchObject([{ outcome: 'looked_into', contentType: 'club_review' }]);
    }
    const next = await report(world, await world.person(), { contentId, contentType });
    expect(next).not.toBe(id);
  });
});

describe('the list', () => {
  it('begins with what is due first and ends with what was decided', async () => {
    const [late, soon] = [await reviewed(), await reviewed()];
    const slow = await report(world, await world.person(), late);
    const fast = await report(world, await world.person(), { ...soon, reason: 'violence' });
    const ids = (await list()).map(({ id }) => id);
    expect(ids.indexOf(fast)).toBeLessThan(ids.indexOf(slow));
    await decide(admin, fast, { version: 1 });
    const after = await list();
    expect(after.findIndex(({ id }) => id === fast)).toBeGreaterThan(
      after.findIndex(({ id }) => id === slow),
    );
  });

  it('is found by description, reporter and number, and narrowed by status and reason', async () => {
    const { contentId, contentType } = await reviewed();
    const mia = await world.person();
    const description = 'A zebra on the mat';
    const id = await report(world, mia, {
      contentId,
      contentType,
      reason: 'hate_speech',
      description,
    });
    const name = (await read(admin, id)).reports[0]?.reporter?.name ?? '';
    for (const search of ['zebra', name, contentId.slice(0, 8)]) {
      expect((await list({ search })).map((ticket) => ticket.id)).toContain(id);
    }
    expect(await list({ search: 'no such words' })).toEqual([]);
    expect((await list({ reason: 'hate_speech' })).map((ticket) => ticket.id)).toEqual([id]);
    expect(await list({ reason: 'hate_speech', status: 'dismissed' })).toEqual([]);
    const { reasons } = await world.call(admin, endpoints.reasons);
    expect(reasons).toContain('hate_speech');
  });

  it('goes on page by page', async () => {
    const about = await reviewed();
    for (let nth = 0; nth < 26; nth += 1) {
      const author = await world.person();
      const thing = await approvedReview(world, admin, author, await newClub(world), 1, 'Paged');
      await report(world, about.author, { contentType: 'club_review', contentId: thing.id });
    }
    const query = { status: 'pending' } as const;
    const first = await world.call(admin, endpoints.list, { query });
    expect(first.tickets).toHaveLength(25);
    const rest = await world.call(admin, endpoints.list, {
      query: { ...query, cursor: first.next ?? '' },
    });
    const ids = [...first.tickets, ...rest.tickets].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('of two moderators', () => {
  it('who decide at once one wins, and the other is told', async () => {
    const about = await reviewed();
    const id = await report(world, await world.person(), about);
    const answers = await Promise.all([admin, other].map((who) => decide(who, id, { version: 1 })));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().message).toBe('Someone else has already decided this report.');
    expect(await acts(about.contentId)).toHaveLength(1);
  });

  it('one takes a report, and the other waits until it is handed back', async () => {
    const about = await reviewed();
    const id = await report(world, await world.person(), about);
    const params = { ticketId: id };
    const taken = await world.call(admin, endpoints.take, { params, body: { version: 1 } });
    expect(taken).toMatchObject({ isTakenByReader: true });
    const refusal = await world.refusal(other, endpoints.take, { params, body: taken });
    expect(refusal).toMatchObject({ code: 'ticketTaken' });
    const free = await world.call(admin, endpoints.handBack, { params, body: taken });
    expect(free.takenBy).toBeNull();
    expect((await decide(other, id, free)).statusCode).toBe(200);
    expect((await acts(about.contentId)).map(({ action }) => action)).toEqual([
      'report.taken',
      'report.handed_back',
      'report.resolved',
    ]);
  });

  it('nobody decides about what became more urgent since it was read', async () => {
    const { contentId, contentType } = await reviewed();
    const id = await report(world, await world.person(), { contentId, contentType });
    await report(world, await world.person(), { contentId, contentType, childAtRiskNow: true });
    expect((await decide(admin, id, { version: 1 })).json()).toMatchObject({
      code: 'ticketChanged',
    });
  });

  it('nobody decides about themselves, or about what they reported, or finds it there', async () => {
    const contentId = await postBy(world, admin, { visibility: 'public' });
    const aboutMe = await report(world, await world.person(), { contentType: 'post', contentId });
    const fromMe = await report(world, admin, await reviewed());
    for (const id of [aboutMe, fromMe]) {
      expect((await decide(admin, id, { version: 1 })).statusCode).toBe(404);
      expect((await decide(other, id, { version: 1 })).statusCode).toBe(200);
    }
  });
});

it('the log says what was reported where a moderator wrote nothing, and takes the longest notes', async () => {
  const about = await reviewed();
  const id = await report(world, await world.person(), about);
  const params = { ticketId: id };
  await world.call(admin, endpoints.take, { params, body: { version: 1 } });
  const note = 'n'.repeat(2000);
  await world.call(admin, endpoints.note, { params, body: { note } });
  expect((await decide(admin, id, { version: 2, notes: note })).statusCode).toBe(200);
  expect((await acts(about.contentId)).map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Report about a club review: /u),
    note.slice(0, 1000),
    note.slice(0, 1000),
  ]);
});

it('notes are for moderators alone, and the words to the record stay there', async () => {
  const about = await reviewed();
  const mia = await world.person();
  const id = await report(world, mia, about);
  const params = { ticketId: id };
  await world.call(admin, endpoints.note, { params, body: { note: 'The third this week' } });
  await decide(admin, id, { version: 1, notes: 'Talked to the club' });
  const details = await read(other, id);
  expect(details.notes).toMatchObject([{ note: 'The third this week' }]);
  expect(details.resolutionNotes).toBe('Talked to the club');
  const [mail] = await mailsAbout(mia, 'Updates on your report');
  expect(mail?.text).not.toMatch(/third this week|Talked to/u);
});
