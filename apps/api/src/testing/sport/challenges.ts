import type { DB } from '#db/schema.generated';
import type { ChallengeId } from '@ribbon/domain/challenges';
import type { Kysely } from 'kysely';

interface Sample {
  clubId?: string | null;
  by?: string | null;
  kind?: 'system' | 'coach' | 'community';
  startDate?: string;
  endDate?: string;
  tasks?: readonly { title: string; times: number; element?: string; apparatus?: 'hoop' }[];
}

/** A challenge in the database, by default one of Ribbon itself. */
export async function insertChallenge(
  db: Kysely<DB>,
  {
    clubId = null,
    by = null,
    kind = 'system',
    startDate = '2020-01-01',
    endDate = '2099-12-31',
    tasks = [{ title: 'Twenty leaps', times: 2 }],
  }: Sample = {},
): Promise<{ id: ChallengeId; taskIds: string[] }> {
  const { id } = await db
    .insertInto('challenges')
    .values({
      title: 'Leap into spring',
      description: 'A little every day.',
      category: 'technique',
      difficulty: 'beginner',
      start_date: startDate,
      end_date: endDate,
      created_by_kind: kind,
      created_by: by,
      club_id: clubId,
      reader_age: 0,
      rewards: ['A certificate', 'A badge', 'A smile'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('challenge_tasks')
    .values(tasks.map((task, position) => ({ challenge_id: id, position, ...task })))
    .returning('id')
    .execute();
  return { id: id as ChallengeId, taskIds: rows.map((row) => row.id) };
}

/** A draft that anybody who may make challenges can send. */
export const challengeDraft = (day: string) => ({
  title: 'Balance week',
  description: 'Stand tall, a little longer each day.',
  category: 'technique' as const,
  difficulty: 'beginner' as const,
  startDate: day,
  endDate: day,
  tasks: [
    { title: 'Hold a passé balance', times: 3, element: '', apparatus: null },
    { title: 'Stretch after practice', times: 2, element: '', apparatus: null },
  ],
  rewards: ['A certificate'],
  requirements: [],
  imageId: null,
  maker: 'community' as const,
  clubId: null,
});
