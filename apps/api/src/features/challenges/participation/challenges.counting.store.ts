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
    select t.id as "taskId", c.id as "challengeId", c.start_date::text as "from", c.end_date::text as "to",
      t.element, t.apparatus
    from challenge_participants p join challenges c on c.id = p.challenge_id
    join challenge_tasks t on t.challenge_id = c.id and (t.element is not null or t.apparatus is not null)
    where p.user_id = ${userId} and c.cancelled_at is null
      and ${day}::date between c.start_date and c.end_date
      and ${challengeId === undefined ? sql`true` : sql`c.id = ${challengeId}`}
    order by c.id, t.position`.execute(tx);
  return rows;
}
