import { isGuardianOf } from '#db/guardianship';
import type { DB } from '#db/schema.generated';
import { areFriends, notBlocked, shareClub } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

interface PictureAudience {
  isOwner: boolean;
  isGuardian: boolean;
  isVisible: boolean;
  isOpen: boolean;
  isKnown: boolean;
}

const never = sql<boolean>`false`;

export const pictureStore = {
  /** Everything that decides who sees a profile picture, in one query. */
  async audience(
    db: Kysely<DB>,
    profileId: string,
    viewerId: UserId | undefined,
    now: Date,
  ): Promise<PictureAudience | undefined> {
    const known = (fact: (id: UserId) => typeof never) =>
      viewerId === undefined ? never : fact(viewerId);
    const { rows } = await sql<PictureAudience>`
      select ${known((id) => sql`a.id = ${id}`)} as "isOwner",
        ${known((id) => isGuardianOf(id, 'a.id'))} as "isGuardian",
        a.status = 'active' and ${notBlocked(viewerId, 'a.id')} as "isVisible",
        a.feed_visibility = 'public' and a.user_type <> 'child_gymnast'
          and age_band(a.birth_month, a.birth_year, ${now}) in ('16-17', 'adult') as "isOpen",
        ${known((id) => areFriends(id, 'a.id'))} or ${known((id) => shareClub(id, 'a.id'))} as "isKnown"
      from athlete_profiles a where a.id = ${profileId}`.execute(db);
    return rows[0];
  },
};
