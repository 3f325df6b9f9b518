import type { UserId } from '@ribbon/domain/accounts';
import { explaining } from '#testing/sql/explain';
import { type World, createWorld } from '#testing/world';
import { type CompetitionId, CompetitionFilter } from '@ribbon/domain/competitions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { competitionStore } from '../read/competitions.store.ts';
import { entryStore } from '../entries/competitions.entries.store.ts';

const COMPETITIONS = 8000;
const ENTRIES = 20_000;
/** A page of 20, and some that are looked at and left out. */
/** An organiser without any blocks. */
const NOBODY = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' as UserId;
const FEW = 600;

let world: World;
let busiest: CompetitionId;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world;
  await sql`
    insert into competitions (name, organizer, location, city, country, start_date, category, level,
      description, status, approval_status)
    select 'Cup number ' || nth, 'Club ' || md5(nth::text), 'Hall', 'York',
      (array['Spain', 'United Kingdom', 'Italy', 'France'])[1 + nth % 4],
      date '2026-01-01' + nth % 3000, (array['Group', 'Team', 'Mixed'])[1 + nth % 3],
      (array['Junior', 'Senior', 'Open'])[1 + nth % 3], 'A day.',
      (array['upcoming', 'completed'])[1 + nth % 2],
      (array['approved', 'approved', 'approved', 'approved', 'pending'])[1 + nth % 5]
    from generate_series(1, ${COMPETITIONS}) nth`.execute(db);
  const { rows } = await sql<{ id: CompetitionId }>`
    select id from competitions where approval_status = 'approved' order by id limit 1`.execute(db);
  busiest = rows[0]?.id as CompetitionId;
  await sql`
    insert into competition_categories (competition_id, position, level, discipline)
    select competition.id, 0, 'Open', 'group' from (select id from competitions order by id limit 400) competition`.execute(
    db,
  );
  await sql`
    insert into competition_entries (competition_id, category_id, group_name, status, number, queued_at)
    select cat.competition_id, cat.id, 'Group ' || nth, (array['entered', 'waiting_list'])[1 + nth % 2], nth,
      now() + nth * interval '1 second'
    from competition_categories cat, generate_series(1, ${ENTRIES / 400}) nth`.execute(db);
  await sql`vacuum analyze competitions, competition_categories, competition_entries`.execute(db);
}, 120_000);
afterAll(() => world.close());

const page = (filter: object) => (db: World['db']) =>
  competitionStore.page(db, CompetitionFilter.parse(filter), 21);

describe(`with ${COMPETITIONS} competitions`, () => {
  it.each([
    ['what is coming', page({})],
    ['one country', page({ country: 'Italy' })],
    ['a country without any', page({ country: 'Brazil' })],
    ['what is over', page({ status: 'completed' })],
    ['what runs, which is nothing', page({ status: 'ongoing' })],
    ['one level', page({ level: 'Senior' })],
    ['one month', page({ month: '2027-05' })],
    ['a rare word', page({ search: 'zzzeppelin' })],
    ['one name', page({ search: 'cup number 1234' })],
    ['a word that all have', page({ search: 'cup' })],
    ['a word that all have, further on', page({ search: 'cup', month: '2027-05' })],
    ['one of them', (db: World['db']) => competitionStore.find(db, busiest, null)],
  ] as const)('%s is found without reading them all', async (_, ask) => {
    const plan = await explaining(world.db, ask);
    expect(plan.rowsRead('competitions')).toBeLessThan(FEW);
  });

  it('the second page costs what the first one does', async () => {
    const rows = await page({})(world.db);
    const last = rows.at(-2);
    const plan = await explaining(world.db, page({ cursor: `${last?.sortKey}.${last?.id}` }));
    expect(plan.rowsRead('competitions')).toBeLessThan(FEW);
  });

  it('the entries of one competition are read alone', async () => {
    const [category] = await entryStore.categories(world.db, busiest);
    const ask = { viewer: undefined, now: new Date() };
    const list = await explaining(world.db, (db) =>
      entryStore.listed(db, category?.id as never, ask),
    );
    expect(list.rowsRead('competition_entries')).toBeLessThan(FEW);
    const board = await explaining(world.db, (db) =>
      entryStore.board(db, busiest, { viewerId: NOBODY, now: new Date(), limit: 101 }),
    );
    // Each waiting entry is counted among the others that wait.
    expect(board.rowsRead('competition_entries')).toBeLessThan(ENTRIES / 4);
  });
});
