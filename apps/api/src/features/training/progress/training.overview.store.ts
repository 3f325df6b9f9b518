import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { addDays } from '@ribbon/domain/calendar';
import { type TrainingOverview, mondayOf } from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';

type Figures = Pick<TrainingOverview, 'stats' | 'thisWeek' | 'lastWeek'>;

/** The four figures of the overview, and this week beside the last. */
export async function overviewFigures(
  db: Kysely<DB>,
  userId: UserId,
  today: string,
): Promise<Figures> {
  const monday = mondayOf(today);
  const month = `${today.slice(0, 7)}-01`;
  const { rows } = await sql<Figures>`
    with days as materialized (
      select session_date as day, duration_minutes as minutes from training_sessions
      where user_id = ${userId}
        and session_date >= least(${month}::date, ${addDays(monday, -7)}::date))
    select
      json_build_object(
        'sessionsThisMonth', (select count(*) from days where day >= ${month}::date),
        'minutesTrained', (select coalesce(sum(minutes), 0) from days where day >= ${month}::date),
        'activeGoals', (select count(*) from training_goals
          where user_id = ${userId} and status = 'active'),
        'averageProgress', (select round(avg(progress))::int from training_goals
          where user_id = ${userId} and status = 'active')) as stats,
      (select json_build_object('sessions', count(*), 'minutes', coalesce(sum(minutes), 0)) from days
        where day >= ${monday}::date) as "thisWeek",
      (select json_build_object('sessions', count(*), 'minutes', coalesce(sum(minutes), 0)) from days
        where day >= ${addDays(monday, -7)}::date and day < ${monday}::date) as "lastWeek"`.execute(
    db,
  );
  const [figures] = rows;
  if (figures === undefined) throw new Error('a select without a from answers one row');
  return figures;
}
