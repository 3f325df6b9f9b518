import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import type { UnreadWords, WordsFromBefore } from '#platform/content';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { NewPost, PostId, Visibility } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import { wordsOf } from './posts.draft.service.ts';

type Unread = Pick<NewPost, 'content' | 'location' | 'media'> & {
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
      select p.id, p.author_id as "authorId", ${bandOf('a', now)} as "ageBand", p.visibility as audience,
        p.content, coalesce(p.location, '') as location,
        coalesce((select json_agg(json_build_object('id', m.media_id, 'alt', coalesce(m.alt_text, ''))
          order by m.position) from post_media m where m.post_id = p.id), '[]') as media
      from posts p join athlete_profiles a on a.id = p.author_id
      where p.reader_age is null and p.visibility <> 'private'
        and ${authorId === null ? sql`true` : sql`p.author_id = ${authorId}`}
        and ${clubId === null ? sql`true` : sql`p.club_id = ${clubId}`}
      order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
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
      select p.id, p.author_id as "authorId", p.visibility, p.reader_age as "readerAge" from posts p
      where p.author_id = ${authorId} and p.reader_age > 0 and p.visibility <> 'private'
        and not exists (select from moderation_queue q where q.content_kind = 'post'
          and q.content_id = p.id and q.status <> 'withdrawn')
      order by p.created_at desc, p.id desc limit ${limit}`.execute(tx);
    return rows;
  },
};
