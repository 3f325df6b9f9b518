import { RELATIONS } from '#db/visibility/reach';
import type { DB } from '#db/schema.generated';
import { mayOpenPost } from '#db/visibility/opening';
import { type Viewer, isOfClubThere, mayReadPost } from '#db/visibility/visibility';
import { olderThan } from '#platform/http/keyset';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SOURCES, type ReaderContext, entry, cursorOf } from './posts.json.sql.ts';

export interface Listed {
  /** `FeedPost[]`, as JSON that PostgreSQL has written. */
  posts: string;
  next: string | null;
}

interface Page {
  after?: string | undefined;
  size: number;
}

/** The newest of some posts, one more than a page. */
const newest = (which: RawBuilder<boolean>, { after, size }: Page) => sql`
  select post.id, post.created_at from posts post join athlete_profiles author on author.id = post.author_id
  where ${which} and ${olderThan(after, { at: 'post.created_at', id: 'post.id' })}
  order by post.created_at desc, post.id desc limit ${size + 1}`;

/** The same for everyone the viewer follows: walks the index of each followed author's posts. */
const newestOfFollowed = (viewer: Viewer, which: RawBuilder<boolean>, asked: Page) => sql`
  select post.id, post.created_at from follows follow cross join lateral (
    ${newest(sql<boolean>`post.author_id = follow.followed_id and ${which}`, asked)}) post
  where follow.follower_id = ${viewer.id}
  order by post.created_at desc, post.id desc limit ${asked.size + 1}`;

const page = (
  db: Kysely<DB>,
  reader: ReaderContext,
  which: RawBuilder<boolean>,
  asked: Page,
): Promise<Listed> => pageOf(db, reader, newest(which, asked), asked);

/** A page of what was found, newest first. */
async function pageOf(
  db: Kysely<DB>,
  reader: ReaderContext,
  found: RawBuilder<unknown>,
  { size }: Page,
): Promise<Listed> {
  const { rows } = await sql<Listed>`
    with ${RELATIONS(reader.viewer)}, page as materialized (${found}),
    shown as (select * from page order by created_at desc, id desc limit ${size})
    select coalesce((
        select json_agg(${entry(reader)} order by post.created_at desc, post.id desc)
        from shown join ${SOURCES} on post.id = shown.id), '[]')::text as posts,
      case when (select count(*) from page) > ${size} then (
        select ${cursorOf(sql`created_at`, sql`id`)} from shown order by created_at, id limit 1) end as next
  `.execute(db);
  return rows[0] ?? { posts: '[]', next: null };
}

/** A single post, as JSON. */
async function one(db: Kysely<DB>, reader: ReaderContext, which: RawBuilder<boolean>) {
  const { rows } = await sql<{ post: string }>`
    with ${RELATIONS(reader.viewer)}
    select ${entry({ ...reader, readsPost: mayReadPost(reader.viewer, reader.now) })}::text as post from ${SOURCES} where ${which}`.execute(
    db,
  );
  return rows[0]?.post;
}

/** Hidden by the author or a guardian, or by a decision that the author may read. */
const IS_HIDDEN_FROM_OTHERS = sql`post.is_hidden and (post.hidden_as in ('author', 'guardian') or exists (
  select from account_sanctions sanction where sanction.content_type = 'post' and sanction.content_id = post.id
    and sanction.kind = 'hidden' and sanction.lifted_at is null and sanction.opened_at is not null))`;

/** Posts in lists and alone, as their readers see them. */
export const listedPostStore = {
  ofPerson: (db: Kysely<DB>, authorId: UserId, reader: ReaderContext, asked: Page) => {
    const which = sql<boolean>`post.author_id = ${authorId} and post.approval_status = 'approved'
      and ${mayReadPost(reader.viewer, reader.now)}`;
    return page(db, reader, which, asked);
  },

  /** As literals, or the index of what an author wrote for others could not be used. */
  followed: (db: Kysely<DB>, reader: ReaderContext & { viewer: Viewer }, asked: Page) => {
    const which = sql<boolean>`post.approval_status = 'approved' and not post.is_hidden
      and post.visibility <> 'private' and ${mayReadPost(reader.viewer, reader.now)}`;
    return pageOf(db, reader, newestOfFollowed(reader.viewer, which, asked), asked);
  },

  /**
   * The club's published posts; its administrators answer for all of them, not only for their own.
   */
  ofClub: (db: Kysely<DB>, clubId: ClubId, reader: ReaderContext, asked: Page) => {
    const which = sql<boolean>`post.club_id = ${clubId} and post.approval_status = 'approved'
      and not post.is_hidden`;
    return page(db, reader, which, asked);
  },

  /** The author's own posts, whatever became of them; hidden ones are in a separate list. */
  own: (
    db: Kysely<DB>,
    authorId: UserId,
    reader: ReaderContext,
    asked: Page & { hidden: boolean },
  ) => {
    const which = sql<boolean>`post.author_id = ${authorId} and ${isOfClubThere('post')} and ${
      asked.hidden ? IS_HIDDEN_FROM_OTHERS : sql`not post.is_hidden`
    }`;
    return page(db, reader, which, asked);
  },

  /** A child's posts, for a guardian: published ones, and those the family has hidden. */
  ofChild: (db: Kysely<DB>, childId: UserId, reader: ReaderContext, asked: Page) => {
    const which = sql<boolean>`post.author_id = ${childId} and post.approval_status = 'approved'
      and (not post.is_hidden or post.hidden_as in ('author', 'guardian'))`;
    return page(db, reader, which, asked);
  },

  ownOne: (db: Kysely<DB>, id: PostId, authorId: UserId, reader: ReaderContext) =>
    one(db, reader, sql<boolean>`post.id = ${id} and post.author_id = ${authorId}`),

  one: (db: Kysely<DB>, id: PostId, reader: ReaderContext) =>
    one(db, reader, sql<boolean>`post.id = ${id} and ${mayOpenPost(reader.viewer, reader.now)}`),
};
