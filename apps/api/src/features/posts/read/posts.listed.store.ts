import { RELATIONS } from '#db/reach';
import type { DB } from '#db/schema.generated';
import { mayOpenPost } from '#db/opening';
import { type Viewer, isOfClubThere, mayReadPost } from '#db/visibility';
import { olderThan } from '#platform/http/keyset';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SOURCES, type ReaderContext, entry, placeOf } from './posts.json.sql.ts';

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
  select p.id, p.created_at from posts p join athlete_profiles a on a.id = p.author_id
  where ${which} and ${olderThan(after, { at: 'p.created_at', id: 'p.id' })}
  order by p.created_at desc, p.id desc limit ${size + 1}`;

/** The same for everyone the viewer follows: walks the index of each followed author's posts. */
const newestOfFollowed = (viewer: Viewer, which: RawBuilder<boolean>, asked: Page) => sql`
  select p.id, p.created_at from follows f cross join lateral (
    ${newest(sql<boolean>`p.author_id = f.followed_id and ${which}`, asked)}) p
  where f.follower_id = ${viewer.id}
  order by p.created_at desc, p.id desc limit ${asked.size + 1}`;

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
        select json_agg(${entry(reader)} order by p.created_at desc, p.id desc)
        from shown join ${SOURCES} on p.id = shown.id), '[]')::text as posts,
      case when (select count(*) from page) > ${size} then (
        select ${placeOf(sql`created_at`, sql`id`)} from shown order by created_at, id limit 1) end as next
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
const IS_HIDDEN_FROM_OTHERS = sql`p.is_hidden and (p.hidden_as in ('author', 'guardian') or exists (
  select from account_sanctions x where x.content_type = 'post' and x.content_id = p.id
    and x.kind = 'hidden' and x.lifted_at is null and x.opened_at is not null))`;

/** Posts in lists and alone, as their readers see them. */
export const listedPostStore = {
  ofPerson: (db: Kysely<DB>, authorId: UserId, reader: ReaderContext, asked: Page) => {
    const which = sql<boolean>`p.author_id = ${authorId} and p.approval_status = 'approved'
      and ${mayReadPost(reader.viewer, reader.now)}`;
    return page(db, reader, which, asked);
  },

  /** As literals, or the index of what an author wrote for others could not be used. */
  followed: (db: Kysely<DB>, reader: ReaderContext & { viewer: Viewer }, asked: Page) => {
    const which = sql<boolean>`p.approval_status = 'approved' and not p.is_hidden
      and p.visibility <> 'private' and ${mayReadPost(reader.viewer, reader.now)}`;
    return pageOf(db, reader, newestOfFollowed(reader.viewer, which, asked), asked);
  },

  /**
   * The club's published posts; its administrators answer for all of them, not only for their own.
   */
  ofClub: (db: Kysely<DB>, clubId: ClubId, reader: ReaderContext, asked: Page) => {
    const which = sql<boolean>`p.club_id = ${clubId} and p.approval_status = 'approved'
      and not p.is_hidden`;
    return page(db, reader, which, asked);
  },

  /** The author's own posts, whatever became of them; hidden ones are in a separate list. */
  own: (
    db: Kysely<DB>,
    authorId: UserId,
    reader: ReaderContext,
    asked: Page & { hidden: boolean },
  ) => {
    const which = sql<boolean>`p.author_id = ${authorId} and ${isOfClubThere('p')} and ${
      asked.hidden ? IS_HIDDEN_FROM_OTHERS : sql`not p.is_hidden`
    }`;
    return page(db, reader, which, asked);
  },

  /** A child's posts, for a guardian: published ones, and those the family has hidden. */
  ofChild: (db: Kysely<DB>, childId: UserId, reader: ReaderContext, asked: Page) => {
    const which = sql<boolean>`p.author_id = ${childId} and p.approval_status = 'approved'
      and (not p.is_hidden or p.hidden_as in ('author', 'guardian'))`;
    return page(db, reader, which, asked);
  },

  ownOne: (db: Kysely<DB>, id: PostId, authorId: UserId, reader: ReaderContext) =>
    one(db, reader, sql<boolean>`p.id = ${id} and p.author_id = ${authorId}`),

  one: (db: Kysely<DB>, id: PostId, reader: ReaderContext) =>
    one(db, reader, sql<boolean>`p.id = ${id} and ${mayOpenPost(reader.viewer, reader.now)}`),
};
