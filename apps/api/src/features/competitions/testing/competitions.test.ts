import { clubIn } from '#testing/club';
import { competitionDraft, insertCompetition } from '#testing/sport/competitions';
import { makeOrganiser } from '#testing/sport/entries';
import { youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import {
  type CompetitionId,
  competitionAdminEndpoints as admin,
  competitionEndpoints,
  competitionFaults,
} from '@ribbon/domain/competitions';
import { moderationFaults } from '@ribbon/domain/moderation';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { reportEndpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { list, points, figures, read, calendar, submit, mine, change, cancel, follow } =
  competitionEndpoints;

let world: World;
let systemAdmin: Person;
beforeAll(async () => {
  world = await createWorld();
  systemAdmin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const day = (ahead = 0) => addDays(clubTimeOf(world.clock()).day, ahead);
const of = (competitionId: CompetitionId) => ({ params: { competitionId } });
const send = async (who: Person, part: object = {}) =>
  (await world.call(who, submit, { body: { ...competitionDraft(day(40)), ...part } })).id;
const rowOf = async (id: CompetitionId) => {
  const { competitions } = await world.call(systemAdmin, admin.list, { query: {} });
  const found = competitions.find((one) => one.id === id);
  if (found === undefined) throw new Error('not in the list');
  return found;
};
async function decide(id: CompetitionId, decision: 'approved' | 'rejected', reason = 'A test') {
  const { updatedAt } = await rowOf(id);
  const body = { decision, reason, seen: updatedAt.toISOString() };
  return world.call(systemAdmin, admin.decide, { ...of(id), body });
}
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};
const listed = async (query: object = {}) =>
  (await world.call(undefined, list, { query })).competitions.map(({ id }) => id);

describe('sending one in', () => {
  it('waits for a decision and is published with it; whoever sent it in is told', async () => {
    const who = await world.person();
    const id = await send(who, { name: 'Larkspur Trophy' });
    expect(await listed({ search: 'larkspur' })).toEqual([]);
    expect(await world.refusal(undefined, read, of(id))).toMatchObject({ status: 404 });
    expect(await world.call(who, read, of(id))).toMatchObject({
      approvalStatus: 'pending',
      canEdit: true,
      canManage: false,
      maxParticipants: 40,
      endDate: null,
    });
    expect(await notificationsOf(systemAdmin)).toContain('competition_waiting');
    await decide(id, 'approved');
    expect(await listed({ search: 'LARKSPUR' })).toEqual([id]);
    expect(await world.call(undefined, read, of(id))).toMatchObject({ canManage: false });
    expect(await world.call(who, read, of(id))).toMatchObject({ canEdit: false, canManage: false });
    expect(await notificationsOf(who)).toContain('competition_decided');
    const [mail] = await world.mailsTo(who.email);
    expect(mail?.subject).toBe('Larkspur Trophy has been published');
    expect(await rowOf(id)).toMatchObject({ approvalStatus: 'approved', status: 'upcoming' });
  });

  it('is rejected with a reason, edited and sent again', async () => {
    const who = await world.person();
    const id = await send(who);
    const { updatedAt } = await rowOf(id);
    const without = { decision: 'rejected', reason: '', seen: updatedAt.toISOString() } as const;
    expect(
      await world.refusal(systemAdmin, admin.decide, { ...of(id), body: without }),
    ).toMatchObject({ status: 400 });
    await decide(id, 'rejected', 'Which hall is it in?');
    const [own] = (await world.call(who, mine)).competitions;
    expect(own).toMatchObject({
      approvalStatus: 'rejected',
      rejectionReason: 'Which hall is it in?',
    });
    await world.worker.run();
    const mails = await world.mailsTo(who.email);
    expect(mails.some(({ text }) => text.includes('Which hall is it in?'))).toBe(true);
    const { clubId: _, ...draft } = competitionDraft(day(50));
    await world.call(who, change, { ...of(id), body: { ...draft, location: 'North Hall' } });
    expect(await rowOf(id)).toMatchObject({ approvalStatus: 'pending', location: 'North Hall' });
    await decide(id, 'approved');
    const again = { ...of(id), body: draft };
    expect(await world.refusal(who, change, again)).toMatchObject({
      code: competitionFaults.isPublished.code,
    });
  });

  it('is decided once, and only as it was read', async () => {
    const who = await world.person();
    const id = await send(who);
    const { updatedAt } = await rowOf(id);
    const body = { decision: 'approved', reason: 'A test', seen: updatedAt.toISOString() } as const;
    const { clubId: _, ...draft } = competitionDraft(day(41));
    world.turnClock(1);
    await world.call(who, change, { ...of(id), body: draft });
    expect(await world.refusal(systemAdmin, admin.decide, { ...of(id), body })).toMatchObject({
      code: competitionFaults.changedMeanwhile.code,
    });
    await decide(id, 'approved');
    expect(await world.refusal(systemAdmin, admin.decide, { ...of(id), body })).toMatchObject({
      code: competitionFaults.alreadyDecided.code,
    });
  });

  it('is for adults, says what is missing, and is read by the moderator', async () => {
    const body = competitionDraft(day(40));
    expect(await world.refusal(await youngPerson(world), submit, { body })).toMatchObject({
      status: 403,
    });
    const who = await world.person();
    const empty = { ...body, name: '', city: '' };
    expect(await world.refusal(who, submit, { body: empty })).toMatchObject({
      issues: [
        { path: 'name', message: 'Please fill in all required fields' },
        { path: 'city', message: 'Please fill in all required fields' },
      ],
    });
    const wrong = [
      { maxParticipants: '0' },
      { endDate: day(39) },
      { registrationDeadline: day(99) },
      { website: 'lakeside' },
      { startDate: day(-3) },
    ];
    for (const part of wrong) {
      const refusal = await world.refusal(who, submit, { body: { ...body, ...part } });
      expect(refusal).toMatchObject({ status: 400, issues: [{ path: Object.keys(part)[0] }] });
    }
    const unkind = { ...body, description: 'You are all stupid and ugly losers' };
    expect(await world.refusal(who, submit, { body: unkind })).toMatchObject({
      code: moderationFaults.flagged.code,
      issues: [{ path: 'description' }],
    });
  });

  it('is organised by a club only where somebody runs it, and then by all who do', async () => {
    const club = await clubIn(world);
    const body = { ...competitionDraft(day(40)), clubId: club.id };
    expect(await world.refusal(await world.person(), submit, { body })).toMatchObject({
      status: 403,
    });
    const { id } = await world.call(club.admin, submit, { body });
    await decide(id, 'approved');
    expect(await world.call(club.admin, read, of(id))).toMatchObject({
      canManage: true,
      club: { id: club.id },
    });
  });
});

describe('the list', () => {
  it('is by the first day, without what waits, is over or cancelled; filters narrow it', async () => {
    const country = 'Hungary';
    const insert = (part: object) => insertCompetition(world.db, { country, ...part });
    const later = await insert({ startDate: '2098-03-02', endDate: null });
    const sooner = await insert({ startDate: '2098-02-01', endDate: null });
    const running = await insert({ startDate: day(-1), endDate: day(1), status: 'ongoing' });
    const past = await insert({ startDate: '2001-01-01', endDate: null, status: 'completed' });
    const older = await insert({ startDate: '2000-01-01', endDate: null, status: 'completed' });
    await insert({ approval: 'pending' });
    await insert({ approval: 'rejected' });
    expect(await listed({ country })).toEqual([running, sooner, later]);
    expect(await listed({ country, status: 'ongoing' })).toEqual([running]);
    expect(await listed({ country, status: 'completed' })).toEqual([past, older]);
    expect(await listed({ country, month: '2098-02' })).toEqual([sooner]);
    expect(await listed({ country, level: 'Elite' })).toEqual([]);
    expect(await listed({ country, category: 'Individual All-Around' })).toHaveLength(3);
  });

  it('goes page by page, whole and without a repeat, in both directions of time', async () => {
    const country = 'Canada';
    const made: string[] = [];
    for (let nth = 0; nth < 45; nth += 1) {
      const startDate = addDays('2097-01-01', Math.floor(nth / 4));
      made.push(await insertCompetition(world.db, { country, startDate, endDate: null }));
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { country, ...(cursor && { cursor }) } as const;
      const page = await world.call(undefined, list, { query });
      seen.push(...page.competitions.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(45);
    expect(new Set(seen)).toEqual(new Set(made));
  });

  it('has points on the map for this country, and figures that are counted', async () => {
    const who = await world.person();
    const id = await send(who, { name: 'Mapped Cup', city: 'Leeds' });
    const abroad = await send(who, { name: 'Mapped Cup abroad', country: 'Spain', city: 'Leeds' });
    await decide(id, 'approved');
    await decide(abroad, 'approved');
    const found = await world.call(undefined, points, { query: { search: 'mapped' } });
    expect(found.points).toMatchObject([{ id, city: 'Leeds' }]);
    expect(found.points[0]?.latitude).toBeCloseTo(53.8, 0);
    const { upcoming, countries } = await world.call(undefined, figures);
    expect(upcoming).toBeGreaterThan(2);
    expect(countries).toBeGreaterThan(1);
  });

  it('gives its days to calendars', async () => {
    const id = await insertCompetition(world.db);
    const { body } = await world.send(undefined, calendar, of(id));
    expect(body).toContain('DTSTART;VALUE=DATE:20990501');
    expect(body).toContain('DTEND;VALUE=DATE:20990503');
    expect(body).toContain('SUMMARY:Silver Hoop Open');
  });
});

it('moves with the days by itself; what was set by hand stays until its next day', async () => {
  const make = (startDate: string, endDate: string) =>
    insertCompetition(world.db, { startDate, endDate });
  const begins = await make(day(), day(1));
  const isOver = await make(day(-3), day(-1));
  const byHand = await make(day(), day(1));
  await world.db
    .updateTable('competitions')
    .set({ status_since: day() })
    .where('id', '=', byHand)
    .execute();
  await world.housekeeper.run();
  const statusOf = async (id: CompetitionId) => (await world.call(undefined, read, of(id))).status;
  expect(await statusOf(begins)).toBe('ongoing');
  expect(await statusOf(isOver)).toBe('completed');
  expect(await statusOf(byHand)).toBe('upcoming');
});

it('is cancelled with a reason, which those read who follow it', async () => {
  const who = await world.person();
  const fan = await world.person();
  const id = await insertCompetition(world.db, { by: who.id });
  await makeOrganiser(world.db, id, who.id);
  await world.call(fan, follow, of(id));
  const body = { reason: 'The hall is closed.' };
  expect(await world.refusal(fan, cancel, { ...of(id), body })).toMatchObject({ status: 403 });
  await world.call(who, cancel, { ...of(id), body });
  expect(await notificationsOf(fan)).toContain('competition_cancelled');
  expect((await world.mailsTo(fan.email)).at(-1)?.subject).toMatch(/^Cancelled: /u);
  expect(await world.call(undefined, read, of(id))).toMatchObject({
    status: 'cancelled',
    cancelReason: 'The hall is closed.',
  });
  expect(await listed()).not.toContain(id);
  expect(await world.refusal(who, cancel, { ...of(id), body })).toMatchObject({
    code: competitionFaults.isCancelled.code,
  });
});

it('can be reported, and every act of an admin is written down', async () => {
  const id = await insertCompetition(world.db);
  const about = { contentType: 'competition', contentId: id } as const;
  const body = {
    ...about,
    reason: 'spam',
    description: 'An advert',
    childAtRiskNow: false,
  } as const;
  await world.call(await world.person(), reportEndpoints.file, { body });
  const { clubId: _, ...draft } = competitionDraft(day(60));
  const edit = { ...draft, status: 'cancelled', approvalStatus: 'approved', reason: 'Too few.' };
  await world.call(systemAdmin, admin.update, { ...of(id), body: edit as never });
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancelReason: 'Too few.' });
  await world.call(systemAdmin, admin.remove, { ...of(id), body: { reason: 'Sent in twice' } });
  const acts = await world.db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();
  expect(acts).toEqual([
    { action: 'competition.changed', reason: 'Too few.' },
    { action: 'competition.removed', reason: 'Sent in twice' },
  ]);
});
