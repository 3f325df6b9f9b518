import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { ClubApparatus } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

export interface Practised {
  sessions: number;
  minutes: number;
  apparatus: Record<ClubApparatus, number>;
  elements: { key: string; times: number }[];
}

/** What somebody practised between two days, for slices that count it; ask again after `training.session.changed`. */
export async function practised(
  db: Kysely<DB>,
  userId: UserId,
  { from, to }: { from: string; to: string },
): Promise<Practised> {
  const { rows } = await sql<Practised>`
    with shown as materialized (
      select id, duration_minutes, freehand_minutes, rope_minutes, hoop_minutes, ball_minutes, clubs_minutes,
        ribbon_minutes
      from training_sessions
      where user_id = ${userId} and session_date between ${from}::date and ${to}::date)
    select count(*)::int as sessions, coalesce(sum(duration_minutes), 0)::int as minutes,
      json_build_object('freehand', coalesce(sum(freehand_minutes), 0), 'rope', coalesce(sum(rope_minutes), 0),
        'hoop', coalesce(sum(hoop_minutes), 0), 'ball', coalesce(sum(ball_minutes), 0),
        'clubs', coalesce(sum(clubs_minutes), 0), 'ribbon', coalesce(sum(ribbon_minutes), 0)) as apparatus,
      (select coalesce(json_agg(element), '[]') from (
        select key, sum(times)::int as times from training_session_elements
        where session_id in (select id from shown) group by key order by key) element) as elements
    from shown`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('an aggregate answers one row');
  return facts;
}
