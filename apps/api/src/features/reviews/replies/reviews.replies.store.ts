import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { ReviewId, ReviewReply } from '@ribbon/domain/reviews';
import { type Kysely, sql } from 'kysely';

export const replyStore = {
  /** One answer a review, written or changed; undefined when the review is not up any more. */
  async upsert(
    tx: Kysely<DB>,
    reply: { reviewId: ReviewId; authorId: UserId; content: string; at: Date },
  ): Promise<ReviewReply | undefined> {
    const { rows } = await sql<ReviewReply>`
      insert into club_review_replies (review_id, author_id, content, created_at, updated_at)
      select id, ${reply.authorId}::uuid, ${reply.content}, ${reply.at}::timestamptz, ${reply.at}::timestamptz
      from club_reviews where id = ${reply.reviewId} and status = 'approved'
      on conflict (review_id) do update
      set content = excluded.content, author_id = excluded.author_id, updated_at = excluded.updated_at
      returning content, created_at as "createdAt"`.execute(tx);
    return rows[0];
  },

  async remove(tx: Kysely<DB>, reviewId: ReviewId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('club_review_replies')
      .where('review_id', '=', reviewId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
};
