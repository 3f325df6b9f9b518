import type pg from 'pg';

/** How much there is, once; the larger database has ten times as much. */
export const COMPETITIONS = { competitions: 10_000, entries: 100_000 } as const;
const ENTRIES_OF_ONE = 50;
const PART = 200_000;

/** Competitions over some years, a part of them with groups that entered. */
export async function fillCompetitions(pool: pg.Pool, times: number): Promise<void> {
  const client = await pool.connect();
  const competitions = Math.round(COMPETITIONS.competitions * times);
  const entries = Math.round(COMPETITIONS.entries * times);
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
    await client.query(
      `insert into competitions (name, organizer, location, city, country, start_date, category, level,
        description, status, approval_status, latitude, longitude)
       select 'Cup number ' || n, 'Club ' || md5(n::text), 'Hall', 'York',
        (array['Spain', 'United Kingdom', 'Italy', 'France'])[1 + n % 4],
        current_date + (n % 1200 - 800), (array['Group', 'Team', 'Mixed'])[1 + n % 3],
        (array['Junior', 'Senior', 'Open'])[1 + n % 3], 'A day.',
        case when n % 1200 > 800 then 'upcoming' else 'completed' end,
        case when n % 50 = 0 then 'pending' else 'approved' end,
        40 + n % 1500 / 100.0, -5 + n % 2000 / 100.0
       from generate_series(1, $1::integer) n`,
      [competitions],
    );
    await client.query(`create temp table busy as
      select id, row_number() over (order by start_date, id)::integer as n from competitions
      where approval_status = 'approved' and status = 'upcoming' and not exists (
        select from competition_categories c where c.competition_id = competitions.id)
      order by start_date, id limit ${Math.ceil(entries / ENTRIES_OF_ONE)}`);
    await client.query(`insert into competition_categories (competition_id, position, level, discipline)
      select id, 0, 'Open', 'group' from busy`);
    const { rows } = await client.query<{ count: number }>('select count(*)::int from busy');
    const each = Math.ceil(entries / (rows[0]?.count ?? 1));
    for (let first = 1; first <= each; first += Math.ceil(PART / (rows[0]?.count ?? 1))) {
      await client.query(
        `insert into competition_entries (competition_id, category_id, group_name, status, number,
          queued_at)
         select cat.competition_id, cat.id, 'Group ' || nth, 'entered', nth, now()
         from busy join competition_categories cat on cat.competition_id = busy.id,
           generate_series($1::integer, $2::integer) nth`,
        [first, Math.min(first + Math.ceil(PART / (rows[0]?.count ?? 1)) - 1, each)],
      );
    }
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** The list, what narrows it, the map, the tiles and one competition with its entries. */
export async function competitionPaths(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ id: string; category: string; organizer: string }>(`
    select cat.competition_id as id, cat.id as category, c.organizer
    from competition_categories cat join competitions c on c.id = cat.competition_id
    where c.name like 'Cup number %' order by cat.entered_count desc, cat.id limit 1`);
  const one = rows[0];
  return {
    list: '/api/competitions',
    'one country': '/api/competitions?country=Italy',
    'one level': '/api/competitions?level=Senior',
    'what is over': '/api/competitions?status=completed',
    'one organiser': `/api/competitions?search=${encodeURIComponent(one?.organizer.slice(0, 20) ?? '')}`,
    'a name that many share': '/api/competitions?search=cup+number+4321',
    tiles: '/api/competitions/figures',
    'one competition': `/api/competitions/${one?.id}`,
    'its entries': `/api/competitions/${one?.id}/categories/${one?.category}/entries`,
  };
}
