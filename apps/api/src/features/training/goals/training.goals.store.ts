import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { GOALS_MAX, type GoalId, type TrainingGoal } from '@ribbon/domain/training';
import { type Kysely, type RawBuilder, sql } from 'kysely';

interface Moved {
  id: GoalId;
  progress: number;
  isReached: boolean;
}

/** What a goal counts, from its first day on. */
const COUNTED = sql`case g.counts
  when 'sessions' then (select count(*) from training_sessions s
    where s.user_id = g.user_id and s.session_date >= g.starts_on)
  when 'minutes' then (select coalesce(sum(case g.apparatus when 'freehand' then s.freehand_minutes
      when 'rope' then s.rope_minutes when 'hoop' then s.hoop_minutes when 'ball' then s.ball_minutes
      when 'clubs' then s.clubs_minutes when 'ribbon' then s.ribbon_minutes
      else s.duration_minutes end), 0) from training_sessions s
    where s.user_id = g.user_id and s.session_date >= g.starts_on)
  else (select coalesce(sum(e.times), 0) from training_session_elements e
    join training_sessions s on s.id = e.session_id and s.session_date >= g.starts_on
    where e.user_id = g.user_id and e.key = g.element_key) end`;

export const goalStore = {
  async find(db: Kysely<DB>, userId: UserId, id?: GoalId): Promise<TrainingGoal[]> {
    const which: RawBuilder<unknown> = id === undefined ? sql`true` : sql`g.id = ${id}`;
    const { rows } = await sql<TrainingGoal>`
      select g.id, g.title, coalesce(g.description, '') as description, g.category, g.status, g.progress,
        g.starts_on::text as "startsOn", g.target_date::text as "targetDate", g.completed_at as "completedAt",
        case when g.counts is not null then json_build_object('what', g.counts, 'target', g.target_count,
          'done', g.counted, 'apparatus', g.apparatus, 'element', case when g.element_key is not null then
            json_build_object('key', g.element_key, 'name', g.element_name) end) end as count,
        (select coalesce(json_agg(json_build_object('id', m.id, 'title', m.title,
            'isDone', m.done_at is not null) order by m.position), '[]')
          from training_milestones m where m.goal_id = g.id) as milestones
      from training_goals g where g.user_id = ${userId} and ${which}
      order by g.status = 'completed', g.status = 'paused', g.completed_at desc nulls last, g.target_date,
        g.created_at desc limit ${GOALS_MAX}`.execute(db);
    return rows;
  },

  async ownerOf(db: Kysely<DB>, id: GoalId): Promise<string | undefined> {
    const row = await db
      .selectFrom('training_goals')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.user_id;
  },

  async countOf(db: Kysely<DB>, userId: UserId): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from training_goals where user_id = ${userId}`.execute(db);
    return rows[0]?.n ?? 0;
  },

  /** Active goals whose count has changed; a named one is counted anew whatever it was. */
  async recount(tx: Kysely<DB>, userId: UserId, at: Date, id?: GoalId): Promise<Moved[]> {
    const isThis = id === undefined ? sql`false` : sql`g.id = ${id}`;
    const { rows } = await sql<Moved>`
      with facts as (
        select g.id, least(2000000000, ${COUNTED})::int as counted from training_goals g
        where g.user_id = ${userId} and g.counts is not null and (g.status = 'active' or ${isThis}))
      update training_goals g set counted = f.counted, updated_at = ${at},
        progress = least(100, f.counted::bigint * 100 / g.target_count),
        status = case when f.counted >= g.target_count then 'completed'
          when g.status = 'completed' then 'active' else g.status end,
        completed_at = case when f.counted >= g.target_count then coalesce(g.completed_at, ${at}) end
      from facts f join training_goals old on old.id = f.id
      where g.id = f.id and (f.counted <> g.counted or ${isThis})
      returning g.id, g.progress, g.status = 'completed' and old.status <> 'completed' as "isReached"`.execute(
      tx,
    );
    return rows;
  },

  /** How far it was before; undefined when there is no such goal. */
  async move(tx: Kysely<DB>, id: GoalId, progress: number, at: Date): Promise<number | undefined> {
    const { rows } = await sql<{ before: number }>`
      update training_goals g set progress = ${progress}::int, updated_at = ${at},
        status = case when ${progress}::int = 100 then 'completed'
          when g.status = 'completed' then 'active' else g.status end,
        completed_at = case when ${progress}::int = 100 then coalesce(g.completed_at, ${at}) end
      from training_goals old where g.id = ${id} and old.id = g.id
      returning old.progress as before`.execute(tx);
    return rows[0]?.before;
  },

  async note(
    tx: Kysely<DB>,
    userId: UserId,
    moved: readonly { id: GoalId; progress: number }[],
    day: string,
  ): Promise<void> {
    await tx
      .insertInto('training_goal_progress')
      .values(moved.map(({ id, progress }) => ({ goal_id: id, user_id: userId, day, progress })))
      .onConflict((conflict) =>
        conflict
          .columns(['goal_id', 'day'])
          .doUpdateSet((eb) => ({ progress: eb.ref('excluded.progress') })),
      )
      .execute();
  },
};
