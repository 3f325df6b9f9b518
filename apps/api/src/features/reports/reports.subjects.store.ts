import type { DB } from '#db/schema.generated';
import { haveMet, isChildOf, isGuardianOf, isStaffOf, notBlocked, shareClub } from '#db/relations';
import { isOpenProfile } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** A thing that was reported: whose it is, and its words at that moment. */
export interface Subject {
  authorId: UserId | null;
  snapshot: string | null;
}

const SNAPSHOT = sql`concat_ws(' · ', '@' || p.username, p.full_name, p.bio)`;

/** What can be reported and has no slice that says who sees it. */
export const subjectStore = {
  /** Somebody by name, whoever they are to whoever asks. */
  async named(db: Kysely<DB>, username: string): Promise<(Subject & { id: string }) | undefined> {
    const { rows } = await sql<Subject & { id: string }>`
      select p.id, p.id as "authorId", ${SNAPSHOT} as snapshot from athlete_profiles p
      where lower(p.username) = ${username.toLowerCase()}`.execute(db);
    return rows[0];
  },

  /**
   * A profile that one has come across: of one's club, in a friend request, open to all, or of
   * somebody who looks after one or is about to.
   */
  async profile(db: Kysely<DB>, id: string, viewerId: UserId, now: Date) {
    const { rows } = await sql<Subject>`
      select p.id as "authorId", ${SNAPSHOT} as snapshot
      from athlete_profiles p
      where p.id = ${id} and p.status in ('active', 'paused') and ${notBlocked(viewerId, 'p.id')}
        and (p.id = ${viewerId} or ${haveMet(viewerId, 'p.id')} or ${shareClub(viewerId, 'p.id')}
          or ${isGuardianOf(viewerId, 'p.id')} or ${isChildOf(viewerId, 'p.id')}
          or exists (select from waiting_guardian_links w
            where w.child_id = ${viewerId} and w.guardian_id = p.id) or ${isStaffOf(viewerId, 'p.id')}
          or ${isOpenProfile('p', now)})`.execute(db);
    return rows[0];
  },

  async club(db: Kysely<DB>, id: string): Promise<Subject | undefined> {
    const row = await db
      .selectFrom('clubs')
      .select(['name', 'city', 'description'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        authorId: null,
        snapshot: [row.name, row.city, row.description].filter(Boolean).join(' · '),
      }
    );
  },
};
