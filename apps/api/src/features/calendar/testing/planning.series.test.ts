import type { Person } from '#testing/world';
import {
  type EventId,
  type NewEvent,
  clubTimeOf,
  calendarEndpoints,
} from '@ribbon/domain/calendar';
import { describe, expect, it } from 'vitest';
import {
  club,
  details,
  edit,
  going,
  member,
  openWorld,
  plan,
  see,
  upcoming,
  world,
} from './planning.fixture.ts';

const { answer, cancel, change } = calendarEndpoints;

openWorld();

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
    expect(mails.map(({ subject }) => subject)).toEqual(['2 dates cancelled: Hoop training']);
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
      expect(mail?.text).toContain('18:00 (United Kingdom time)');
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
    const received = await world.db
      .selectFrom('realtime_events')
      .select(['audience', 'topic'])
      .execute();
    const to = ({ id }: Person, topic: string) => ({ audience: `user:${id}`, topic });
    const expected = [
      to(member, 'club-events'),
      to(club.admin, 'club-events'),
      // The number of upcoming events is counted for the club's administrators.
      to(club.admin, 'club-management'),
    ];
    expect(received).toEqual(expect.arrayContaining(expected));
    expect(received).toHaveLength(expected.length);
  });
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
