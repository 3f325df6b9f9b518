import {
  type EventId,
  clubTimeOf,
  calendarEndpoints,
  calendarFaults,
} from '@ribbon/domain/calendar';
import { moderationFaults } from '@ribbon/domain/moderation';
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

const { cancel, change, create } = calendarEndpoints;

openWorld();

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
      issues: [{ path: 'startDay', message: 'Please choose a time in the future' }],
    });
    expect(await world.refusal(club.admin, create, input(800))).toMatchObject({
      issues: [{ path: 'startDay', message: 'Please choose a date within the next 2 years' }],
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
      message: 'Someone has changed this event since you opened it. Please check it again.',
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

it('another time or place is told to those who come, and to nobody else', async () => {
  const eventId = await club.event();
  await going(member, eventId);
  await world.call(club.admin, change, edit(eventId, { description: 'Bring water.' }).input);
  expect(await world.mailsTo(member.email)).toEqual([]);
  await world.call(club.admin, change, edit(eventId, { startTime: '17:00', version: 2 }).input);
  const [mail] = await world.mailsTo(member.email);
  expect(mail?.subject).toBe('New time or place: Hoop training');
  expect(mail?.text).toContain('17:00 (United Kingdom time)');
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
