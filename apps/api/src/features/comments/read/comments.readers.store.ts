import { gymnastsOf, youngestOf } from '#db/visibility/reach';
import { areFriends, friendIdsOf } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { AgeBand } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Whether a child under 13 is among the friends and club mates of a minor: they read what the minor says. */
export async function knowsChild(db: Kysely<DB>, minorId: string, now: Date): Promise<boolean> {
  const near = sql<{ id: string }>`(
    select id from ${friendIdsOf(sql`${minorId}::uuid`)} friend
    union select theirs.user_id from club_memberships own
      join club_memberships theirs on theirs.club_id = own.club_id and theirs.status = 'active'
      where own.user_id = ${minorId} and own.status = 'active' and theirs.user_id <> ${minorId})`;
  const { rows } = await youngestOf(near, minorId, now).execute(db);
  return rows[0]?.ageBand === 'under13';
}

/**
 * The age of the youngest under 18 who meets an adult's words below a post: a friend or gymnast of
 * the adult who receives the post through its author or its club.
 */
export function youngestReader(
  postId: PostId,
  adultId: string,
  now: Date,
): RawBuilder<{ ageBand: AgeBand }> {
  const met = sql<{ id: string }>`(
    select near.id from posts post cross join (
      select id from ${friendIdsOf(sql`${adultId}::uuid`)} friend
      union select id from ${gymnastsOf(adultId)} gymnast) near
    where post.id = ${postId} and (post.author_id = ${adultId}
      or ${areFriends(sql.ref('near.id'), 'post.author_id')}
      or exists (select from club_memberships member where member.club_id = post.club_id
        and member.user_id = near.id and member.status = 'active')))`;
  return youngestOf(met, adultId, now);
}
