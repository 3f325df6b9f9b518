import type { ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { ApprovalStatus, HiddenAs, NewPost, PostId, Visibility } from '@ribbon/domain/posts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { type PostText, selectTexts, textColumns } from './posts.words.sql.ts';

type Words = Omit<NewPost, 'media'>;

/** A post as its own slice knows it. */
export interface PostRow extends Words {
  id: PostId;
  authorId: UserId;
  clubId: ClubId | null;
  approvalStatus: ApprovalStatus;
  isHidden: boolean;
  hiddenAs: HiddenAs | null;
  /** A decision of the team keeps it out of sight until it is undone. */
  isHiddenByDecision: boolean;
  /** The decision has taken it from its author as well. */
  isRemoved: boolean;
  media: NewPost['media'];
}

type Rewritten = Words & {
  approvalStatus: ApprovalStatus;
  /** From which age on people read the words; null where only the author does. */
  readerAge: ReaderAge | null;
  at: Date;
};

/** Each other field has a column: a new one doesn't compile until it is stored. */
type ColumnOf<Field> = Field extends 'commentsOff' ? 'comments_enabled' : Field;
type OtherColumns = Required<
  Pick<Insertable<DB['posts']>, ColumnOf<Exclude<keyof Words, PostText>>>
>;

const othersOf = (post: Words): OtherColumns => ({
  visibility: post.visibility,
  comments_enabled: !post.commentsOff,
});
const wordsOf = (post: Words) => ({ ...textColumns(post), ...othersOf(post) });

export const postStore = {
  /** The recipient of notifications about a published post. */
  async authorOf(db: Kysely<DB>, id: PostId): Promise<UserId | undefined> {
    const { rows } = await sql<{ authorId: UserId }>`
      select author_id as "authorId" from posts where id = ${id} and not is_hidden`.execute(db);
    return rows[0]?.authorId;
  },

  async insert(
    tx: Kysely<DB>,
    post: Words & {
      authorId: UserId;
      approvalStatus: ApprovalStatus;
      readerAge: ReaderAge | null;
      at: Date;
      /** The club in whose name the post is, if any. */
      clubId?: ClubId;
    },
  ): Promise<PostId> {
    const row = await tx
      .insertInto('posts')
      .values({
        ...wordsOf(post),
        author_id: post.authorId,
        club_id: post.clubId ?? null,
        is_club_post: post.clubId !== undefined,
        approval_status: post.approvalStatus,
        reader_age: post.readerAge,
        created_at: post.at,
        updated_at: post.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id as PostId;
  },

  /** The author, whatever became of the post. */
  async read(db: Kysely<DB>, id: PostId): Promise<{ authorId: UserId } | undefined> {
    const { rows } = await sql<{ authorId: UserId }>`
      select author_id as "authorId" from posts where id = ${id}`.execute(db);
    return rows[0];
  },

  /** The post, whatever became of it; locked for a change. */
  async find(tx: Kysely<DB>, id: PostId): Promise<PostRow | undefined> {
    const { rows } = await sql<PostRow>`
      select post.id, post.author_id as "authorId", post.club_id as "clubId", ${selectTexts}, post.visibility,
        not post.comments_enabled as "commentsOff",
        post.approval_status as "approvalStatus", post.is_hidden as "isHidden", post.hidden_as as "hiddenAs",
        exists (select from account_sanctions sanction where sanction.content_type = 'post' and sanction.content_id = post.id
          and sanction.kind in ('hidden', 'removed') and sanction.lifted_at is null) as "isHiddenByDecision",
        exists (select from account_sanctions sanction where sanction.content_type = 'post' and sanction.content_id = post.id
          and sanction.kind = 'removed' and sanction.lifted_at is null) as "isRemoved",
        coalesce((select json_agg(json_build_object('id', media.media_id, 'alt', coalesce(media.alt_text, ''))
          order by media.position) from post_media media where media.post_id = post.id), '[]') as media
      from posts post where post.id = ${id} for no key update of post`.execute(tx);
    return rows[0];
  },

  /** A post that was published before is marked as edited. */
  async rewrite(
    tx: Kysely<DB>,
    id: PostId,
    { at, approvalStatus, readerAge, ...post }: Rewritten,
  ): Promise<void> {
    await tx
      .updateTable('posts')
      .set({
        ...wordsOf(post),
        approval_status: approvalStatus,
        reader_age: readerAge,
        updated_at: at,
        edited_at: sql`case when approval_status = 'approved' then ${at} else edited_at end`,
      })
      .where('id', '=', id)
      .execute();
  },

  /** A person or a reading has said how old readers of its words must be. */
  async setReaderAge(tx: Kysely<DB>, id: PostId, readerAge: ReaderAge): Promise<void> {
    await tx.updateTable('posts').set({ reader_age: readerAge }).where('id', '=', id).execute();
  },

  async setCommentsOff(tx: Kysely<DB>, id: PostId, off: boolean): Promise<void> {
    await tx.updateTable('posts').set({ comments_enabled: !off }).where('id', '=', id).execute();
  },

  /** These and no others, in this order. */
  async replaceMedia(tx: Kysely<DB>, postId: PostId, media: NewPost['media']): Promise<void> {
    await tx.deleteFrom('post_media').where('post_id', '=', postId).execute();
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

  /** Where its pictures stand. */
  async picturesOf(tx: Kysely<DB>, postId: PostId): Promise<{ held: boolean; rejected: boolean }> {
    const { rows } = await sql<{ held: boolean; rejected: boolean }>`
      select coalesce(bool_or(file.status in ('held', 'checking')), false) as held,
        coalesce(bool_or(file.status = 'rejected'), false) as rejected
      from post_media media join media_files file on file.id = media.media_id where media.post_id = ${postId}`.execute(
      tx,
    );
    return rows[0] ?? { held: false, rejected: false };
  },

  /**
   * Moves a post on from the state it waited in; undefined when it was not in it. A post published
   * for the first time gets that time as its date: otherwise it would be lost far down in the feed.
   */
  async settle(
    tx: Kysely<DB>,
    id: PostId,
    { from, to, at }: { from: ApprovalStatus; to: ApprovalStatus; at: Date },
  ): Promise<{ authorId: UserId; visibility: Visibility } | undefined> {
    const row = await tx
      .updateTable('posts')
      .set({
        approval_status: to,
        updated_at: at,
        created_at:
          to === 'approved'
            ? sql`case when edited_at is null then ${at} else created_at end`
            : sql`created_at`,
      })
      .where('id', '=', id)
      .where('approval_status', '=', from)
      .returning(['author_id as authorId', 'visibility'])
      .executeTakeFirst();
    return row && { authorId: row.authorId as UserId, visibility: row.visibility };
  },

  /** Rejects everything of an author that still waits. */
  async stopWaiting(
    tx: Kysely<DB>,
    authorId: UserId,
    at: Date,
    { withMedia = false } = {},
  ): Promise<void> {
    await tx
      .updateTable('posts')
      .set({ approval_status: 'rejected', updated_at: at })
      .where('author_id', '=', authorId)
      .where('approval_status', 'in', ['checking', 'waiting_guardian', 'held'])
      .$if(withMedia, (query) =>
        query.where('id', 'in', (eb) => eb.selectFrom('post_media').select('post_id')),
      )
      .execute();
  },

  async hide(
    tx: Kysely<DB>,
    id: PostId,
    { by, as, at }: { by: UserId; as: Exclude<HiddenAs, 'team'>; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('posts')
      .set({ is_hidden: true, hidden_by: by, hidden_as: as, hidden_at: at })
      .where('id', '=', id)
      .execute();
  },

  async show(tx: Kysely<DB>, id: PostId): Promise<void> {
    await tx
      .updateTable('posts')
      .set({ is_hidden: false, hidden_by: null, hidden_as: null, hidden_at: null })
      .where('id', '=', id)
      .execute();
  },

  /** A guardian has said yes to it after all. */
  async showApproved(tx: Kysely<DB>, id: PostId): Promise<void> {
    await sql`update posts set is_hidden = false, hidden_by = null, hidden_as = null, hidden_at = null
      where id = ${id} and hidden_as = 'guardian'`.execute(tx);
  },

  /** Remembers whether its author or a guardian had hidden it before. */
  async hideByDecision(tx: Kysely<DB>, id: PostId, by: UserId, at: Date): Promise<void> {
    await sql`update posts set is_hidden = true, hidden_by = ${by}, hidden_at = ${at},
      hidden_as = 'team', hidden_before_as = nullif(hidden_as, 'team')
      where id = ${id}`.execute(tx);
  },

  /**
   * Ends the hiding by the team; a post that its author or a guardian had hidden before stays
   * hidden by them.
   */
  async endDecision(tx: Kysely<DB>, id: PostId): Promise<void> {
    await sql`update posts set is_hidden = hidden_before_as is not null, hidden_before_as = null,
      hidden_as = hidden_before_as,
      hidden_by = case hidden_before_as when 'author' then author_id end,
      hidden_at = case when hidden_before_as is not null then hidden_at end
      where id = ${id}`.execute(tx);
  },

  async remove(tx: Kysely<DB>, id: PostId, authorId: UserId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('posts')
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Whether a person between 16 and 18 chose to reach everybody. */
  async allowsPublic(db: Kysely<DB>, userId: UserId): Promise<boolean> {
    const row = await db
      .selectFrom('privacy_settings')
      .select('allow_public_posts as allows')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.allows ?? false;
  },
};
