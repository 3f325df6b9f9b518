import { type TestClub, clubIn, eventDetails } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type EventId,
  type NewEvent,
  clubTimeOf,
  calendarEndpoints,
  calendarFaults,
} from '@ribbon/domain/calendar';
import { moderationFaults } from '@ribbon/domain/moderation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { answer, cancel, change, create, list, read } = calendarEndpoints;

let world: World;
let club: TestClub;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  club = await clubIn(world);
  member = await club.member();
});
afterAll(() => world.close());

const details = (days = 7, more: Partial<NewEvent> = {}) => ({
  ...eventDetails({ in: world.clock(), days }),
  ...more,
});
const plan = (body: NewEvent, who = club.admin) =>
  world.call(who, create, { params: { clubId: club.id }, body });
const see = (eventId: EventId, who = member) => world.call(who, read, { params: { eventId } });
const edit = (eventId: EventId, body: object, who = club.admin) => ({
  who,
  input: {
    params: { eventId },
    body: { ...details(), version: 1, scope: 'this', ...body },
  } as never,
});
const upcoming = async (who = member) =>
  (await world.call(who, list, { query: { clubId: club.id } })).events;
const going = (who: Person, eventId: EventId) =>
  world.call(who, answer, { params: { eventId, userId: who.id }, body: { going: true } });

describe('an event', () => {
  it('is planned by an admin and seen by members, in the club’s time', async () => {
    const body = details(7, {
      title: ' Ball and clubs ',
      description: 'Bring both.',
      capacity: 12,
    });
    const { eventIds } = await plan({ ...body, repeatUntil: null });
    expect(eventIds).toHaveLength(1);
    const event = await see(eventIds[0] as EventId);
    expect(event).toMatchObject({
      title: 'Ball and clubs',
      description: 'Bring both.',
      location: 'Hall 2',
      capacity: 12,
      status: 'scheduled',
      seriesId: null,
      version: 1,
      canManage: false,
      counts: { going: 0, waiting: 0 },
    });
    expect(clubTimeOf(event.startsAt)).toEqual({ day: body.startDay, time: '18:00' });
    expect(clubTimeOf(event.endsAt)).toEqual({ day: body.endDay, time: '19:30' });
  });

  it('is planned by a coach whom the club has confirmed, and by no other coach', async () => {
    const [confirmed, unconfirmed] = [
      await world.person({ userType: 'coach' }),
      await world.person({ userType: 'coach', roles: ['coach'] }),
    ];
    await club.join(confirmed, 'coach');
    await club.join(unconfirmed, 'unconfirmed coach');
    await plan({ ...details(), repeatUntil: null }, confirmed);
    const input = { params: { clubId: club.id }, body: { ...details(), repeatUntil: null } };
    expect(await world.refusal(unconfirmed, create, input)).toMatchObject({ status: 403 });
  });

  it('begins in the future, and not in a far one', async () => {
    const input = (days: number) => ({
      params: { clubId: club.id },
      body: { ...details(days), repeatUntil: null },
    });
    expect(await world.refusal(club.admin, create, input(-1))).toMatchObject({
      code: 'invalidInput',
      issues: [{ path: 'startDay', message: 'Please choose a time to come' }],
    });
    expect(await world.refusal(club.admin, create, input(800))).toMatchObject({
      issues: [{ path: 'startDay', message: 'Please choose a day within the next 2 years' }],
    });
  });

  it('is not saved with words that hurt, and the refusal names the field', async () => {
    for (const field of ['title', 'description', 'location'] as const) {
      const body = { ...details(7, { [field]: 'You are all stupid and fat' }), repeatUntil: null };
      const refusal = await world.refusal(club.admin, create, {
        params: { clubId: club.id },
        body,
      });
      expect(moderationFaults.flagged.matches(refusal)).toBe(true);
      expect(refusal.issues.map(({ path }) => path)).toEqual([field]);
    }
    expect(await upcoming()).toEqual([]);
    const eventId = await club.event();
    const { who, input } = edit(eventId, { title: 'You are all stupid and fat' });
    expect(await world.refusal(who, change, input)).toMatchObject({ code: 'flagged' });
    expect((await see(eventId)).title).toBe('Hoop training');
  });

  it('is written down when planned, changed and cancelled', async () => {
    const eventId = await club.event();
    await world.call(club.admin, change, edit(eventId, { title: 'Rope' }).input);
    await world.call(club.admin, cancel, {
      params: { eventId },
      body: { version: 2, scope: 'this' },
    });
    const acts = await world.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', eventId)
      .orderBy('id')
      .execute();
    expect(acts).toEqual(
      ['created', 'changed', 'cancelled'].map((verb) => ({
        action: `club_event.${verb}`,
        actor_id: club.admin.id,
      })),
    );
  });
});

