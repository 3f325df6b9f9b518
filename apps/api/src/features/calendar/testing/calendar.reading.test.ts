import { castOf } from '#testing/cast';
import { clubIn } from '#testing/club';
import { family } from '#testing/family';
import { type World, createWorld } from '#testing/world';
import {
  EVENTS_PER_PAGE,
  type EventId,
  clubTimeOf,
  calendarEndpoints,
} from '@ribbon/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { calendars, list, month, read } = calendarEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const HOUR = 3_600_000;

describe('the list of events', () => {
  it('comes page by page by start, each event once, and ends', async () => {
    const club = await clubIn(world);
    const member = await club.member();
    const start = world.clock().getTime();
    await world.db
      .insertInto('club_events')
      .values(
        Array.from({ length: 45 }, (_, index) => ({
          club_id: club.id,
          title: `Event ${index}`,
          // Three begin at the same moment, so that the id has to decide.
          starts_at: new Date(start + (1 + Math.floor(index / 3)) * HOUR),
          ends_at: new Date(start + (3 + Math.floor(index / 3)) * HOUR),
        })),
      )
      .execute();
    const seen: EventId[] = [];
    const starts: Date[] = [];
    let next: { at: string; id: EventId } | undefined;
    let pages = 0;
    do {
      const page = await world.call(member, list, {
        query: { clubId: club.id, ...(next && { at: next.at, id: next.id }) },
      });
      seen.push(...page.events.map(({ id }) => id));
      starts.push(...page.events.map(({ startsAt }) => startsAt));
      next = page.next === null ? undefined : { at: page.next.at.toISOString(), id: page.next.id };
      pages += 1;
    } while (next);
    expect(pages).toBe(Math.ceil(45 / EVENTS_PER_PAGE));
    expect(new Set(seen).size).toBe(45);
    expect(starts).toEqual(starts.toSorted((one, other) => one.getTime() - other.getTime()));
  });

  it('has what is under way among what comes, and what is over only on demand', async () => {
    const club = await clubIn(world);
    const member = await club.member();
    const now = world.clock().getTime();
    const at = (title: string, from: number, to: number) => ({
      club_id: club.id,
      title,
      starts_at: new Date(now + from * HOUR),
      ends_at: new Date(now + to * HOUR),
    });
    await world.db
      .insertInto('club_events')
      .values([
        at('Over', -30, -29),
        at('Long ago', -90, -89),
        at('Under way', -1, 1),
        at('To come', 5, 6),
      ])
      .execute();
    const titles = async (when: 'upcoming' | 'past') =>
      (await world.call(member, list, { query: { clubId: club.id, when } })).events.map(
        ({ title }) => title,
      );
    expect(await titles('upcoming')).toEqual(['Under way', 'To come']);
    expect(await titles('past')).toEqual(['Over', 'Long ago']);
  });

  it('holds all one’s clubs in one order, and of a child’s when asked', async () => {
    const [one, two] = [await clubIn(world, 'Aster'), await clubIn(world, 'Bramble')];
    const { child, guardian } = await family(world);
    await one.join(child);
    await two.join(guardian);
    await one.event({ title: 'Second' }, 8);
    await two.event({ title: 'First' }, 7);
    await two.event({ title: 'Third' }, 9);
    const titles = async (query: object) =>
      (await world.call(guardian, list, { query })).events.map(({ title }) => title);
    expect(await titles({})).toEqual(['First', 'Second', 'Third']);
    expect(await titles({ childId: child.id })).toEqual(['Second']);
    expect(await world.call(guardian, calendars)).toEqual({
      clubs: [
        { clubId: one.id, clubName: 'Aster', zone: 'Europe/London', canManage: false },
        { clubId: two.id, clubName: 'Bramble', zone: 'Europe/London', canManage: false },
      ],
    });
    const stranger = await world.person();
    expect(await world.refusal(stranger, list, { query: { childId: child.id } })).toMatchObject({
      status: 404,
    });
  });
});

it('a month is the month on the wall of the club, not in Greenwich', async () => {
  const club = await clubIn(world);
  const member = await club.member();
  const at = (title: string, from: string) => ({
    club_id: club.id,
    title,
    starts_at: new Date(from),
    ends_at: new Date(Date.parse(from) + HOUR),
  });
  await world.db
    .insertInto('club_events')
    .values([
      // Half past midnight on 1 July in Britain, still June in Greenwich.
      at('July', '2026-06-30T23:30:00Z'),
      at('June', '2026-06-30T22:30:00Z'),
      at('August', '2026-07-31T23:00:00Z'),
    ])
    .execute();
  const { events, isCut } = await world.call(member, month, {
    query: { clubId: club.id, month: '2026-07' },
  });
  expect(events.map(({ title, startsAt }) => [title, clubTimeOf(startsAt)])).toEqual([
    ['July', { day: '2026-07-01', time: '00:30' }],
  ]);
  expect(isCut).toBe(false);
});

describe('a club that is not one’s own does not exist', () => {
  it('for whoever has no scope in it, whatever they say they are', async () => {
    const cast = await castOf(world);
    const club = await clubIn(world);
    const eventId = await club.event();
    const left = await club.member();
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'left', left_at: world.clock(), left_reason: 'left' })
      .where('user_id', '=', left.id)
      .execute();
    const waiting = await world.person();
    await world.db
      .insertInto('club_memberships')
      .values({ user_id: waiting.id, club_id: club.id, status: 'waiting_club' })
      .execute();
    const strangers = [
      cast.adult,
      cast.parent,
      cast.coach,
      cast['club admin'],
      cast['system admin'],
      cast.fourteen,
      left,
      waiting,
    ];
    for (const who of strangers) {
      const refusals = [
        await world.refusal(who, read, { params: { eventId } }),
        await world.refusal(who, list, { query: { clubId: club.id } }),
        await world.refusal(who, month, { query: { clubId: club.id, month: '2026-11' } }),
        await world.refusal(who, calendarEndpoints.download, { params: { eventId } }),
        await world.refusal(who, calendarEndpoints.register, { params: { eventId } }),
        await world.refusal(who, calendarEndpoints.answer, {
          params: { eventId, userId: who.id },
          body: { going: true },
        }),
        await world.refusal(who, calendarEndpoints.cancel, {
          params: { eventId },
          body: { version: 1, scope: 'this' },
        }),
      ];
      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
    }
  });

  it('once it is deleted, also for its admin', async () => {
    const club = await clubIn(world);
    const eventId = await club.event();
    await world.db
      .updateTable('clubs')
      .set({ deleted_at: world.clock() })
      .where('id', '=', club.id)
      .execute();
    expect(await world.refusal(club.admin, read, { params: { eventId } })).toMatchObject({
      status: 404,
    });
  });
});

it('nobody under 18 plans events or reads the register, whatever row they have', async () => {
  const club = await clubIn(world);
  const eventId = await club.event();
  const seventeen = await world.person({ birthYear: world.clock().getUTCFullYear() - 17 });
  await club.join(seventeen, 'coach');
  expect(await world.call(seventeen, read, { params: { eventId } })).toMatchObject({
    canManage: false,
  });
  expect(
    await world.refusal(seventeen, calendarEndpoints.register, { params: { eventId } }),
  ).toMatchObject({ status: 403 });
});
