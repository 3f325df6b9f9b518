import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { UnreadWords, WordsFromBefore } from '#platform/content/content';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { NewPost, PostId, Visibility } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import { type PostTexts, selectTexts } from '../posts.words.sql.ts';
import { wordsOf } from './posts.draft.service.ts';

type Unread = PostTexts &
  Pick<NewPost, 'media'> & {
    id: string;
    authorId: UserId;
    ageBand: AgeBand;
    audience: Visibility;
  };

interface Held {
  id: PostId;
  authorId: UserId;
  visibility: Visibility;
  readerAge: 13 | 18;
}

export const beforeStore = {
  async unread(
    ...[db, { authorId, clubId }, limit, now]: Parameters<WordsFromBefore['unread']>
  ): Promise<UnreadWords[]> {
    const { rows } = await sql<Unread>`
      select post.id, post.author_id as "authorId", ${bandOf('author', now)} as "ageBand", post.visibility as audience,
        ${selectTexts},
        coalesce((select json_agg(json_build_object('id', media.media_id, 'alt', coalesce(media.alt_text, ''))
          order by media.position) from post_media media where media.post_id = post.id), '[]') as media
      from posts post join athlete_profiles author on author.id = post.author_id
      where post.reader_age is null and post.visibility <> 'private'
        and ${authorId === null ? sql`true` : sql`post.author_id = ${authorId}`}
        and ${clubId === null ? sql`true` : sql`post.club_id = ${clubId}`}
      order by post.created_at desc, post.id desc limit ${limit}`.execute(db);
    return rows.map(({ id, authorId: by, ageBand, audience, ...post }) => ({
      id,
      author: { id: by, ageBand },
      audience,
      texts: wordsOf(post),
    }));
  },

  /** Undefined where somebody has changed it meanwhile. */
  async settle(
    tx: Kysely<DB>,
    id: PostId,
    readerAge: number,
  ): Promise<{ id: PostId; authorId: UserId; visibility: Visibility } | undefined> {
    const row = await tx
      .updateTable('posts')
      .set({ reader_age: readerAge })
      .where('id', '=', id)
      .where('reader_age', 'is', null)
      .returning(['author_id as authorId', 'visibility'])
      .executeTakeFirst();
    return row && { id, authorId: row.authorId as UserId, visibility: row.visibility };
  },

  /** What is held from minors and was never put before a person, the newest first. */
  async unseen(tx: Kysely<DB>, authorId: UserId, limit: number): Promise<Held[]> {
    const { rows } = await sql<Held>`
      select post.id, post.author_id as "authorId", post.visibility, post.reader_age as "readerAge" from posts post
      where post.author_id = ${authorId} and post.reader_age > 0 and post.visibility <> 'private'
        and not exists (select from moderation_queue queued where queued.content_kind = 'post'
          and queued.content_id = post.id and queued.status <> 'withdrawn')
      order by post.created_at desc, post.id desc limit ${limit}`.execute(tx);
    return rows;
  },
};
