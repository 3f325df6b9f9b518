import { type TestClub, clubIn } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import {
  type ClubEvent,
  type EventId,
  calendarEndpoints,
  instantAt,
} from '@ribbon/domain/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { icsOf } from '../feeds/calendar.ics.format.ts';

const { answer, cancel, closeFeed, download, feeds, openFeed, read } = calendarEndpoints;

let world: World;
let club: TestClub;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  club = await clubIn(world);
});
afterAll(() => world.close());

interface Component {
  name: string;
  properties: Map<string, { parameters: string; value: string }>;
  parts: Component[];
}

/** A small reader of RFC 5545, written from the standard and not from our writer. */
function parse(text: string): Component {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  const lines = text
    .replaceAll(/\r\n[ \t]/gu, '')
    .split('\r\n')
    .slice(0, -1);
  const root: Component = { name: '', properties: new Map(), parts: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^":;,]*))*):(.*)$/su.exec(line) ?? [];
    if (name === '') throw new Error(`not a content line: ${line}`);
    const current = open.at(-1) as Component;
    if (name === 'BEGIN') {
      const part = { name: value, properties: new Map(), parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (value !== current.name) throw new Error(`${value} ends ${current.name}`);
      open.pop();
    } else current.properties.set(name, { parameters, value });
  }
  expect(open).toEqual([root]);
  return root.parts[0] as Component;
}

const valueOf = (part: Component | undefined, name: string) =>
  part?.properties.get(name)?.value ?? '';
const textOf = (part: Component | undefined, name: string) =>
  valueOf(part, name).replaceAll(/\\([\\;,nN])/gu, (_, sign: string) =>
    sign.toLowerCase() === 'n' ? '\n' : sign,
  );
const momentOf = (part: Component | undefined, name: string) => {
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})00$/u.exec(valueOf(part, name)) ?? [];
  expect(part?.properties.get(name)?.parameters).toBe(';TZID=Europe/London');
  return instantAt(`${year}-${month}-${day}`, `${hour}:${minute}`);
};
const eventsIn = (calendar: Component) => calendar.parts.filter(({ name }) => name === 'VEVENT');

const fetchFeed = (address: string) => world.app.inject(new URL(address).pathname);
const open = async (who: Person, clubId: TestClub['id'] | null = null) =>
  (await world.call(who, openFeed, { body: { clubId } })).address;
const calendarAt = async (address: string) => parse((await fetchFeed(address)).body);
const titles = async (address: string) =>
  eventsIn(await calendarAt(address)).map((event) => textOf(event, 'SUMMARY'));

describe('a calendar', () => {
  it('says in a file what the event says on the screen', async () => {
    const eventId = await club.event({
      title: 'Ball, hoop; and "ribbon" \\ more',
      description: 'Bring water.\nAnd a towel, please;\n– Žofie 🎀'.repeat(5),
      location: 'Hall 2, Leeds',
    });
    const event: ClubEvent = await world.call(club.admin, read, { params: { eventId } });
    const response = await world.send(club.admin, download, { params: { eventId } });
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('event.ics');
    const calendar = parse(response.body);
    expect([valueOf(calendar, 'VERSION'), valueOf(calendar, 'PRODID')]).toEqual([
      '2.0',
      '-//Ribbon//Club calendar//EN',
    ]);
    const [part] = eventsIn(calendar);
    expect(textOf(part, 'SUMMARY')).toBe(event.title);
    expect(textOf(part, 'DESCRIPTION')).toBe(`${event.clubName}\n\n${event.description}`);
    expect(textOf(part, 'LOCATION')).toBe(event.location);
    expect(momentOf(part, 'DTSTART')).toEqual(event.startsAt);
    expect(momentOf(part, 'DTEND')).toEqual(event.endsAt);
    expect(valueOf(part, 'URL')).toBe(`http://localhost:3000/clubs/${club.id}/events/${eventId}`);
    expect(valueOf(part, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/u);
  });

  it('brings its own time zone, which changes where Britain’s does', async () => {
    const eventId = await club.event();
    const calendar = parse((await world.send(club.admin, download, { params: { eventId } })).body);
    const zone = calendar.parts.find(({ name }) => name === 'VTIMEZONE');
    expect(valueOf(zone, 'TZID')).toBe('Europe/London');
    const changes = zone?.parts
      .slice(1)
      .map((part) => [
        part.name,
        valueOf(part, 'DTSTART').slice(4),
        valueOf(part, 'TZOFFSETFROM'),
        valueOf(part, 'TZOFFSETTO'),
      ]);
    const [year] = [world.clock().getUTCFullYear()];
    const lastSunday = (month: number) => 31 - new Date(Date.UTC(year, month - 1, 31)).getUTCDay();
    expect(changes).toContainEqual(['DAYLIGHT', `03${lastSunday(3)}T010000`, '+0000', '+0100']);
    expect(changes).toContainEqual(['STANDARD', `10${lastSunday(10)}T020000`, '+0100', '+0000']);
  });

  it('can be read back whatever people write', () => {
    // Signs that print, line breaks, and what means something to a calendar.
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\n', ';', ',', '\\', ':', '"', ' ', '\\n', 'BEGIN:VEVENT', '🤸'),
    );
    const text = fc.array(unit, { maxLength: 200 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (title, description) => {
        const ics = icsOf({
          name: title,
          publicUrl: 'http://localhost:3000',
          events: [
            {
              id: '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' as EventId,
              clubId: club.id,
              clubName: 'Larkspur',
              country: 'United Kingdom',
              timeZone: null,
              seriesId: null,
              kind: 'social',
              title,
              description,
              location: description,
              startsAt: new Date('2026-10-24T17:00:00Z'),
              endsAt: new Date('2026-10-25T18:00:00Z'),
              status: 'scheduled',
              version: 3,
              capacity: null,
              level: null,
              ageFrom: null,
              ageTo: null,
              going: 0,
              waiting: 0,
              updatedAt: new Date('2026-10-01T08:00:00Z'),
            },
          ],
        });
        const [part] = eventsIn(parse(ics));
        expect(textOf(part, 'SUMMARY')).toBe(title);
        expect(textOf(part, 'LOCATION')).toBe(description);
        expect([valueOf(part, 'DTSTART'), valueOf(part, 'DTEND')]).toEqual([
          '20261024T180000',
          '20261025T180000',
        ]);
        expect(valueOf(part, 'SEQUENCE')).toBe('2');
      }),
    );
  });
});

