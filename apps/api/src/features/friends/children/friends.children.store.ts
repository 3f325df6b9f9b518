import { CARD, type CardRow } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { microsOf, olderThan } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import type { FriendOrigin } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export interface ChildFriendRow extends CardRow {
  /** The friendship's. */
  id: string;
  since: Date;
  micros: number;
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
        select f.id, coalesce(f.responded_at, f.created_at) as since, f.origin, ${CARD}
        from friendships f join athlete_profiles p
          on p.id = case when f.requester_id = ${childId} then f.addressee_id else f.requester_id end
        where (f.requester_id = ${childId} or f.addressee_id = ${childId}) and f.status = 'accepted') list,
        lateral (select ${microsOf('since')} as micros) position
      where ${olderThan(after, { at: 'since', id: 'id' })}
      order by since desc, id desc limit ${limit}`.execute(db);
    return rows;
  },
};
