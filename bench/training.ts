import type pg from 'pg';

/** How much there is, once; the larger database has ten times as much. */
export const TRAINING = { sessions: 500_000, participants: 10_000 } as const;
/** Of the person who reads. */
const OWN_SESSIONS = 3000;
const PART = 500_000;
const SESSIONS_OF_ONE = 250;

/** Sessions of many people and of one, and a challenge that many take part in. */
export async function fillTraining(pool: pg.Pool, times: number): Promise<void> {
  const client = await pool.connect();
  const sessions = Math.round(TRAINING.sessions * times);
  const people = Math.round(TRAINING.participants * times);
  const columns = `(id, user_id, session_date, start_time, duration_minutes, type, felt, hoop_minutes,
    ribbon_minutes)`;
  const values = (n: string) => `'17:00', 60 + ${n} % 90,
    (array['technique', 'strength', 'flexibility', 'routine'])[1 + ${n} % 4], 1 + ${n} % 5,
    ${n} % 30, ${n} % 25`;
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
    await client.query(`create temp table someone as
      select n, gen_random_uuid() as id from generate_series(0, ${people - 1}) n`);
    await client.query(`create index on someone (n)`);
    await client.query(`insert into users (id, name, email, email_verified)
      select id, 'many', 'many' || n || '@people.ribbon.test', true from someone`);
    await client.query(`insert into athlete_profiles (id, username, full_name, country, user_type,
        birth_month, birth_year, specialties, achievements)
      select id, 'many' || n, 'Many ' || n, 'United Kingdom', 'gymnast', 1, 1980 + n % 20, '{}', '{}'
      from someone`);
    await client.query(`insert into challenge_participants (challenge_id, user_id, points, is_listed)
      select c.id, s.id, s.n % 500, s.n % 3 = 0 from someone s,
        (select id from challenges where club_id is null and approval_status = 'approved'
         order by id limit 1) c on conflict do nothing`);
    for (let first = 1; first <= sessions; first += PART) {
      await client.query(
        `insert into training_sessions ${columns}
         select gen_random_uuid(), s.id, current_date - k % ${SESSIONS_OF_ONE}, ${values('k')}
         from generate_series($1::integer, $2::integer) k
         join someone s on s.n = k / ${SESSIONS_OF_ONE} % ${people}`,
        [first, Math.min(first + PART - 1, sessions)],
      );
    }
    await client.query(`insert into training_sessions ${columns}
      select gen_random_uuid(), u.id, current_date - k, ${values('k')}
      from generate_series(1, ${OWN_SESSIONS}) k, users u where u.email = 'gymnast@ribbon.test'`);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** What the reader asks for: the charts, the log and the leaderboard. */
export async function trainingPaths(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ id: string }>(`select challenge_id as id
    from challenge_participants group by 1 order by count(*) desc limit 1`);
  const today = new Date().toISOString().slice(0, 10);
  return {
    'Progress, everything': `/api/training/progress?range=all&today=${today}`,
    'Progress, 12 months': `/api/training/progress?range=12m&today=${today}`,
    'a page of sessions': '/api/training/sessions',
    leaderboard: `/api/challenges/${rows[0]?.id}/leaderboard`,
  };
}