describe('a feed', () => {
  it('is read with its secret address alone, and never kept on the way', async () => {
    const member = await club.member();
    const eventId = await club.event();
    const address = await open(member);
    const response = await fetchFeed(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(valueOf(eventsIn(parse(response.body))[0], 'UID')).toContain(eventId);
    const stored = await world.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(new URL(address).pathname.split('/')[3]);
    const wrong = `${address.slice(0, -12)}x/ribbon.ics`;
    expect((await fetchFeed(wrong)).statusCode).toBe(404);
  });

  it('keeps the name of an event and counts its changes, also when it is cancelled', async () => {
    const member = await club.member();
    const eventId = await club.event();
    const address = await open(member, club.id);
    const [before] = eventsIn(await calendarAt(address));
    expect([valueOf(before, 'STATUS'), valueOf(before, 'SEQUENCE')]).toEqual(['CONFIRMED', '0']);
    await world.call(club.admin, cancel, {
      params: { eventId },
      body: { version: 1, scope: 'this' },
    });
    const [after] = eventsIn(await calendarAt(address));
    expect([valueOf(after, 'STATUS'), valueOf(after, 'SEQUENCE')]).toEqual(['CANCELLED', '1']);
    expect(valueOf(after, 'UID')).toBe(valueOf(before, 'UID'));
  });

  it('is of one club or of all, a guardian’s with the clubs of the child', async () => {
    const other = await clubIn(world, 'Bluebell Ribbons');
    const { child, guardian } = await family(world);
    await club.join(child);
    await other.join(guardian);
    await club.event({ title: 'Rope' });
    await other.event({ title: 'Clubs' });
    expect((await titles(await open(guardian))).toSorted()).toEqual(['Clubs', 'Rope']);
    expect(await titles(await open(guardian, club.id))).toEqual(['Rope']);
    expect(await titles(await open(guardian, other.id))).toEqual(['Clubs']);
    expect((await world.call(guardian, feeds)).feeds).toHaveLength(3);
  });

  it('names nobody', async () => {
    const { child, guardian } = await family(world);
    await club.join(child);
    const eventId = await club.event();
    await world.call(guardian, answer, {
      params: { eventId, userId: child.id },
      body: { going: true },
    });
    const { body } = await fetchFeed(await open(guardian));
    expect(body).not.toMatch(/Mia|Testfield|child\d|Person|ATTENDEE|mailto/u);
  });

  it('can be renewed, which ends the old address, and switched off', async () => {
    const member = await club.member();
    const old = await open(member);
    const fresh = await open(member);
    expect((await fetchFeed(old)).statusCode).toBe(404);
    expect((await fetchFeed(fresh)).statusCode).toBe(200);
    const { feeds: own } = await world.call(member, feeds);
    expect(own).toMatchObject([{ clubId: null, lastReadAt: expect.any(Date) }]);
    const feedId = own[0]?.id as never;
    const stranger = await world.person();
    expect(await world.refusal(stranger, closeFeed, { params: { feedId } })).toMatchObject({
      status: 404,
    });
    await world.call(member, closeFeed, { params: { feedId } });
    expect((await fetchFeed(fresh)).statusCode).toBe(404);
    expect((await world.call(member, feeds)).feeds).toEqual([]);
  });

  it('ends with the membership, and with the account', async () => {
    const member = await club.member();
    await club.event();
    const [ofClub, ofAll] = [await open(member, club.id), await open(member)];
    await world.call(member, clubEndpoints.leave, { params: { clubId: club.id } });
    expect((await fetchFeed(ofClub)).statusCode).toBe(404);
    expect(await titles(ofAll)).toEqual([]);
    await world.db
      .updateTable('athlete_profiles')
      .set({ status: 'deleting' })
      .where('id', '=', member.id)
      .execute();
    expect((await fetchFeed(ofAll)).statusCode).toBe(404);
  });

  it('is not for strangers of the club, nor for children', async () => {
    const stranger = await world.person();
    const wish = { body: { clubId: club.id } };
    expect(await world.refusal(stranger, openFeed, wish)).toMatchObject({ status: 404 });
    const { child } = await family(world);
    await club.join(child);
    expect(await world.refusal(child, openFeed, wish)).toMatchObject({ status: 403 });
  });

  it('is slowed down for whoever tries addresses', async () => {
    const guarded = await createWorld({ rateLimits: true });
    const answers = [];
    for (let index = 0; index < 301; index += 1) {
      answers.push(await guarded.app.inject(`/api/calendar-feeds/${index}/ribbon.ics`));
    }
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(300);
    await guarded.close();
  });
});
