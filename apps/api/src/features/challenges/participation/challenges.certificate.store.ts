import type { DB } from '#db/schema.generated';
import { bandOf, isForAgeOf } from '#db/visibility/visibility';
import {
  CHILD_CERTIFICATES,
  type Certificate,
  type ChallengeId,
  type ChildCertificate,
} from '@ribbon/domain/challenges';
import { type Kysely, sql } from 'kysely';

type Found = Omit<Certificate, 'userId' | 'completedAt'> & { completedAt: Date | null };

/** What people may still read of a `challenge` that they took part in. */
const isShownTo = (userId: string, now: Date) => sql`challenge.approval_status = 'approved'
  and ${isForAgeOf(userId, now, { age: 'challenge.reader_age', author: 'challenge.created_by' })}`;

/** What a certificate says, with the name that others see at that age. */
export const certificateStore = {
  async find(
    db: Kysely<DB>,
    id: ChallengeId,
    userId: string,
    now: Date,
  ): Promise<Found | undefined> {
    const { rows } = await sql<Found>`
      select shown_name(profile.full_name, profile.username, ${bandOf('profile', now)}) as name, challenge.title, challenge.category,
        challenge.difficulty, mine.completed_at as "completedAt",
        coalesce(club.name, case when challenge.created_by_kind <> 'system'
          then shown_name(author.full_name, author.username, ${bandOf('author', now)}) end) as by,
        (select json_agg(task.title order by task.position) from challenge_tasks task
          where task.challenge_id = challenge.id) as tasks
      from challenge_participants mine join challenges challenge on challenge.id = mine.challenge_id
      join athlete_profiles profile on profile.id = mine.user_id
      left join clubs club on club.id = challenge.club_id
      left join athlete_profiles author on author.id = challenge.created_by
      where mine.challenge_id = ${id} and mine.user_id = ${userId}
        and ${isShownTo(userId, now)}`.execute(db);
    return rows[0];
  },

  /** The newest that somebody has finished. */
  async newest(db: Kysely<DB>, userId: string, now: Date): Promise<ChildCertificate[]> {
    const { rows } = await sql<ChildCertificate>`
      select challenge.id as "challengeId", challenge.title, mine.completed_at as "completedAt"
      from challenge_participants mine join challenges challenge on challenge.id = mine.challenge_id
      where mine.user_id = ${userId} and mine.completed_at is not null and ${isShownTo(userId, now)}
      order by mine.completed_at desc, challenge.id limit ${CHILD_CERTIFICATES}`.execute(db);
    return rows;
  },
};
