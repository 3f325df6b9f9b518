import { ageBandAt } from '@ribbon/domain/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';

let test: TestDatabase;
beforeAll(async () => void (test = await createTestDatabase()));
afterAll(() => test.close());

async function band(month: number | null, year: number | null, at: string): Promise<string> {
  const { rows } = await sql<{ band: string }>`
    select age_band(${month}::int, ${year}::int, ${at}::timestamptz) as band`.execute(test.db);
  return rows[0]?.band ?? '';
}

it.each([
  ['is 12 all through the month of the 13th birthday', 6, 2013, '2026-06-30T23:59:59Z', 'under13'],
  ['is 13 once that month is over', 6, 2013, '2026-07-01T00:00:00Z', '13-15'],
  ['reads the clock in UTC', 6, 2013, '2026-07-01T00:59:59+01:00', 'under13'],
  [
    'stays 13-15 to the end of the month of the 16th birthday',
    6,
    2010,
    '2026-06-30T12:00:00Z',
    '13-15',
  ],
  ['is 16-17 the day after', 6, 2010, '2026-07-01T00:00:00Z', '16-17'],
  [
    'stays 16-17 to the end of the month of the 18th birthday',
    6,
    2008,
    '2026-06-30T23:59:59Z',
    '16-17',
  ],
  ['is an adult the day after', 6, 2008, '2026-07-01T00:00:00Z', 'adult'],
  ['counts a birthday in December from the new year', 12, 2013, '2026-12-31T23:59:59Z', 'under13'],
  ['counts it on the first of January', 12, 2013, '2027-01-01T00:00:00Z', '13-15'],
  ['counts one in January from February', 1, 2013, '2026-02-01T00:00:00Z', '13-15'],
  ['takes someone not born yet for the youngest', 1, 2030, '2026-02-01T00:00:00Z', 'under13'],
  ['takes an unknown month for the youngest', null, 1980, '2026-02-01T00:00:00Z', 'under13'],
  ['takes an unknown year for the youngest', 6, null, '2026-02-01T00:00:00Z', 'under13'],
  ['takes an unknown age for the youngest', null, null, '2026-02-01T00:00:00Z', 'under13'],
])('%s', async (_, month, year, at, expected) => {
  expect(await band(month, year, at)).toBe(expected);
});

it('agrees with the rule the screens use, for every month of twenty years', async () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const { rows } = await sql<{ month: number; year: number; band: string }>`
    select month, year, age_band(month, year, ${now}) as band
    from generate_series(1, 12) as month, generate_series(2006, 2026) as year`.execute(test.db);
  const differing = rows.filter(
    ({ month, year, band: found }) =>
      found !== ageBandAt({ birthMonth: month, birthYear: year }, now),
  );
  expect(rows).toHaveLength(12 * 21);
  expect(differing).toEqual([]);
});
