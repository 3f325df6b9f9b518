import type { ReaderAge } from '#platform/content/content';
import { readersOf, youngestOf } from '#db/visibility/reach';
import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/visibility/relations';
import { mayOpenPost } from '#db/visibility/opening';
import { type Viewer, isForEverybody } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { Visibility } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import { quotedText } from './posts.words.sql.ts';

/** A post as it was when somebody reported it. */
interface Reported {
  authorId: UserId;
  snapshot: string;
  audience: string;
  isForEverybody: boolean;
  mediaIds: string[];
}

/** Published posts that this person may read. */
const visiblePosts = (viewer: Viewer | undefined, now: Date) => sql`
  posts post join athlete_profiles author on author.id = post.author_id
    and post.approval_status = 'approved' and ${mayOpenPost(viewer, now)}`;

export const visiblePostStore = {
  /** How somebody stands to a post, whatever became of it. */
  async access(db: Kysely<DB>, id: string, viewer: Viewer | undefined, now: Date) {
    const isOverseer =
      viewer === undefined
        ? sql<boolean>`false`
        : sql<boolean>`(post.author_id = ${viewer.id}
            or (age_band(author.birth_month, author.birth_year, ${now}) = 'under13'
              and ${isGuardianOf(viewer.id, 'post.author_id')}))`;
    const { rows } = await sql<{ isOverseer: boolean; isReadable: boolean }>`
      select ${isOverseer} as "isOverseer", ${mayOpenPost(viewer, now)} as "isReadable"
      from posts post join athlete_profiles author on author.id = post.author_id where post.id = ${id}`.execute(
      db,
    );
    return rows[0];
  },

  /** Whether somebody below this age would read a post, or could find it. */
  async reachesBelow(
    db: Kysely<DB>,
    { authorId, visibility }: { authorId: UserId; visibility: Visibility },
    age: ReaderAge,
    now: Date,
  ): Promise<boolean> {
    if (visibility === 'public') return true;
    const { rows } = await youngestOf(readersOf(authorId, now), authorId, now).execute(db);
    return rows.some(({ ageBand }) => age === 18 || ageBand === 'under13');
  },

  async post(db: Kysely<DB>, id: string, viewer: Viewer, now: Date) {
    const { rows } = await sql<Reported>`
      select post.author_id as "authorId", ${quotedText} as snapshot, post.visibility as audience,
        ${isForEverybody(now)} as "isForEverybody",
        array(select media.media_id from post_media media where media.post_id = post.id order by media.position) as "mediaIds"
      from ${visiblePosts(viewer, now)} where post.id = ${id}`.execute(db);
    return rows[0];
  },
};
