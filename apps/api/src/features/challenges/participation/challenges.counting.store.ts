import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { ChallengeId } from '@ribbon/domain/challenges';
import type { ClubApparatus } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

export interface CountedTask {
  taskId: string;
  challengeId: ChallengeId;
  from: string;
  to: string;
  element: string | null;
  apparatus: ClubApparatus | null;
}

/** The tasks that the training log counts, of challenges that somebody takes part in today. */
export async function countedTasks(
  tx: Kysely<DB>,
  userId: UserId,
  { day, challengeId }: { day: string; challengeId?: ChallengeId },
): Promise<CountedTask[]> {
  const { rows } = await sql<CountedTask>`
    select task.id as "taskId", challenge.id as "challengeId", challenge.start_date::text as "from", challenge.end_date::text as "to",
      task.element, task.apparatus
    from challenge_participants participant join challenges challenge on challenge.id = participant.challenge_id
    join challenge_tasks task on task.challenge_id = challenge.id and (task.element is not null or task.apparatus is not null)
    where participant.user_id = ${userId} and challenge.cancelled_at is null
      and ${day}::date between challenge.start_date and challenge.end_date
      and ${challengeId === undefined ? sql`true` : sql`challenge.id = ${challengeId}`}
    order by challenge.id, task.position`.execute(tx);
  return rows;
}
