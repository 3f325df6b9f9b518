import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { AgeBand, ageBandAt, shownName } from '@ribbon/domain/accounts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bandOf } from './visibility.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('the age that posts are read by is everybody’s age, in every month', async () => {
  for (const now of ['2026-01-01T00:00:00Z', '2026-11-15T23:59:59Z', '2027-12-31T23:59:59Z']) {
    const at = new Date(now);
    const { rows } = await sql<{ month: number | null; year: number | null; band: string }>`
      select birth_month as month, birth_year as year, ${bandOf('person', at)} as band from (
        select month::smallint as birth_month, year::smallint as birth_year
        from generate_series(1, 12) month, generate_series(2003, 2027) year
        union all select null, null) person`.execute(test.db);
    for (const { month, year, band } of rows) {
      expect([month, year, band]).toEqual([
        month,
        year,
        ageBandAt({ birthMonth: month, birthYear: year }, at),
      ]);
    }
  }
});

it('the database calls people as the domain does', async () => {
  const word = fc.stringMatching(/^[A-Za-zŠšÉéÖöŁłІіЖжあ’-]{1,12}$/u);
  const names = fc.sample(
    fc.record({
      fullName: fc.option(
        fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
      ),
      username: fc.stringMatching(/^[a-z0-9_.]{3,12}$/u),
      ageBand: fc.constantFrom(...AgeBand.options),
    }),
    300,
  );
  const { rows } = await sql<{ name: string }>`
    select shown_name(full_name, username, band) as name
    from unnest(${names.map(({ fullName }) => fullName)}::text[],
      ${names.map(({ username }) => username)}::text[], ${names.map(({ ageBand }) => ageBand)}::text[])
      as person(full_name, username, band)`.execute(test.db);
  expect(rows.map(({ name }) => name)).toEqual(names.map(shownName));
});
