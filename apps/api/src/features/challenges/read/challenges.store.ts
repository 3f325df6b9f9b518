import type { DB } from '#db/schema.generated';
import type { ChallengeId, DiscoverQuery } from '@ribbon/domain/challenges';
import { ENDED_SHOWN_DAYS, RECENT_TASKS } from '@ribbon/domain/challenges';
import { addDays } from '@ribbon/domain/calendar';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { placeIn } from '#platform/http/keyset';
import { isForAgeOf } from '#db/visibility';
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
  when 'active' then 0 when 'upcoming' then 1 else 2 end) * 1000000 + (c.end_date - date '2000-01-01')`;

interface NamedQuery {
  now: Date;
  title?: RawBuilder<string>;
  runsOn?: string;
  limit: number;
}

type Listed = ChallengeRow & { micros: number };

export const challengeStore = {
  async discover(
    db: Kysely<DB>,
    viewerId: string,
    { category, difficulty, clubId, cursor }: DiscoverQuery,
    { now, day, limit }: At & { limit: number },
  ): Promise<Listed[]> {
    const after = cursor === undefined ? undefined : placeIn(cursor);
    const endedSince = addDays(day, -ENDED_SHOWN_DAYS);
    const { rows } = await sql<Listed>`
      select ${columnsFor(viewerId, { now, day })}, ${orderOn(day)} as micros
      from challenges c ${joinMine(viewerId)}
      where c.id in ${visibleTo(viewerId, { now, endedSince })}
        and ${category === undefined ? sql`true` : sql`c.category = ${category}`}
        and ${difficulty === undefined ? sql`true` : sql`c.difficulty = ${difficulty}`}
        and ${clubId === undefined ? sql`true` : sql`c.club_id = ${clubId}`}
        and ${after === undefined ? sql`true` : sql`(${orderOn(day)}, c.id) > (${after.micros}, ${after.id}::uuid)`}
      order by micros, c.id limit ${limit}`.execute(db);
    return rows;
  },

  async joined(
    db: Kysely<DB>,
    userId: string,
    cursor: string | undefined,
    { now, day, limit }: At & { limit: number },
  ) {
    const after = cursor === undefined ? undefined : placeIn(cursor);
    const micros = sql<number>`(extract(epoch from mine.last_activity_at) * 1000000)::bigint`;
    const { rows } = await sql<Listed & { recentTasks: { title: string; at: string }[] }>`
      select ${columnsFor(userId, { now, day })}, ${micros} as micros,
        (select coalesce(json_agg(json_build_object('title', last.title, 'at', last.completed_at)
            order by last.completed_at desc), '[]')
          from (select t.title, p.completed_at from challenge_task_progress p
            join challenge_tasks t on t.id = p.task_id
            where p.challenge_id = c.id and p.user_id = ${userId} and p.completed_at is not null
            order by p.completed_at desc limit ${RECENT_TASKS}) last) as "recentTasks"
      from challenge_participants mine join challenges c on c.id = mine.challenge_id
      where mine.user_id = ${userId} and ${staysWith(userId, now)}
        and ${after === undefined ? sql`true` : sql`(${micros}, c.id) < (${after.micros}, ${after.id}::uuid)`}
      order by mine.last_activity_at desc, c.id desc limit ${limit}`.execute(db);
    return rows;
  },

  /** The challenges a person takes part in: by name, or running on a day and not done. */
  async namedOf(
    db: Kysely<DB>,
    userId: string,
    { now, title, runsOn, limit }: NamedQuery,
  ): Promise<{ id: string; title: string; tasks: number; tasksDone: number }[]> {
    const isNamed = title === undefined ? sql`true` : sql`searchable(c.title) like ${title}`;
    const isRunning =
      runsOn === undefined
        ? sql`true`
        : sql`mine.completed_at is null and ${statusOn(runsOn)} = 'active'`;
    const { rows } = await sql<{ id: string; title: string; tasks: number; tasksDone: number }>`
      select c.id, c.title, mine.tasks_done as "tasksDone",
        (select count(*) from challenge_tasks t where t.challenge_id = c.id)::int as tasks
      from challenge_participants mine join challenges c on c.id = mine.challenge_id
      where mine.user_id = ${userId} and ${isNamed} and ${isRunning} and ${staysWith(userId, now)}
      order by mine.last_activity_at desc, c.id limit ${limit}`.execute(db);
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
          (select count(*) from challenge_tasks t where t.challenge_id = c.id)::int as tasks,
          mine.completed_at is null and ${statusOn(day)} in ('active', 'upcoming') as running
        from challenge_participants mine join challenges c on c.id = mine.challenge_id
        where mine.user_id = ${userId} and ${staysWith(userId, now)}) own`.execute(db);
    return rows[0];
  },

  /** One challenge, if the viewer may see it. */
  async find(db: Kysely<DB>, viewerId: string, id: ChallengeId, { now, day }: At) {
    const { rows } = await sql<
      ChallengeRow & { requirements: string[]; cancelReason: string | null }
    >`
      select ${columnsFor(viewerId, { now, day })}, c.requirements, c.cancel_reason as "cancelReason"
      from challenges c ${joinMine(viewerId)}
      where c.id = ${id} and c.id in ${visibleTo(viewerId, { now, endedSince: EVER })}`.execute(db);
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
      select t.id, t.title, t.times, t.element, t.apparatus, coalesce(p.done, 0)::int as done
      from challenge_tasks t
      left join challenge_task_progress p on p.task_id = t.id and p.user_id = ${userId}
      where t.challenge_id = ${id} order by t.position`.execute(db);
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
const staysWith = (userId: string, now: Date) => sql<boolean>`c.approval_status = 'approved'
  and (mine.completed_at is not null
      and ${isForAgeOf(userId, now, { age: 'c.reader_age', author: 'c.created_by' })} or c.id in ${visibleTo(userId, { now, endedSince: EVER })})`;
