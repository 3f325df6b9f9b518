import { CARD, type CardRow, foundBy } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { isInCommunity, notBlocked } from '#db/visibility/relations';
import { microsOf, olderThan } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import type { FriendFigures, FriendshipId } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export interface FriendRow extends CardRow {
  id: FriendshipId;
  since: Date;
  sortKey: number;
  waitsForGuardian: boolean;
  byCode: boolean;
}

interface Page {
  after: string | undefined;
  limit: number;
}

/**
 * The other person of each of the user's friendships, if the account can be used and there is no
 * block between the two. Each list and each count of friends starts here.
 */
const others = (userId: UserId) => sql`friendships friendship
  join athlete_profiles profile
    on profile.id = case when friendship.requester_id = ${userId} then friendship.addressee_id else friendship.requester_id end
    and profile.status = 'active' and profile.in_community and ${notBlocked(userId, 'profile.id')}
    and ${isInCommunity(sql`${userId}::uuid`)}
  where (friendship.requester_id = ${userId} or friendship.addressee_id = ${userId})`;

const IS_FRIEND = sql`friendship.status = 'accepted'`;
const isSent = (userId: UserId) =>
  sql`friendship.status = 'pending' and friendship.requester_id = ${userId}`;
/** While a guardian has a say in it, it is not there yet. */
const isReceived = (
  userId: UserId,
) => sql`friendship.status = 'pending' and friendship.addressee_id = ${userId}
  and friendship.requester_guardian <> 'waiting' and friendship.addressee_guardian <> 'waiting'`;

export const listStore = {
  async friends(
    db: Kysely<DB>,
    userId: UserId,
    { search, now, after, limit }: Page & { search: string; now: Date },
  ): Promise<FriendRow[]> {
    const { rows } = await sql<FriendRow>`
      select * from (
        select friendship.id, coalesce(friendship.responded_at, friendship.created_at) as since, false as "waitsForGuardian",
          friendship.origin = 'friend_code' as "byCode", ${CARD}
        from ${others(userId)} and ${IS_FRIEND}
          and (${search}::text = '' or ${foundBy(now)} like ${likeWords(search)})) list,
        lateral (select ${microsOf('since')} as "sortKey") position
      where ${olderThan(after, { at: 'since', id: 'id' })}
      order by since desc, id desc limit ${limit}`.execute(db);
    return rows;
  },

  requests: (db: Kysely<DB>, userId: UserId, page: Page): Promise<FriendRow[]> =>
    pending(db, userId, isReceived(userId), page),

  sent: (db: Kysely<DB>, userId: UserId, page: Page): Promise<FriendRow[]> =>
    pending(db, userId, isSent(userId), page),

  async figures(db: Kysely<DB>, userId: UserId): Promise<FriendFigures> {
    const { rows } = await sql<FriendFigures>`
      select count(*) filter (where ${IS_FRIEND}) as friends,
        count(*) filter (where ${isReceived(userId)}) as requests,
        count(*) filter (where ${isSent(userId)}) as sent
      from ${others(userId)}`.execute(db);
    return rows[0] ?? { friends: 0, requests: 0, sent: 0 };
  },
};

async function pending(
  db: Kysely<DB>,
  userId: UserId,
  which: ReturnType<typeof isSent>,
  { after, limit }: Page,
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select friendship.id, friendship.created_at as since, ${microsOf('friendship.created_at')} as "sortKey",
      friendship.requester_guardian = 'waiting' as "waitsForGuardian", friendship.origin = 'friend_code' as "byCode",
      ${CARD}
    from ${others(userId)} and ${which} and ${olderThan(after, { at: 'friendship.created_at', id: 'friendship.id' })}
    order by friendship.created_at desc, friendship.id desc limit ${limit}`.execute(db);
  return rows;
}
