import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { ApprovalStatus, NewPost, OwnPost, PostId } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';

const OWN = [
  'id',
  'content',
  'visibility',
  'approval_status as approvalStatus',
  'created_at as createdAt',
] as const;

export const postStore = {
  async insert(
    tx: Kysely<DB>,
    post: NewPost & {
      authorId: UserId;
      approvalStatus: ApprovalStatus;
      at: Date;
      /** In whose name, when it is a club's. */
      clubId?: ClubId;
    },
  ): Promise<OwnPost> {
    const row = await tx
      .insertInto('posts')
      .values({
        author_id: post.authorId,
        content: post.content,
        visibility: post.visibility,
        club_id: post.clubId ?? null,
        is_club_post: post.clubId !== undefined,
        approval_status: post.approvalStatus,
        created_at: post.at,
        updated_at: post.at,
      })
      .returning(OWN)
      .executeTakeFirstOrThrow();
    return row as OwnPost;
  },

  async ofAuthor(db: Kysely<DB>, authorId: UserId, limit: number): Promise<OwnPost[]> {
    const rows = await db
      .selectFrom('posts')
      .select(OWN)
      .where('author_id', '=', authorId)
      .where('is_hidden', '=', false)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows as OwnPost[];
  },

  async setApproval(tx: Kysely<DB>, id: string, status: ApprovalStatus, at: Date): Promise<void> {
    await tx
      .updateTable('posts')
      .set({ approval_status: status, updated_at: at })
      .where('id', '=', id)
      .where('approval_status', '=', 'waiting_guardian')
      .execute();
  },

  async remove(tx: Kysely<DB>, id: PostId, authorId: UserId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('posts')
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
};
