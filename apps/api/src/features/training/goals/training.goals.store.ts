import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { GOALS_MAX, type GoalId, type TrainingGoal } from '@ribbon/domain/training';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { inReadersWords } from '../elements/training.elements.format.ts';

interface Moved {
  id: GoalId;
  progress: number;
  isReached: boolean;
}

/** What a goal counts, from its first day on. */
const COUNTED = sql`case goal.counts
  when 'sessions' then (select count(*) from training_sessions session
    where session.user_id = goal.user_id and session.session_date >= goal.starts_on)
  when 'minutes' then (select coalesce(sum(case goal.apparatus when 'freehand' then session.freehand_minutes
      when 'rope' then session.rope_minutes when 'hoop' then session.hoop_minutes when 'ball' then session.ball_minutes
      when 'clubs' then session.clubs_minutes when 'ribbon' then session.ribbon_minutes
      else session.duration_minutes end), 0) from training_sessions session
    where session.user_id = goal.user_id and session.session_date >= goal.starts_on)
  else (select coalesce(sum(element.times), 0) from training_session_elements element
    join training_sessions session on session.id = element.session_id and session.session_date >= goal.starts_on
    where element.user_id = goal.user_id and element.key = goal.element_key) end`;

function inOwnWords({ count, ...goal }: TrainingGoal): TrainingGoal {
  const element = count?.element && inReadersWords(count.element);
  return { ...goal, count: count && { ...count, element: element ?? null } };
}

export const goalStore = {
  async find(db: Kysely<DB>, userId: UserId, id?: GoalId): Promise<TrainingGoal[]> {
    const which: RawBuilder<unknown> = id === undefined ? sql`true` : sql`goal.id = ${id}`;
    const { rows } = await sql<TrainingGoal>`
      select goal.id, goal.title, coalesce(goal.description, '') as description, goal.category, goal.status, goal.progress,
        goal.starts_on::text as "startsOn", goal.target_date::text as "targetDate", goal.completed_at as "completedAt",
        case when goal.counts is not null then json_build_object('what', goal.counts, 'target', goal.target_count,
          'done', goal.counted, 'apparatus', goal.apparatus, 'element', case when goal.element_key is not null then
            json_build_object('key', goal.element_key, 'name', goal.element_name) end) end as count,
        (select coalesce(json_agg(json_build_object('id', milestone.id, 'title', milestone.title,
            'isDone', milestone.done_at is not null) order by milestone.position), '[]')
          from training_milestones milestone where milestone.goal_id = goal.id) as milestones
      from training_goals goal where goal.user_id = ${userId} and ${which}
      order by goal.status = 'completed', goal.status = 'paused', goal.completed_at desc nulls last, goal.target_date,
        goal.created_at desc limit ${GOALS_MAX}`.execute(db);
    return rows.map(inOwnWords);
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
    const isThis = id === undefined ? sql`false` : sql`goal.id = ${id}`;
    const { rows } = await sql<Moved>`
      with facts as (
        select goal.id, least(2000000000, ${COUNTED})::int as counted from training_goals goal
        where goal.user_id = ${userId} and goal.counts is not null and (goal.status = 'active' or ${isThis}))
      update training_goals goal set counted = fact.counted, updated_at = ${at},
        progress = least(100, fact.counted::bigint * 100 / goal.target_count),
        status = case when fact.counted >= goal.target_count then 'completed'
          when goal.status = 'completed' then 'active' else goal.status end,
        completed_at = case when fact.counted >= goal.target_count then coalesce(goal.completed_at, ${at}) end
      from facts fact join training_goals old on old.id = fact.id
      where goal.id = fact.id and (fact.counted <> goal.counted or ${isThis})
      returning goal.id, goal.progress, goal.status = 'completed' and old.status <> 'completed' as "isReached"`.execute(
      tx,
    );
    return rows;
  },

  /** How far it was before; undefined when there is no such goal. */
  async move(tx: Kysely<DB>, id: GoalId, progress: number, at: Date): Promise<number | undefined> {
    const { rows } = await sql<{ before: number }>`
      update training_goals goal set progress = ${progress}::int, updated_at = ${at},
        status = case when ${progress}::int = 100 then 'completed'
          when goal.status = 'completed' then 'active' else goal.status end,
        completed_at = case when ${progress}::int = 100 then coalesce(goal.completed_at, ${at}) end
      from training_goals old where goal.id = ${id} and old.id = goal.id
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
