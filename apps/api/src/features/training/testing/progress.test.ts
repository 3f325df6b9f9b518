import type { Person } from '#testing/world';
import { addDays } from '@ribbon/domain/calendar';
import { ClubApparatus } from '@ribbon/domain/clubs';
import {
  FEELINGS,
  ProgressRange,
  SessionType,
  firstDayOf,
  mondayOf,
  trainingEndpoints as endpoints,
} from '@ribbon/domain/training';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { log, openWorld, setGoal, today, world } from './training.fixture.ts';

openWorld();

/** From the first place on earth where a day begins to the last one, with and without summer time. */
const ZONES = [
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Europe/London',
  'America/New_York',
  'Pacific/Pago_Pago',
];
/** The day it is for somebody who lives there. */
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.clock());

interface Sample {
  date: string;
  startTime: string;
  minutes: number;
  type: SessionType;
  felt: number | null;
  apparatus: { apparatus: ClubApparatus; minutes: number }[];
}

const insert = (who: Person, samples: readonly Sample[]) =>
  world.db
    .insertInto('training_sessions')
    .values(
      samples.map(({ date, startTime, minutes, type, felt, apparatus }) => ({
        user_id: who.id,
        session_date: date,
        start_time: startTime,
        duration_minutes: minutes,
        type,
        felt,
        ...Object.fromEntries(apparatus.map((one) => [`${one.apparatus}_minutes`, one.minutes])),
      })),
    )
    .execute();

/** Days of a year and a half, and often the ones on which clocks change somewhere. */
const days = () =>
  fc.oneof(
    fc.integer({ min: 0, max: 550 }).map((ago) => addDays(today(), -ago)),
    fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2025-10-26'),
  );
const samples = () =>
  fc.array(
    fc.record({
      date: days(),
      // Hours that a clock change skips or has twice, and the edges of a day.
      startTime: fc.constantFrom('00:00', '01:30', '02:30', '17:00', '23:59'),
      minutes: fc.integer({ min: 60, max: 300 }),
      type: fc.constantFrom(...SessionType.options),
      felt: fc.option(fc.constantFrom(...FEELINGS)),
      apparatus: fc
        .uniqueArray(fc.constantFrom(...ClubApparatus.options), { maxLength: 3 })
        .map((names) => names.map((apparatus) => ({ apparatus, minutes: 20 }))),
    }),
    { minLength: 1, maxLength: 60 },
  );

const ranges = () => fc.constantFrom(...ProgressRange.options);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

it('every chart adds up to what a plain computation finds, on any day, in any range and time zone', async () => {
  await fc.assert(
    fc.asyncProperty(samples(), ranges(), fc.constantFrom(...ZONES), async (some, range, zone) => {
      const mia = await world.person();
      const here = dayIn(zone);
      const all = some.filter(({ date }) => date <= here);
      if (all.length > 0) await insert(mia, all);
      const query = { range, today: here };
      const seen = await world.call(mia, endpoints.progress, { query });
      const from = firstDayOf(range, here) ?? '0000-01-01';
      const shown = all.filter(({ date }) => date >= from);
      const barOf = (date: string) =>
        seen.unit === 'week' ? mondayOf(date) : `${date.slice(0, 7)}-01`;
      expect(seen).toMatchObject({
        sessions: shown.length,
        minutes: sum(shown.map((s) => s.minutes)),
      });
      expect(sum(seen.bars.map(({ minutes }) => minutes))).toBe(seen.minutes);
      for (const bar of seen.bars) {
        const own = shown.filter(({ date }) => barOf(date) === bar.from);
        expect([bar.sessions, bar.minutes]).toEqual([own.length, sum(own.map((s) => s.minutes))]);
        for (const name of ClubApparatus.options) {
          const minutes = own.flatMap(({ apparatus }) =>
            apparatus.filter((one) => one.apparatus === name).map((one) => one.minutes),
          );
          expect(bar.apparatus[name]).toBe(sum(minutes));
        }
        expect(bar.other + sum(Object.values(bar.apparatus))).toBe(bar.minutes);
        const felt = own.flatMap((one) => one.felt ?? []);
        expect(bar.felt).toBe(
          felt.length === 0 ? null : Math.round((10 * sum(felt)) / felt.length) / 10,
        );
      }
      for (const { type, sessions } of seen.types) {
        expect(sessions).toBe(shown.filter((one) => one.type === type).length);
      }
      for (const { felt, sessions } of seen.felt) {
        expect(sessions).toBe(shown.filter((one) => one.felt === felt).length);
      }
      const year = addDays(mondayOf(here), -52 * 7);
      const ofYear = shown.filter(({ date }) => date >= year);
      expect(seen.days.map(({ day }) => day)).toEqual(
        [...new Set(ofYear.map(({ date }) => date))].toSorted(),
      );
      expect(sum(seen.days.map(({ minutes }) => minutes))).toBe(sum(ofYear.map((s) => s.minutes)));
    }),
    { numRuns: 25 },
  );
});

describe('progress', () => {
  it('of nobody and of one session is whole', async () => {
    const mia = await world.person();
    const read = (range: ProgressRange) =>
      world.call(mia, endpoints.progress, { query: { range, today: today() } });
    expect(await read('all')).toMatchObject({
      sessions: 0,
      minutes: 0,
      days: [],
      achievements: [],
    });
    expect((await read('4w')).bars).toHaveLength(4);
    await log(mia, { achievements: ['First clean run'] });
    expect(await read('all')).toMatchObject({
      sessions: 1,
      bars: [{ minutes: 90, other: 90 }],
      achievements: [{ name: 'First clean run', goalId: null }],
    });
  });

  it('shows how far goals were, and those that were reached', async () => {
    const mia = await world.person();
    await setGoal(mia, { title: 'Twice', count: { what: 'sessions', target: 2 } });
    const read = async () =>
      await world.call(mia, endpoints.progress, { query: { range: '4w', today: today() } });
    await log(mia);
    expect((await read()).goals.at(-1)).toMatchObject({ reached: 0, progress: 50 });
    await log(mia);
    const seen = await read();
    expect(seen.goals.at(-1)).toMatchObject({ reached: 1, progress: 100 });
    expect(seen.achievements).toMatchObject([{ name: 'Twice' }]);
  });
});

it('the overview knows this week, the last one and what to begin from', async () => {
  const mia = await world.person();
  const monday = mondayOf(today());
  await log(mia, { date: addDays(today(), -7), minutes: 45 });
  await log(mia, { date: today(), minutes: 60, felt: 5 });
  const seen = await world.call(mia, endpoints.overview, { query: { today: today() } });
  expect(seen).toMatchObject({
    thisWeek: { sessions: 1, minutes: 60 },
    lastWeek: { sessions: 1, minutes: 45 },
    last: { minutes: 60 },
    sameDayLastWeek: { minutes: 45 },
    care: { manyHours: false, restDay: false },
    stats: { activeGoals: 0, averageProgress: null },
  });
  expect(seen.recent).toHaveLength(2);
  expect(monday <= seen.today).toBe(true);
  expect(await world.call(mia, endpoints.card)).toMatchObject({
    activities: 2,
    latest: { minutes: 60 },
  });
});
