import type { DB } from '#db/schema.generated';
import type { ChallengeId, DiscoverQuery } from '@ribbon/domain/challenges';
import { ENDED_SHOWN_DAYS, RECENT_TASKS } from '@ribbon/domain/challenges';
import { addDays } from '@ribbon/domain/calendar';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { countIn, microsOf, olderThan } from '#platform/http/keyset';
import { isForAgeOf } from '#db/visibility/visibility';
import { type ChallengeRow, columnsFor, joinMine } from './challenges.rows.sql.ts';
import { EVER, statusOn, visibleTo } from './challenges.visible.sql.ts';

export interface At {
  now: Date;
  day: string;
}

/**
 * Running challenges come first, then future ones, then past ones; within each the first to end
 * leads.
 */
const orderOn = (day: string) => sql<number>`(case ${statusOn(day)}
  when 'active' then 0 when 'upcoming' then 1 else 2 end) * 1000000 + (challenge.end_date - date '2000-01-01')`;

interface NamedQuery {
  now: Date;
  title?: RawBuilder<string>;
  runsOn?: string;
  limit: number;
}

type Listed = ChallengeRow & { sortKey: number };

export const challengeStore = {
  async discover(
    db: Kysely<DB>,
    viewerId: string,
    { category, difficulty, clubId, cursor }: DiscoverQuery,
    { now, day, limit }: At & { limit: number },
  ): Promise<Listed[]> {
    const after = cursor === undefined ? undefined : countIn(cursor);
    const endedSince = addDays(day, -ENDED_SHOWN_DAYS);
    const { rows } = await sql<Listed>`
      select ${columnsFor(viewerId, { now, day })}, ${orderOn(day)} as "sortKey"
      from challenges challenge ${joinMine(viewerId)}
      where challenge.id in ${visibleTo(viewerId, { now, endedSince })}
        and ${category === undefined ? sql`true` : sql`challenge.category = ${category}`}
        and ${difficulty === undefined ? sql`true` : sql`challenge.difficulty = ${difficulty}`}
        and ${clubId === undefined ? sql`true` : sql`challenge.club_id = ${clubId}`}
        and ${after === undefined ? sql`true` : sql`(${orderOn(day)}, challenge.id) > (${after.sortKey}, ${after.id}::uuid)`}
      order by "sortKey", challenge.id limit ${limit}`.execute(db);
    return rows;
  },

  async joined(
    db: Kysely<DB>,
    userId: string,
    cursor: string | undefined,
    { now, day, limit }: At & { limit: number },
  ) {
    const { rows } = await sql<Listed & { recentTasks: { title: string; at: string }[] }>`
      select ${columnsFor(userId, { now, day })}, ${microsOf('mine.last_activity_at')} as "sortKey",
        (select coalesce(json_agg(json_build_object('title', last.title, 'at', last.completed_at)
            order by last.completed_at desc), '[]')
          from (select task.title, progress.completed_at from challenge_task_progress progress
            join challenge_tasks task on task.id = progress.task_id
            where progress.challenge_id = challenge.id and progress.user_id = ${userId} and progress.completed_at is not null
            order by progress.completed_at desc limit ${RECENT_TASKS}) last) as "recentTasks"
      from challenge_participants mine join challenges challenge on challenge.id = mine.challenge_id
      where mine.user_id = ${userId} and ${staysWith(userId, now)}
        and ${olderThan(cursor, { at: 'mine.last_activity_at', id: 'challenge.id' })}
      order by mine.last_activity_at desc, challenge.id desc limit ${limit}`.execute(db);
    return rows;
  },

  /** The challenges a person takes part in: by name, or running on a day and not done. */
  async namedOf(
    db: Kysely<DB>,
    userId: string,
    { now, title, runsOn, limit }: NamedQuery,
  ): Promise<{ id: string; title: string; tasks: number; tasksDone: number }[]> {
    const isNamed =
      title === undefined ? sql`true` : sql`searchable(challenge.title) like ${title}`;
    const isRunning =
      runsOn === undefined
        ? sql`true`
        : sql`mine.completed_at is null and ${statusOn(runsOn)} = 'active'`;
    const { rows } = await sql<{ id: string; title: string; tasks: number; tasksDone: number }>`
      select challenge.id, challenge.title, mine.tasks_done as "tasksDone",
        (select count(*) from challenge_tasks task where task.challenge_id = challenge.id)::int as tasks
      from challenge_participants mine join challenges challenge on challenge.id = mine.challenge_id
      where mine.user_id = ${userId} and ${isNamed} and ${isRunning} and ${staysWith(userId, now)}
      order by mine.last_activity_at desc, challenge.id limit ${limit}`.execute(db);
    return rows;
  },

  async statsOf(db: Kysely<DB>, userId: string, { now, day }: At) {
    const { rows } = await sql<{
      active: number;
      completed: number;
      tasksDone: number;
      averageProgress: number;
    }>`
      select count(*) filter (where running)::int as active,
        count(*) filter (where completed_at is not null)::int as completed,
        coalesce(sum(tasks_done), 0)::int as "tasksDone",
        coalesce(floor(avg(points / greatest(tasks, 1)) filter (where running)), 0)::int as "averageProgress"
      from (select mine.completed_at, mine.tasks_done, mine.points,
          (select count(*) from challenge_tasks task where task.challenge_id = challenge.id)::int as tasks,
          mine.completed_at is null and ${statusOn(day)} in ('active', 'upcoming') as running
        from challenge_participants mine join challenges challenge on challenge.id = mine.challenge_id
        where mine.user_id = ${userId} and ${staysWith(userId, now)}) own`.execute(db);
    return rows[0];
  },

  /** One challenge, if the viewer may see it. */
  async find(db: Kysely<DB>, viewerId: string, id: ChallengeId, { now, day }: At) {
    const { rows } = await sql<
      ChallengeRow & { requirements: string[]; cancelReason: string | null }
    >`
      select ${columnsFor(viewerId, { now, day })}, challenge.requirements, challenge.cancel_reason as "cancelReason"
      from challenges challenge ${joinMine(viewerId)}
      where challenge.id = ${id} and challenge.id in ${visibleTo(viewerId, { now, endedSince: EVER })}`.execute(
      db,
    );
    return rows[0];
  },

  /** The picture, reviewed or not, for changes to the challenge. */
  async imageOf(db: Kysely<DB>, id: ChallengeId): Promise<MediaId | null> {
    const row = await db
      .selectFrom('challenges')
      .select('image_id as imageId')
      .where('id', '=', id)
      .executeTakeFirst();
    return (row?.imageId ?? null) as MediaId | null;
  },

  async tasksOf(db: Kysely<DB>, id: ChallengeId, userId: string) {
    const { rows } = await sql<TaskRow>`
      select task.id, task.title, task.times, task.element, task.apparatus, coalesce(progress.done, 0)::int as done
      from challenge_tasks task
      left join challenge_task_progress progress on progress.task_id = task.id and progress.user_id = ${userId}
      where task.challenge_id = ${id} order by task.position`.execute(db);
    return rows;
  },
};

export interface TaskRow {
  id: string;
  title: string;
  times: number;
  element: string | null;
  apparatus: string | null;
  done: number;
}

/** A finished challenge stays with the person; others stay as long as the person may see them. */
const staysWith = (userId: string, now: Date) => sql<boolean>`challenge.approval_status = 'approved'
  and (mine.completed_at is not null
      and ${isForAgeOf(userId, now, { age: 'challenge.reader_age', author: 'challenge.created_by' })} or challenge.id in ${visibleTo(userId, { now, endedSince: EVER })})`;
