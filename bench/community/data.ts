import type pg from 'pg';
import { FILL } from '../clubs.ts';

/** How much there is, once; the larger run has ten times as much. */
export const AMOUNTS = {
  people: 20_000,
  friendships: 200_000,
  posts: 100_000,
  comments: 500_000,
  likes: 1_000_000,
  clubs: 3000,
} as const;
const PART = 500_000;
/** The post that is read with its comments. */
export const BUSY_POST = '00000000-0000-4000-8000-000000000001';

/** Numbers that look like chance and are the same in every run. */
const mixed = (n: string, by: number, among: string) =>
  `(${n}::bigint * ${by} % ${among})::integer`;

const TABLES = ['users', 'athlete_profiles', 'friendships', 'posts', 'comments', 'likes'];

/**
 * Takes the indexes away that no key stands on, and gives back what makes them again: all rows at
 * once is many times faster than one after the other.
 */
async function withoutIndexes(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i where i.indrelid = any ($1::regclass[]) and not i.indisunique`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query('alter table likes drop constraint likes_pkey');
  return async () => {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('alter table likes add primary key (user_id, post_id)');
    for (const { made } of rows) await client.query(made);
  };
}

/**
 * Fills an empty community. Keys, triggers and indexes sleep meanwhile, and what the triggers would
 * have counted is counted once at the end: row by row it would take an hour.
 */
export async function fillCommunity(pool: pg.Pool, times: number): Promise<void> {
  const client = await pool.connect();
  const run = (text: string, values: readonly unknown[] = []) => client.query(text, [...values]);
  const inParts = async (amount: number, text: string) => {
    for (let first = 1; first <= amount; first += PART) {
      await run(text, [first, Math.min(first + PART - 1, amount)]);
    }
  };
  const amount = (of: keyof typeof AMOUNTS) => Math.round(AMOUNTS[of] * times);
  const people = amount('people');
  const posts = amount('posts');
  try {
    const filled = await run(`select from posts where id = $1`, [BUSY_POST]);
    // A folder that was kept from an earlier run.
    if (filled.rowCount === 1) return;
    await run(`set session_replication_role = replica; set synchronous_commit = off`);
    const restore = await withoutIndexes(client);
    await run(`create temp table someone (n integer primary key, id uuid not null)`);
    await run(`insert into someone select n, gen_random_uuid() from generate_series(0, $1) n`, [
      people - 1,
    ]);
    await run(`insert into users (id, name, email, email_verified)
      select id, 'many', 'many' || n || '@people.ribbon.test', true from someone`);
    await run(`insert into athlete_profiles (id, username, full_name, country, user_type, birth_month,
        birth_year, listed_in_directory, feed_visibility, specialties, achievements)
      select id, 'many' || n,
        (array['Ana', 'Maria', 'Olena', 'Haruka', 'Chloe', 'Ines', 'Desislava', 'Zoe'])[1 + n % 8] || ' '
          || (array['Petrova', 'Kovtun', 'Tanaka', 'Rossi', 'Meyer', 'Silva'])[1 + n / 8 % 6]
          || chr(97 + n % 26) || chr(97 + n / 26 % 26) || chr(97 + n / 676 % 26),
        (array['United Kingdom', 'Spain', 'Italy', 'Japan'])[1 + n % 4], 'gymnast', 1,
        case when n % 5 < 3 then extract(year from now())::integer - 14 else 1980 + n % 20 end,
        n % 5 >= 3, case when n % 5 >= 3 then 'public' else 'private' end,
        array[(array['Hoop', 'Ball', 'Clubs', 'Ribbon', 'Coach'])[1 + n % 5]], '{}'
      from someone`);
    await inParts(
      amount('friendships'),
      `insert into friendships (requester_id, addressee_id, status)
       select a.id, b.id, 'accepted' from generate_series($1::integer, $2::integer) k
       join someone a on a.n = ${mixed('k', 7919, `${people}`)}
       join someone b on b.n = ${mixed('k', 104_729, `${people}`)} and b.n <> a.n
       on conflict do nothing`,
    );
    await run(`create temp table written (n integer primary key, id uuid not null)`);
    await run(
      `insert into written select n, case n when 0 then $2::uuid else gen_random_uuid() end
       from generate_series(0, $1) n`,
      [posts - 1, BUSY_POST],
    );
    // One post in fifty is for everybody, all of them by adults; the busy one is, too.
    await inParts(
      posts,
      `insert into posts (id, author_id, content, visibility, approval_status, reader_age, created_at)
       select w.id, s.id, 'Our new routine with ribbon and hoop, part ' || w.n,
         case when w.n % 50 = 0 then 'public' else 'friends' end, 'approved', 0,
         now() - w.n * interval '30 seconds'
       from generate_series($1::integer - 1, $2::integer - 1) k join written w on w.n = k
       join someone s on s.n = case when w.n % 50 = 0
         then ${mixed('k', 31, `${people}`)} / 5 * 5 + 3 else ${mixed('k', 31, `${people}`)} end`,
    );
    await inParts(
      amount('comments'),
      `insert into comments (post_id, author_id, content, approval_status, reader_age, created_at, open_from, is_open,
         by_minor)
       select w.id, s.id, 'Lovely work, well done you', 'approved', 0, now() - k * interval '1 second',
         open_from(s.id), coalesce(open_from(s.id) <= this_month(), false), is_minor(s.id)
       from generate_series($1::integer, $2::integer) k
       join written w on w.n = case when k <= 250 then 0 else ${mixed('k', 7907, `${posts}`)} end
       join someone s on s.n = ${mixed('k', 6113, `${people}`)}`,
    );
    await inParts(
      amount('likes'),
      `insert into likes (user_id, post_id)
       select s.id, w.id from generate_series($1::integer, $2::integer) k
       join written w on w.n = ${mixed('k', 4241, `${posts}`)}
       join someone s on s.n = ((k / ${posts} * 977 + ${mixed('k', 4241, `${posts}`)}) % ${people})::integer`,
    );
    await run(`update posts p set likes_count = coalesce(l.n, 0), comments_count = coalesce(c.n, 0),
        open_comments_count = coalesce(c.open, 0)
      from (select post_id, count(*)::integer as n from likes group by post_id) l
      full join (select post_id, count(*)::integer as n, count(*) filter (where is_open)::integer as open
        from comments group by post_id) c using (post_id)
      where p.id = post_id`);
    // The measured account has friends, like everybody.
    await run(`insert into friendships (requester_id, addressee_id, status)
      select u.id, s.id, 'accepted' from users u, someone s
      where u.email = 'gymnast@ribbon.test' and s.n % 5 >= 3 and s.n < 50`);
    await restore();
    await run('reset session_replication_role; reset synchronous_commit');
    // As many within 50 km however many there are: the land grows with them. A trigger gives each its address.
    await run(FILL, [amount('clubs'), 51.5, -0.12]);
    for (const table of [...TABLES, 'clubs']) await run(`vacuum analyze ${table}`);
    await run('checkpoint');
  } finally {
    client.release(true);
  }
}
