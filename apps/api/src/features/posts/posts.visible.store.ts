import type { ReaderAge } from '#platform/content';
import { readersOf, youngestOf } from '#db/reach';
import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/relations';
import { mayOpenPost } from '#db/opening';
import { type Viewer, isForEverybody } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { Visibility } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';

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
  posts p join athlete_profiles a on a.id = p.author_id
    and p.approval_status = 'approved' and ${mayOpenPost(viewer, now)}`;

export const visiblePostStore = {
  /** How somebody stands to a post, whatever became of it. */
  async access(db: Kysely<DB>, id: string, viewer: Viewer | undefined, now: Date) {
    const isOverseer =
      viewer === undefined
        ? sql<boolean>`false`
        : sql<boolean>`(p.author_id = ${viewer.id}
            or (age_band(a.birth_month, a.birth_year, ${now}) = 'under13'
              and ${isGuardianOf(viewer.id, 'p.author_id')}))`;
    const { rows } = await sql<{ isOverseer: boolean; isReadable: boolean }>`
      select ${isOverseer} as "isOverseer", ${mayOpenPost(viewer, now)} as "isReadable"
      from posts p join athlete_profiles a on a.id = p.author_id where p.id = ${id}`.execute(db);
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
      select p.author_id as "authorId", p.content as snapshot, p.visibility as audience,
        ${isForEverybody(now)} as "isForEverybody",
        array(select m.media_id from post_media m where m.post_id = p.id order by m.position) as "mediaIds"
      from ${visiblePosts(viewer, now)} where p.id = ${id}`.execute(db);
    return rows[0];
  },
};
