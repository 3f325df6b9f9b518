import type { DB } from '#db/schema.generated';
import { microsOf, olderThan } from '#platform/keyset';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';

/** A post with what its author's name is made of. */
export interface ClubPostRow {
  id: PostId;
  authorId: UserId;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  fullName: string | null;
  username: string;
  birthMonth: number | null;
  birthYear: number | null;
  micros: number;
}

export const clubPostStore = {
  /** What is published, newest first. */
  async page(
    db: Kysely<DB>,
    clubId: ClubId,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<ClubPostRow[]> {
    const { rows } = await sql<ClubPostRow>`
      select t.id, t.author_id as "authorId", t.content, t.created_at as "createdAt",
        t.edited_at as "editedAt", ${microsOf('t.created_at')} as micros,
        p.full_name as "fullName", p.username, p.birth_month as "birthMonth", p.birth_year as "birthYear"
      from posts t join athlete_profiles p on p.id = t.author_id
      where t.club_id = ${clubId} and t.approval_status = 'approved' and not t.is_hidden
        and ${olderThan(after, { at: 't.created_at', id: 't.id' })}
      order by t.created_at desc, t.id desc limit ${limit}`.execute(db);
    return rows;
  },

  async find(
    db: Kysely<DB>,
    clubId: ClubId,
    postId: PostId,
  ): Promise<{ authorId: UserId; content: string } | undefined> {
    const row = await db
      .selectFrom('posts')
      .select(['author_id as authorId', 'content'])
      .where('id', '=', postId)
      .where('club_id', '=', clubId)
      .where('approval_status', '=', 'approved')
      .where('is_hidden', '=', false)
      .executeTakeFirst();
    return row && { authorId: row.authorId as UserId, content: row.content };
  },

  /** False when it was deleted or hidden meanwhile. */
  async rewrite(tx: Kysely<DB>, postId: PostId, content: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('posts')
      .set({ content, edited_at: at, updated_at: at })
      .where('id', '=', postId)
      .where('is_hidden', '=', false)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};
