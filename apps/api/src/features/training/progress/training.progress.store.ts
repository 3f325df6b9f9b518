import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { ClubApparatus } from '@ribbon/domain/clubs';
import { type Achievement, RECENT_ACHIEVEMENTS, type SessionType } from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';

type ApparatusSums = Record<ClubApparatus, number>;

export interface ProgressFacts {
  first: string | null;
  bars: (ApparatusSums & {
    from: string;
    minutes: number;
    sessions: number;
    feltSum: number;
    feltCount: number;
  })[];
  types: { type: SessionType; sessions: number; minutes: number }[];
  felt: { felt: number; sessions: number }[];
  days: { day: string; minutes: number }[];
  goals: { day: string; goalId: string; progress: number }[];
  achievements: Achievement[];
}

export interface ProgressWindow {
  userId: UserId;
  from: string;
  to: string;
  unit: 'week' | 'month';
  /** The calendar of days begins here at the earliest. */
  daysFrom: string;
}

const sums = sql.raw(
  ['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon']
    .map((one) => `'${one}', sum(${one}_minutes)`)
    .join(', '),
);

/** Everything the charts show, in one round trip. Only days are computed with, so no clock matters. */
export async function progressFacts(
  db: Kysely<DB>,
  { userId, from, to, unit, daysFrom }: ProgressWindow,
): Promise<ProgressFacts> {
  const barOf =
    unit === 'week'
      ? sql`session_date - (extract(isodow from session_date)::int - 1)`
      : sql`session_date - (extract(day from session_date)::int - 1)`;
  const { rows } = await sql<ProgressFacts>`
    with shown as materialized (
      select session_date, duration_minutes, type, felt, freehand_minutes, rope_minutes, hoop_minutes,
        ball_minutes, clubs_minutes, ribbon_minutes
      from training_sessions
      where user_id = ${userId} and session_date between ${from}::date and ${to}::date)
    select
      (select min(session_date)::text from shown) as first,
      (select coalesce(json_agg(bar), '[]') from (
        select jsonb_build_object('from', ${barOf}, 'minutes', sum(duration_minutes), 'sessions', count(*),
          'feltSum', coalesce(sum(felt), 0), 'feltCount', count(felt), ${sums}) as bar
        from shown group by ${barOf}) counted) as bars,
      (select coalesce(json_agg(by_type), '[]') from (
        select type, count(*) as sessions, sum(duration_minutes) as minutes from shown group by type) by_type) as types,
      (select coalesce(json_agg(by_feeling), '[]') from (
        select felt, count(*) as sessions from shown where felt is not null group by felt) by_feeling) as felt,
      (select coalesce(json_agg(daily order by daily.day), '[]') from (
        select session_date as day, sum(duration_minutes) as minutes from shown
        where session_date >= ${daysFrom}::date group by session_date) daily) as days,
      (select coalesce(json_agg(noted order by noted.day), '[]') from (
        select day, goal_id as "goalId", progress from training_goal_progress
        where user_id = ${userId} and day <= ${to}::date) noted) as goals,
      (select coalesce(json_agg(achieved order by achieved.day desc), '[]') from (
        (select title as name, (completed_at at time zone 'Europe/London')::date as day, id as "goalId"
          from training_goals where user_id = ${userId} and status = 'completed'
          order by completed_at desc limit ${RECENT_ACHIEVEMENTS})
        union all
        (select name, session_date, null from (
          select session_date, achievements from training_sessions
          where user_id = ${userId} and achievements <> '{}'
          order by session_date desc limit ${RECENT_ACHIEVEMENTS}) session, unnest(session.achievements) as name)) achieved)
        as achievements`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('a select without a from answers one row');
  return facts;
}
