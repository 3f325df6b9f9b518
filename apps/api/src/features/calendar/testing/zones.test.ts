import { eventDetails } from '#testing/club';
import { type EventId, calendarEndpoints, clubTimeOf } from '@ribbon/domain/calendar';
import { manageEndpoints } from '@ribbon/domain/clubs';
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
  world,
} from './planning.fixture.ts';

const { calendars, change, download, month } = calendarEndpoints;

openWorld();

const moveTo = (country: string, time_zone: string | null = null) =>
  world.db.updateTable('clubs').set({ country, time_zone }).where('id', '=', club.id).execute();

async function planned(more: Partial<ReturnType<typeof details>> = {}) {
  const body = details(7, more);
  const { eventIds } = await plan({ ...body, repeatUntil: null });
  return { body, event: await see(eventIds[0] as EventId) };
}

describe('the clock of a club', () => {
  it.each([
    ['United Kingdom', null, 'Europe/London'],
    ['Bulgaria', null, 'Europe/Sofia'],
    ['Ukraine', null, 'Europe/Kyiv'],
    ['Spain', 'Atlantic/Canary', 'Atlantic/Canary'],
    ['United States', 'America/Los_Angeles', 'America/Los_Angeles'],
    ['Australia', 'America/Los_Angeles', 'Australia/Sydney'],
    ['Somewhere', null, 'Europe/London'],
  ])('in %s with %s is that of %s', async (country, chosen, zone) => {
    await moveTo(country, chosen);
    const { body, event } = await planned({ startTime: '18:00', endTime: '19:30' });
    expect(event.zone).toBe(zone);
    expect(clubTimeOf(event.startsAt, zone)).toEqual({ day: body.startDay, time: '18:00' });
    expect(clubTimeOf(event.endsAt, zone)).toEqual({ day: body.endDay, time: '19:30' });
    const { clubs } = await world.call(member, calendars);
    expect(clubs.find(({ clubId }) => clubId === club.id)?.zone).toBe(zone);
  });

  it('is the one that a series and its changes follow', async () => {
    await moveTo('Japan');
    const body = details(7, { startTime: '06:00', endTime: '07:00' });
    const until = new Date(Date.parse(body.startDay) + 21 * 86_400_000).toISOString().slice(0, 10);
    const { eventIds } = await plan({ ...body, repeatUntil: until });
    const [first] = eventIds;
    await world.call(
      club.admin,
      change,
      edit(first as EventId, { ...body, startTime: '08:00', endTime: '09:00', scope: 'following' })
        .input,
    );
    for (const eventId of eventIds) {
      const { startsAt } = await see(eventId);
      expect(clubTimeOf(startsAt, 'Asia/Tokyo').time).toBe('08:00');
    }
  });

  it('says to which month an event belongs', async () => {
    await moveTo('Australia');
    const { startDay } = eventDetails({ in: world.clock(), days: 40 });
    const firstDay = `${startDay.slice(0, 7)}-01`;
    const { event } = await planned({
      startDay: firstDay,
      endDay: firstDay,
      startTime: '06:30',
      endTime: '08:00',
    });
    const inMonth = async (asked: string) =>
      (await world.call(member, month, { query: { month: asked, clubId: club.id } })).events.map(
        ({ id }) => id,
      );
    expect(await inMonth(startDay.slice(0, 7))).toEqual([event.id]);
    const before = new Date(Date.parse(firstDay) - 86_400_000).toISOString().slice(0, 7);
    expect(await inMonth(before)).toEqual([]);
  });

  it('is named in emails', async () => {
    await moveTo('Bulgaria');
    const { event } = await planned();
    await going(member, event.id);
    await world.call(club.admin, change, edit(event.id, { startTime: '17:00' }).input);
    const [mail] = await world.mailsTo(member.email);
    expect(mail?.text).toContain('17:00 (Bulgaria time)');
  });

  it('goes along in a calendar file, with what it does around the event', async () => {
    await moveTo('Bulgaria');
    const { body, event } = await planned({ startTime: '18:00' });
    const { body: file } = await world.send(club.admin, download, {
      params: { eventId: event.id },
    });
    expect(file).toContain('TZID:Europe/Sofia');
    expect(file).toContain(`DTSTART;TZID=Europe/Sofia:${body.startDay.replaceAll('-', '')}T180000`);
    expect(file).toContain('TZOFFSETFROM:+0200\r\nTZOFFSETTO:+0300');
    expect(file).toContain('TZOFFSETFROM:+0300\r\nTZOFFSETTO:+0200');
  });

  it('can be changed by the people who run the club, but only to a real time zone', async () => {
    const { club: own } = await world.call(club.admin, manageEndpoints.overview, {
      params: { clubId: club.id },
    });
    const save = (timeZone: string) =>
      world.send(club.admin, manageEndpoints.update, {
        params: { clubId: club.id },
        body: {
          version: own.version,
          details: { ...own.details, country: 'United States', timeZone },
        },
      });
    expect((await save('Mars/Olympus')).json()).toMatchObject({
      issues: [{ message: 'Please choose a time zone' }],
    });
    expect((await save('America/Denver')).statusCode).toBe(200);
    expect((await planned()).event.zone).toBe('America/Denver');
  });
});
