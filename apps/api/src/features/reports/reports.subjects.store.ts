import type { DB } from '#db/schema.generated';
import { reportedProfile } from '#db/visibility/reported-profile';
import { isForEverybody } from '#db/visibility/visibility';
import type { ReportSubject } from '#platform/content/content';
import type { Reported } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';

/** The end of an address of a profile or a post. */
const ADDRESS = /\/(gymnast|post)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/u;

interface NamedSubject {
  content: Reported;
  subject: ReportSubject;
}

/** Finds named subjects of reports, ignoring visibility. */
export const subjectStore = {
  /** A person by name, whatever the asker's relation to them. */
  async named(
    db: Kysely<DB>,
    username: string,
    now: Date,
  ): Promise<(ReportSubject & { id: string }) | undefined> {
    const { rows } = await sql<ReportSubject & { id: string }>`
      select profile.id, ${reportedProfile(now)}
      from athlete_profiles profile
      where lower(profile.username) = ${username.toLowerCase()}`.execute(db);
    return rows[0];
  },

  /**
   * The thing an address of ours names, even if the reporter cannot see it; a new subject where it
   * names none.
   */
  async inAddress(db: Kysely<DB>, words: string, now: Date): Promise<NamedSubject> {
    const [, folder, id = ''] = ADDRESS.exec(words.toLowerCase()) ?? [];
    const profile = folder === 'gymnast' ? await this.byId(db, id, now) : undefined;
    if (profile) return { content: { contentType: 'profile', contentId: id }, subject: profile };
    const post = folder === 'post' ? await this.post(db, id, now) : undefined;
    if (post) return { content: { contentType: 'post', contentId: id }, subject: post };
    return {
      content: { contentType: 'other', contentId: randomUUID() },
      subject: { authorId: null, snapshot: null, isForEverybody: true },
    };
  },

  async byId(db: Kysely<DB>, id: string, now: Date): Promise<ReportSubject | undefined> {
    const { rows } = await sql<ReportSubject>`
      select ${reportedProfile(now)}
      from athlete_profiles profile where profile.id = ${id}`.execute(db);
    return rows[0];
  },

  async post(db: Kysely<DB>, id: string, now: Date): Promise<ReportSubject | undefined> {
    const { rows } = await sql<ReportSubject>`
      select post.author_id as "authorId", post.content as snapshot, post.visibility as audience,
        ${isForEverybody(now)} as "isForEverybody",
        array(select media.media_id from post_media media where media.post_id = post.id order by media.position) as "mediaIds"
      from posts post join athlete_profiles author on author.id = post.author_id where post.id = ${id}`.execute(
      db,
    );
    return rows[0];
  },
};
