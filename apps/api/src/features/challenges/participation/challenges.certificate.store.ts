import type { DB } from '#db/schema.generated';
import { bandOf, isForAgeOf } from '#db/visibility';
import {
  CHILD_CERTIFICATES,
  type Certificate,
  type ChallengeId,
  type ChildCertificate,
} from '@ribbon/domain/challenges';
import { type Kysely, sql } from 'kysely';

type Found = Omit<Certificate, 'userId' | 'completedAt'> & { completedAt: Date | null };

/** What people may still read of a challenge `c` that they took part in. */
const isShownTo = (userId: string, now: Date) => sql`c.approval_status = 'approved'
  and ${isForAgeOf(userId, now, { age: 'c.reader_age', author: 'c.created_by' })}`;

/** What a certificate says, with the name that others see at that age. */
export const certificateStore = {
  async find(
    db: Kysely<DB>,
    id: ChallengeId,
    userId: string,
    now: Date,
  ): Promise<Found | undefined> {
    const { rows } = await sql<Found>`
      select shown_name(p.full_name, p.username, ${bandOf('p', now)}) as name, c.title, c.category,
        c.difficulty, mine.completed_at as "completedAt",
        coalesce(k.name, case when c.created_by_kind <> 'system'
          then shown_name(a.full_name, a.username, ${bandOf('a', now)}) end) as by,
        (select json_agg(t.title order by t.position) from challenge_tasks t
          where t.challenge_id = c.id) as tasks
      from challenge_participants mine join challenges c on c.id = mine.challenge_id
      join athlete_profiles p on p.id = mine.user_id
      left join clubs k on k.id = c.club_id
      left join athlete_profiles a on a.id = c.created_by
      where mine.challenge_id = ${id} and mine.user_id = ${userId}
        and ${isShownTo(userId, now)}`.execute(db);
    return rows[0];
  },

  /** The newest that somebody has finished. */
  async newest(db: Kysely<DB>, userId: string, now: Date): Promise<ChildCertificate[]> {
    const { rows } = await sql<ChildCertificate>`
      select c.id as "challengeId", c.title, mine.completed_at as "completedAt"
      from challenge_participants mine join challenges c on c.id = mine.challenge_id
      where mine.user_id = ${userId} and mine.completed_at is not null and ${isShownTo(userId, now)}
      order by mine.completed_at desc, c.id limit ${CHILD_CERTIFICATES}`.execute(db);
    return rows;
  },
};
