import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { ChallengeId } from '@ribbon/domain/challenges';
import { type Kysely, sql } from 'kysely';

/** Stores the participants and their progress. */
export const joiningStore = {
  /** Joins for the club the person has belonged to longest; joining twice is joining once. */
  async join(tx: Kysely<DB>, challengeId: ChallengeId, userId: UserId, at: Date): Promise<void> {
    await sql`
      insert into challenge_participants
        (challenge_id, user_id, joined_at, last_activity_at, team_club_id, is_listed)
      values (${challengeId}, ${userId}, ${at}, ${at},
        coalesce((select club_id from challenges where id = ${challengeId}),
          (select member.club_id from club_memberships member join clubs club on club.id = member.club_id and club.deleted_at is null
            where member.user_id = ${userId} and member.status = 'active' order by member.joined_at, member.id limit 1)),
        coalesce((select on_leaderboards from privacy_settings where user_id = ${userId}), false))
      on conflict do nothing`.execute(tx);
  },

  async leave(tx: Kysely<DB>, challengeId: ChallengeId, userId: UserId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('challenge_participants')
      .where('challenge_id', '=', challengeId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Removes a person who left a club from its challenges; finished ones stay theirs. */
  async leaveOfClub(tx: Kysely<DB>, userId: string, clubId: string): Promise<void> {
    await sql`delete from challenge_participants participant using challenges challenge
      where challenge.id = participant.challenge_id and challenge.club_id = ${clubId} and participant.user_id = ${userId}
        and participant.completed_at is null`.execute(tx);
  },

  /** A guardian has taken the permission back: what runs ends. */
  async leaveAll(tx: Kysely<DB>, userId: string, day: string): Promise<void> {
    await sql`delete from challenge_participants participant using challenges challenge
      where challenge.id = participant.challenge_id and participant.user_id = ${userId} and participant.completed_at is null
        and challenge.end_date >= ${day}::date`.execute(tx);
  },

  /** Locks the person's own entry until the transaction ends. */
  async lock(tx: Kysely<DB>, challengeId: ChallengeId, userId: UserId): Promise<boolean> {
    const row = await tx
      .selectFrom('challenge_participants')
      .select('user_id')
      .where('challenge_id', '=', challengeId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined;
  },

  /** How much of a task is done, never more than there is to do. */
  async put(
    tx: Kysely<DB>,
    { taskId, userId, done, at }: { taskId: string; userId: UserId; done: number; at: Date },
  ): Promise<void> {
    await sql`
      insert into challenge_task_progress as progress (challenge_id, task_id, user_id, done, updated_at, completed_at)
      select challenge_id, id, ${userId}, least(${done}, times), ${at},
        case when ${done} >= times then ${at}::timestamptz end
      from challenge_tasks where id = ${taskId}
      on conflict (task_id, user_id) do update set done = excluded.done, updated_at = excluded.updated_at,
        completed_at = case when excluded.completed_at is null then null
          else coalesce(progress.completed_at, excluded.completed_at) end`.execute(tx);
  },

  /** Adds up the finished parts; true the first time that all are done. */
  async settle(
    tx: Kysely<DB>,
    challengeId: ChallengeId,
    userId: UserId,
    at: Date,
  ): Promise<boolean> {
    const { rows } = await sql<{ isNew: boolean }>`
      with sums as (
        select coalesce(sum(100 * coalesce(progress.done, 0) / task.times), 0)::int as points,
          count(*) filter (where progress.completed_at is not null)::int as tasks_done, count(*)::int as tasks
        from challenge_tasks task
        left join challenge_task_progress progress on progress.task_id = task.id and progress.user_id = ${userId}
        where task.challenge_id = ${challengeId}),
      before as (select completed_at from challenge_participants
        where challenge_id = ${challengeId} and user_id = ${userId})
      update challenge_participants participant set points = sums.points, tasks_done = sums.tasks_done,
        last_activity_at = ${at}, completed_at = case when sums.tasks_done = sums.tasks
          then coalesce(participant.completed_at, ${at}::timestamptz) end
      from sums, before where participant.challenge_id = ${challengeId} and participant.user_id = ${userId}
      returning before.completed_at is null and participant.completed_at is not null as "isNew"`.execute(
      tx,
    );
    return rows[0]?.isNew === true;
  },

  /** The next participants, in the order of their ids. */
  async participants(
    tx: Kysely<DB>,
    challengeId: ChallengeId,
    { after, unfinished, limit }: { after: UserId | null; unfinished: boolean; limit: number },
  ): Promise<UserId[]> {
    const rows = await tx
      .selectFrom('challenge_participants')
      .select('user_id')
      .where('challenge_id', '=', challengeId)
      .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
      .$if(unfinished, (query) => query.where('completed_at', 'is', null))
      .orderBy('user_id')
      .limit(limit)
      .execute();
    return rows.map(({ user_id }) => user_id as UserId);
  },

  titleOf: async (db: Kysely<DB>, id: ChallengeId): Promise<string | undefined> =>
    (await db.selectFrom('challenges').select('title').where('id', '=', id).executeTakeFirst())
      ?.title,
};
