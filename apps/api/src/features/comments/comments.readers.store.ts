import { gymnastsOf, youngestOf } from '#db/reach';
import { areFriends, friendIdsOf } from '#db/relations';
import type { AgeBand } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import { type RawBuilder, sql } from 'kysely';

/**
 * The age of the youngest under 18 who meets what an adult says below a post: a friend or gymnast of
 * the adult to whom the post comes, by its author or its club.
 */
export function youngestReader(
  postId: PostId,
  adultId: string,
  now: Date,
): RawBuilder<{ ageBand: AgeBand }> {
  const met = sql<{ id: string }>`(
    select near.id from posts p cross join (
      select id from ${friendIdsOf(sql`${adultId}::uuid`)} friend
      union select id from ${gymnastsOf(adultId)} gymnast) near
    where p.id = ${postId} and (p.author_id = ${adultId}
      or ${areFriends(sql.ref('near.id'), 'p.author_id')}
      or exists (select from club_memberships m where m.club_id = p.club_id
        and m.user_id = near.id and m.status = 'active')))`;
  return youngestOf(met, adultId, now);
}
