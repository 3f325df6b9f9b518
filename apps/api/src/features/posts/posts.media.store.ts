import { isGuardianOf } from '#db/guardianship';
import type { DB } from '#db/schema.generated';
import { areFriends, notBlocked, shareClub } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export interface PostAudience {
  isAuthor: boolean;
  isGuardian: boolean;
  /** Published, by somebody whose account can be used and who is not blocked. */
  isUp: boolean;
  isPublic: boolean;
  isForViewer: boolean;
}

const never = sql<boolean>`false`;

export const postMediaStore = {
  /** Everything that decides who sees a post's pictures, in one query. */
  async audience(
    db: Kysely<DB>,
    postId: string,
    viewerId: UserId | undefined,
    now: Date,
  ): Promise<PostAudience | undefined> {
    const known = (fact: (id: UserId) => typeof never) =>
      viewerId === undefined ? never : fact(viewerId);
    const { rows } = await sql<PostAudience>`
      select ${known((id) => sql`p.author_id = ${id}`)} as "isAuthor",
        ${known((id) => isGuardianOf(id, 'p.author_id'))} as "isGuardian",
        p.approval_status = 'approved' and not p.is_hidden and a.status = 'active'
          and ${notBlocked(viewerId, 'p.author_id')} as "isUp",
        p.visibility = 'public' as "isPublic",
        p.visibility = 'friends' and (
          ${known((id) => areFriends(id, 'p.author_id'))}
          or (age_band(a.birth_month, a.birth_year, ${now}) <> 'adult'
              and ${known((id) => shareClub(id, 'p.author_id'))})) as "isForViewer"
      from posts p join athlete_profiles a on a.id = p.author_id
      where p.id = ${postId}`.execute(db);
    return rows[0];
  },
};
