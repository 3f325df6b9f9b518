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

/** A post without its pictures. */
export type Written = Omit<OwnPost, 'media'>;

export const postStore = {
  async insert(
    tx: Kysely<DB>,
    post: Omit<NewPost, 'media'> & {
      authorId: UserId;
      approvalStatus: ApprovalStatus;
      at: Date;
      /** In whose name, when it is a club's. */
      clubId?: ClubId;
    },
  ): Promise<Written> {
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
    return row as Written;
  },

  async insertMedia(tx: Kysely<DB>, postId: PostId, media: NewPost['media']): Promise<void> {
    if (media.length === 0) return;
    await tx
      .insertInto('post_media')
      .values(
        media.map(({ id, alt }, position) => ({
          post_id: postId,
          media_id: id,
          position,
          alt_text: alt === '' ? null : alt,
        })),
      )
      .execute();
  },

  /** What these posts show, each in its order. */
  mediaOf: async (db: Kysely<DB>, postIds: readonly PostId[]) =>
    postIds.length === 0
      ? []
      : db
          .selectFrom('post_media')
          .select(['post_id as postId', 'media_id as mediaId', 'alt_text as alt'])
          .where('post_id', 'in', postIds)
          .orderBy('post_id')
          .orderBy('position')
          .execute(),

  async ofAuthor(db: Kysely<DB>, authorId: UserId, limit: number): Promise<Written[]> {
    const rows = await db
      .selectFrom('posts')
      .select(OWN)
      .where('author_id', '=', authorId)
      .where('is_hidden', '=', false)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows as Written[];
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
