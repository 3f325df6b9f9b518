import type { DB } from '#db/schema.generated';
import { areFriends, notBlocked, shareClub } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

interface Written {
  authorId: UserId;
  snapshot: string;
}

/**
 * Posts that others may see: public ones, those of friends, and of minors also those of the own
 * club (child-safety table). Nobody sees what is hidden, waits or comes from somebody blocked.
 */
const visiblePosts = (viewerId: UserId, now: Date) => sql`
  posts p join athlete_profiles a on a.id = p.author_id
    and p.approval_status = 'approved' and not p.is_hidden and ${notBlocked(viewerId, 'p.author_id')}
    and (p.author_id = ${viewerId} or p.visibility = 'public' or (p.visibility = 'friends' and (
      ${areFriends(viewerId, 'p.author_id')}
      or (age_band(a.birth_month, a.birth_year, ${now}) <> 'adult'
          and ${shareClub(viewerId, 'p.author_id')}))))`;

export const visiblePostStore = {
  async post(db: Kysely<DB>, id: string, viewerId: UserId, now: Date) {
    const { rows } = await sql<Written>`
      select p.author_id as "authorId", p.content as snapshot
      from ${visiblePosts(viewerId, now)} where p.id = ${id}`.execute(db);
    return rows[0];
  },

  async comment(db: Kysely<DB>, id: string, viewerId: UserId, now: Date) {
    const { rows } = await sql<Written>`
      select k.author_id as "authorId", k.content as snapshot
      from ${visiblePosts(viewerId, now)} join comments k on k.post_id = p.id
      where k.id = ${id} and k.approval_status = 'approved' and not k.is_hidden
        and ${notBlocked(viewerId, 'k.author_id')}`.execute(db);
    return rows[0];
  },
};
