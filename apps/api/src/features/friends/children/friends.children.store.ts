import { CARD, type CardRow } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { microsOf, olderThan } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import type { FriendOrigin } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export interface ChildFriendRow extends CardRow {
  /** The friendship's. */
  id: string;
  since: Date;
  sortKey: number;
  origin: FriendOrigin;
}

export const childFriendStore = {
  /** Everybody, whatever state their account is in and whomever the guardian has blocked (rule 25). */
  async page(
    db: Kysely<DB>,
    childId: UserId,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<ChildFriendRow[]> {
    const { rows } = await sql<ChildFriendRow>`
      select * from (
        select friendship.id, coalesce(friendship.responded_at, friendship.created_at) as since, friendship.origin, ${CARD}
        from friendships friendship join athlete_profiles profile
          on profile.id = case when friendship.requester_id = ${childId} then friendship.addressee_id else friendship.requester_id end
        where (friendship.requester_id = ${childId} or friendship.addressee_id = ${childId}) and friendship.status = 'accepted') list,
        lateral (select ${microsOf('since')} as "sortKey") position
      where ${olderThan(after, { at: 'since', id: 'id' })}
      order by since desc, id desc limit ${limit}`.execute(db);
    return rows;
  },
};