describe('two who change the same event', () => {
  it('do not overwrite each other: the second is told to look again', async () => {
    const eventId = await club.event();
    await world.call(club.admin, change, edit(eventId, { title: 'Rope' }).input);
    const { who, input } = edit(eventId, { title: 'Ribbon' });
    expect(await world.refusal(who, change, input)).toMatchObject({
      code: calendarFaults.changedMeanwhile.code,
      message: 'Somebody has changed this event meanwhile. Please look at it again.',
    });
    expect(await see(eventId)).toMatchObject({ title: 'Rope', version: 2 });
  });

  it('at the very same moment leave one change', async () => {
    const eventId = await club.event();
    const answers = await Promise.all(
      ['Rope', 'Ribbon', 'Ball'].map((title) =>
        world.send(club.admin, change, edit(eventId, { title }).input),
      ),
    );
    const codes = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    expect(codes).toEqual(['204', '409', '409']);
    expect((await see(eventId)).version).toBe(2);
  });
});

describe('a series', () => {
  const weekly = async (weeks: number, more: Partial<NewEvent> = {}, from = 7) => {
    const first = details(from, more);
    const repeatUntil = details(from + (weeks - 1) * 7).startDay;
    return (await plan({ ...first, repeatUntil })).eventIds;
  };

  it('is one event for each week, with one mark', async () => {
    const ids = await weekly(4);
    expect(ids).toHaveLength(4);
    const events = await upcoming();
    expect(new Set(events.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(events.map(({ id }) => id)).toEqual(ids);
  });

  it('stays at the same time on the clock when the clocks change, in both directions', async () => {
    // The next last Sunday of March and of October, whenever this test runs.
    for (const month of [3, 10]) {
      const sunday = nextLastSunday(month);
      const days = Math.round((sunday.getTime() - world.clock().getTime()) / 86_400_000) - 10;
      const from = days > 0 ? days : days + 364;
      const ids = await weekly(5, {}, from);
      const events = await Promise.all(ids.map((id) => see(id)));
      expect(events.map(({ startsAt }) => clubTimeOf(startsAt).time)).toEqual(
        Array.from({ length: 5 }, () => '18:00'),
      );
      expect(new Set(events.map(({ startsAt }) => startsAt.getUTCHours()))).toEqual(
        new Set([17, 18]),
      );
      expect(events.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime())).toEqual(
        Array.from({ length: 5 }, () => 90 * 60_000),
      );
    }
  });

  it('changes in this week only, or in this one and those that follow', async () => {
    const ids = (await weekly(4)) as [EventId, EventId, EventId, EventId];
    const at = async (id: EventId) => {
      const { startDay, endDay } = dayOf((await see(id)).startsAt);
      return { startDay, endDay };
    };
    await world.call(
      club.admin,
      change,
      edit(ids[1], { ...(await at(ids[1])), title: 'Guest coach', startTime: '17:00' }).input,
    );
    await world.call(
      club.admin,
      change,
      edit(ids[2], { ...(await at(ids[2])), location: 'Hall 5', scope: 'following' }).input,
    );
    const events = await upcoming();
    expect(events.map(({ title }) => title)).toEqual([
      'Hoop training',
      'Guest coach',
      'Hoop training',
      'Hoop training',
    ]);
    expect(events.map(({ location }) => location)).toEqual([
      'Hall 2',
      'Hall 2',
      'Hall 5',
      'Hall 5',
    ]);
    expect(events.map(({ startsAt }) => clubTimeOf(startsAt).time)).toEqual([
      '18:00',
      '17:00',
      '18:00',
      '18:00',
    ]);
  });

  it('moves as a whole to another day and time, and a week moved before keeps a new title only', async () => {
    const ids = (await weekly(3)) as [EventId, EventId, EventId];
    const first = dayOf((await see(ids[0])).startsAt);
    const second = dayOf((await see(ids[1])).startsAt);
    await world.call(
      club.admin,
      change,
      edit(ids[1], { ...second, startTime: '10:00', endTime: '11:00' }).input,
    );
    await world.call(
      club.admin,
      change,
      edit(ids[0], { ...first, title: 'Ribbons', scope: 'following' }).input,
    );
    expect(
      (await upcoming()).map(({ title, startsAt }) => [title, clubTimeOf(startsAt).time]),
    ).toEqual([
      ['Ribbons', '18:00'],
      ['Ribbons', '10:00'],
      ['Ribbons', '18:00'],
    ]);

    const nextDay = dayOf(new Date((await see(ids[0])).startsAt.getTime() + 86_400_000));
    const times = { ...nextDay, startTime: '16:15', endTime: '17:00' };
    await world.call(
      club.admin,
      change,
      edit(ids[0], { ...times, title: 'Ribbons', version: 2, scope: 'following' }).input,
    );
    const moved = await upcoming();
    expect(moved.map(({ startsAt }) => clubTimeOf(startsAt).time)).toEqual([
      '16:15',
      '16:15',
      '16:15',
    ]);
    expect(moved.map(({ startsAt }) => new Date(startsAt).getUTCDay())).toEqual(
      moved.map(() => new Date(`${nextDay.startDay}T12:00:00Z`).getUTCDay()),
    );
  });

  it('is cancelled from one week on; what was before stays', async () => {
    const ids = (await weekly(4)) as [EventId, EventId, EventId, EventId];
    await going(member, ids[3]);
    await going(member, ids[2]);
    await world.call(club.admin, cancel, {
      params: { eventId: ids[2] },
      body: { version: 1, scope: 'following' },
    });
    expect((await upcoming()).map(({ status }) => status)).toEqual([
      'scheduled',
      'scheduled',
      'cancelled',
      'cancelled',
    ]);
    const mails = await world.mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 dates are cancelled: Hoop training']);
  });
});

describe('cancelling', () => {
  it('tells everybody who answered, by mail, and is final', async () => {
    const eventId = await club.event();
    const other = await club.member();
    const silent = await club.member();
    await going(member, eventId);
    await world.call(other, answer, {
      params: { eventId, userId: other.id },
      body: { going: false },
    });
    await world.call(club.admin, cancel, {
      params: { eventId },
      body: { version: 1, scope: 'this' },
    });
    for (const { email } of [member, other]) {
      const [mail] = await world.mailsTo(email);
      expect(mail?.subject).toBe('Cancelled: Hoop training');
      expect(mail?.text).toContain('18:00 (UK time)');
      expect(mail?.text).toContain(`/clubs/${club.id}/events/${eventId}`);
    }
    expect(await world.mailsTo(silent.email)).toEqual([]);
    const again = { params: { eventId }, body: { version: 2, scope: 'this' as const } };
    expect(await world.refusal(club.admin, cancel, again)).toMatchObject({
      message: 'This event is cancelled.',
    });
    const late = { params: { eventId, userId: member.id }, body: { going: false } };
    expect(await world.refusal(member, answer, late)).toMatchObject({ code: 'eventIsCancelled' });
    const { who, input } = edit(eventId, { version: 2 });
    expect(await world.refusal(who, change, input)).toMatchObject({ code: 'eventIsCancelled' });
  });

  it('reaches the open browsers of all members and of their guardians', async () => {
    const eventId = await club.event();
    await world.db.deleteFrom('realtime_events').execute();
    await world.call(club.admin, cancel, {
      params: { eventId },
      body: { version: 1, scope: 'this' },
    });
    const told = await world.db
      .selectFrom('realtime_events')
      .select(['audience', 'topic'])
      .execute();
    const to = ({ id }: Person, topic: string) => ({ audience: `user:${id}`, topic });
    const expected = [
      to(member, 'club-events'),
      to(club.admin, 'club-events'),
      // How many events come is counted for those who run the club.
      to(club.admin, 'club-management'),
    ];
    expect(told).toEqual(expect.arrayContaining(expected));
    expect(told).toHaveLength(expected.length);
  });
});

it('another time or place is told to those who come, and to nobody else', async () => {
  const eventId = await club.event();
  await going(member, eventId);
  await world.call(club.admin, change, edit(eventId, { description: 'Bring water.' }).input);
  expect(await world.mailsTo(member.email)).toEqual([]);
  await world.call(club.admin, change, edit(eventId, { startTime: '17:00', version: 2 }).input);
  const [mail] = await world.mailsTo(member.email);
  expect(mail?.subject).toBe('Another time or place: Hoop training');
  expect(mail?.text).toContain('17:00 (UK time)');
});

it('an event that is over cannot be changed or cancelled', async () => {
  const eventId = await club.event();
  await world.db
    .updateTable('club_events')
    .set({ starts_at: new Date(Date.now() - 7_200_000), ends_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', eventId)
    .execute();
  const { who, input } = edit(eventId, {});
  expect(await world.refusal(who, change, input)).toMatchObject({ message: 'This event is over.' });
  const wish = { params: { eventId }, body: { version: 1, scope: 'this' as const } };
  expect(await world.refusal(club.admin, cancel, wish)).toMatchObject({ code: 'eventIsOver' });
});

const dayOf = (moment: Date) => {
  const { day } = clubTimeOf(moment);
  return { startDay: day, endDay: day };
};

/** The Sunday in whose night the clocks change. */
function nextLastSunday(month: number): Date {
  const year = world.clock().getUTCFullYear();
  const last = new Date(Date.UTC(year, month, 0, 12));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last;
}
