import { CARD, type CardRow, foundBy } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/search';
import { isInCommunity, notBlocked } from '#db/relations';
import { microsOf, olderThan } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import type { FriendFigures, FriendshipId } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export interface FriendRow extends CardRow {
  id: FriendshipId;
  since: Date;
  micros: number;
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
const others = (userId: UserId) => sql`friendships f
  join athlete_profiles p
    on p.id = case when f.requester_id = ${userId} then f.addressee_id else f.requester_id end
    and p.status = 'active' and p.in_community and ${notBlocked(userId, 'p.id')}
    and ${isInCommunity(sql`${userId}::uuid`)}
  where (f.requester_id = ${userId} or f.addressee_id = ${userId})`;

const IS_FRIEND = sql`f.status = 'accepted'`;
const isSent = (userId: UserId) => sql`f.status = 'pending' and f.requester_id = ${userId}`;
/** While a guardian has a say in it, it is not there yet. */
const isReceived = (userId: UserId) => sql`f.status = 'pending' and f.addressee_id = ${userId}
  and f.requester_guardian <> 'waiting' and f.addressee_guardian <> 'waiting'`;

export const listStore = {
  async friends(
    db: Kysely<DB>,
    userId: UserId,
    { search, now, after, limit }: Page & { search: string; now: Date },
  ): Promise<FriendRow[]> {
    const { rows } = await sql<FriendRow>`
      select * from (
        select f.id, coalesce(f.responded_at, f.created_at) as since, false as "waitsForGuardian",
          f.origin = 'friend_code' as "byCode", ${CARD}
        from ${others(userId)} and ${IS_FRIEND}
          and (${search}::text = '' or ${foundBy(now)} like ${likeWords(search)})) list,
        lateral (select ${microsOf('since')} as micros) position
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
    select f.id, f.created_at as since, ${microsOf('f.created_at')} as micros,
      f.requester_guardian = 'waiting' as "waitsForGuardian", f.origin = 'friend_code' as "byCode",
      ${CARD}
    from ${others(userId)} and ${which} and ${olderThan(after, { at: 'f.created_at', id: 'f.id' })}
    order by f.created_at desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}
