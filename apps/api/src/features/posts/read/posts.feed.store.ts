import { RELATIONS, authorsFor } from '#db/visibility/reach';
import type { DB } from '#db/schema.generated';
import { IS_ACTIVE_CLUB } from '#db/visibility/relations';
import {
  type Viewer,
  isForAge,
  isForEverybody,
  isOfClubThere,
  opensFeed,
} from '#db/visibility/visibility';
import { isAfter, isBefore, cursorIn } from '#platform/http/keyset';
import { type PlaceholderFor, runPrepared } from '#db/queries/prepared-statement';
import { FEED_PAGE } from '@ribbon/domain/posts';
import type { FeedReach } from '@ribbon/domain/privacy';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SOURCES, type ReaderContext, entry, cursorOf } from './posts.json.sql.ts';

interface Member extends ReaderContext {
  viewer: Viewer;
  reach: FeedReach;
}

const MORE = sql.lit(FEED_PAGE + 1);
const ORDER_COLUMNS = { at: 'post.created_at', id: 'post.id' };
const NEWEST_FIRST = sql`order by post.created_at desc, post.id desc limit ${MORE}`;
/** As literals, or a prepared statement could not use the indexes of the feed. */
const IS_UP = sql`post.approval_status = 'approved' and not post.is_hidden`;

const WORDS = { age: 'post.reader_age', author: 'post.author_id' };

/** Posts of others for everybody. */
const isForAll = ({ viewer, now }: Member) => sql`post.visibility = 'public' and ${IS_UP}
  and ${isForEverybody(now)} and author.status = 'active' and ${isForAge(viewer, WORDS)}
  and post.author_id <> ${viewer.id} and post.author_id not in (select id from hidden)`;

/** Posts of the reader's own clubs, where a feed does not hold everybody's posts anyway. */
const ofOwnClubs = (reader: Member, part: RawBuilder<boolean>) => sql`
  select post.id, post.created_at from club_memberships own join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
    cross join lateral (
      select post.id, post.created_at from posts post join athlete_profiles author on author.id = post.author_id
      where post.club_id = own.club_id and ${isForAll(reader)} and ${part}
      ${NEWEST_FIRST}) post
  where own.user_id = ${reader.viewer.id} and own.status = 'active'
    and not ${opensFeed(reader.viewer.id, reader.reach)}
  ${NEWEST_FIRST}`;

/**
 * The newest posts of a person's feed, one more than a page. Each of the ways to a post walks its
 * own index and stops after a page, so a post that none of them finds is never looked at. A single
 * walk through all posts would read for long where few are for this person. Together the ways say
 * what `mayReadPost` says, so nothing is checked twice: change both.
 */
const newest = (reader: Member, part: RawBuilder<boolean>, withOwn: boolean) => sql`
  near as materialized ${authorsFor(reader.viewer, reader.now)},
  everybodys as (
    select post.id, post.created_at from posts post join athlete_profiles author on author.id = post.author_id
    where ${opensFeed(reader.viewer.id, reader.reach)} and ${isForAll(reader)}
      and ${isOfClubThere('post')} and ${part}
    ${NEWEST_FIRST}),
  of_own_clubs as (${ofOwnClubs(reader, part)}),
  known as (
    select post.id, post.created_at from near cross join lateral (
      select post.id, post.created_at from posts post
      where post.author_id = near.id and ${IS_UP} and post.visibility <> 'private'
        and ${isOfClubThere('post')} and ${isForAge(reader.viewer, WORDS)} and ${part}
      ${NEWEST_FIRST}) post
    ${NEWEST_FIRST}),
  own as (
    select post.id, post.created_at from posts post
    where post.author_id = ${reader.viewer.id} and not post.is_hidden and ${isOfClubThere('post')}
      and ${sql.lit(withOwn)} and ${part}
    ${NEWEST_FIRST}),
  page as materialized (
    select post.id, post.created_at from (
      select * from everybodys union select * from of_own_clubs union select * from known
      union all select * from own) post
    ${NEWEST_FIRST})`;

export interface FeedRows {
  /** `FeedPost[]`, as JSON that PostgreSQL has written. */
  posts: string;
  next: string | null;
  newest: string;
}

const ALL = sql<boolean>`true`;
const NOBODY = sql`'00000000-0000-0000-0000-000000000000'`;

/** A page, as one statement. `now` marks where an empty feed begins. */
export const feedPage = (
  reader: Member,
  part: RawBuilder<boolean> = ALL,
  now: unknown = reader.now,
) =>
  sql<FeedRows>`
    with ${RELATIONS(reader.viewer)}, ${newest(reader, part, true)},
    shown as (select * from page order by page.created_at desc, page.id desc limit ${sql.lit(FEED_PAGE)})
    select coalesce((
        select json_agg(${entry(reader)} order by post.created_at desc, post.id desc)
        from shown join ${SOURCES} on post.id = shown.id), '[]')::text as posts,
      case when (select count(*) from page) > ${sql.lit(FEED_PAGE)} then (
        select ${cursorOf(sql`created_at`, sql`id`)} from shown order by created_at, id limit 1) end as next,
      coalesce((select ${cursorOf(sql`created_at`, sql`id`)} from page
        order by created_at desc, id desc limit 1),
        ${cursorOf(sql`${now}::timestamptz`, NOBODY)}) as newest`;

/** Posts of others that have come since, one more than a page at most. */
export const feedNews = (reader: Member, part: RawBuilder<boolean>) =>
  sql<{ count: number }>`
    with ${RELATIONS(reader.viewer)}, ${newest(reader, part, false)}
    select count(*)::integer as count from page`;

/** Everything the text of such a statement depends on; the rest is filled in. */
const shapeOf = (name: string, { viewer, now, reach }: Member): string =>
  [
    name,
    reach,
    viewer.isAdult,
    viewer.isGuardian,
    viewer.isYoung,
    viewer.isChild,
    viewer.seesPrivate,
    now.getUTCFullYear(),
    now.getUTCMonth(),
  ].join(' ');

export const feedStore = {
  async page(db: Kysely<DB>, reader: Member, after: string | undefined): Promise<FeedRows> {
    const cursor = after === undefined ? undefined : cursorIn(after);
    const rows = await runPrepared(
      db,
      shapeOf(cursor ? 'feed after' : 'feed', reader),
      (blank) =>
        feedPage(
          blanked(reader, blank),
          cursor && isBefore({ sortKey: blank('sortKey'), id: blank('id') }, ORDER_COLUMNS),
          blank('now'),
        ),
      { viewer: reader.viewer.id, now: reader.now, ...cursor },
    );
    return rows[0] ?? { posts: '[]', next: null, newest: '' };
  },

  async newSince(db: Kysely<DB>, reader: Member, since: string): Promise<number> {
    const rows = await runPrepared(
      db,
      shapeOf('feed news', reader),
      (blank) =>
        feedNews(
          blanked(reader, blank),
          isAfter({ sortKey: blank('sortKey'), id: blank('id') }, ORDER_COLUMNS),
        ),
      { viewer: reader.viewer.id, ...cursorIn(since) },
    );
    return rows[0]?.count ?? 0;
  },
};

const blanked = (reader: Member, blank: PlaceholderFor): Member => ({
  ...reader,
  viewer: { ...reader.viewer, id: blank('viewer') },
});
