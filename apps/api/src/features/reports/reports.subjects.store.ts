import type { DB } from '#db/schema.generated';
import {
  haveMet,
  isGuardianOf,
  isOpenProfile,
  isStaffOf,
  notBlocked,
  shareClub,
} from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import type { Subject } from './reports.service.ts';

/** What can be reported and has no slice that says who sees it. */
export const subjectStore = {
  /** A profile that one has come across: of one's club, in a friend request, or open to all. */
  async profile(db: Kysely<DB>, id: string, viewerId: UserId, now: Date) {
    const { rows } = await sql<Subject>`
      select p.id as "authorId", concat_ws(' · ', '@' || p.username, p.full_name, p.bio) as snapshot
      from athlete_profiles p
      where p.id = ${id} and p.status in ('active', 'paused') and ${notBlocked(viewerId, 'p.id')}
        and (p.id = ${viewerId} or ${haveMet(viewerId, 'p.id')} or ${shareClub(viewerId, 'p.id')}
          or ${isGuardianOf(viewerId, 'p.id')} or ${isStaffOf(viewerId, 'p.id')}
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
