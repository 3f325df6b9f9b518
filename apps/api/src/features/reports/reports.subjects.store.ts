import type { DB } from '#db/schema.generated';
import {
  areFriends,
  haveFriendshipRow,
  isChildOf,
  isGuardianOf,
  isLivingLink,
  isStaffOf,
  notBlocked,
  shareClub,
} from '#db/relations';
import { isForEverybody, isOpenProfile } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { Reported } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';

/** A reported thing: its author, and what it was at that moment. */
export interface Subject {
  authorId: UserId | null;
  snapshot: string | null;
  /** Whether everybody could see it. */
  isForEverybody: boolean;
  /** The audience it was meant for, in the words of the screen. */
  audience?: string | null;
  mediaIds?: readonly string[];
}

/** The end of an address of a profile or a post. */
const ADDRESS = /\/(gymnast|post)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/u;

interface NamedSubject {
  content: Reported;
  subject: Subject;
}

const PROFILE = sql`profile.id as "authorId",
  concat_ws(' · ', '@' || profile.username, profile.full_name, profile.bio) as snapshot,
  array_remove(array[profile.profile_image_id], null) as "mediaIds"`;

/** Subjects of reports without a slice that says who sees them. */
export const subjectStore = {
  /** A person by name, whatever the asker's relation to them. */
  async named(
    db: Kysely<DB>,
    username: string,
    now: Date,
  ): Promise<(Subject & { id: string }) | undefined> {
    const { rows } = await sql<Subject & { id: string }>`
      select profile.id, ${PROFILE}, ${isOpenProfile('profile', now)} as "isForEverybody"
      from athlete_profiles profile
      where lower(profile.username) = ${username.toLowerCase()}`.execute(db);
    return rows[0];
  },

  /**
   * A profile the viewer has come across: of their club, in a friend request, open to all, or of a
   * present or future guardian.
   */
  async profile(db: Kysely<DB>, id: string, viewerId: UserId, now: Date) {
    const { rows } = await sql<Subject>`
      select ${PROFILE}, ${isOpenProfile('profile', now)} as "isForEverybody"
      from athlete_profiles profile
      where profile.id = ${id} and profile.status in ('active', 'paused') and ${notBlocked(viewerId, 'profile.id')}
        and (profile.id = ${viewerId} or ${haveFriendshipRow(viewerId, 'profile.id')} or ${shareClub(viewerId, 'profile.id')}
          or ${isGuardianOf(viewerId, 'profile.id')} or ${isChildOf(viewerId, 'profile.id')}
          or exists (select from waiting_guardian_links waiting_link
            where waiting_link.child_id = ${viewerId} and waiting_link.guardian_id = profile.id) or ${isStaffOf(viewerId, 'profile.id')}
          or exists (select from parental_relationships link
            where link.parent_id = ${viewerId} and ${isLivingLink('link')}
              and (${areFriends(sql.ref('link.child_id'), 'profile.id')}
                or ${shareClub(sql.ref('link.child_id'), 'profile.id')}))
          or ${isOpenProfile('profile', now)})`.execute(db);
    return rows[0];
  },

  async club(db: Kysely<DB>, id: string): Promise<Subject | undefined> {
    const row = await db
      .selectFrom('clubs')
      .select(['name', 'city', 'description'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        authorId: null,
        isForEverybody: true,
        snapshot: [row.name, row.city, row.description].filter(Boolean).join(' · '),
      }
    );
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

  async byId(db: Kysely<DB>, id: string, now: Date): Promise<Subject | undefined> {
    const { rows } = await sql<Subject>`
      select ${PROFILE}, ${isOpenProfile('profile', now)} as "isForEverybody"
      from athlete_profiles profile where profile.id = ${id}`.execute(db);
    return rows[0];
  },

  async post(db: Kysely<DB>, id: string, now: Date): Promise<Subject | undefined> {
    const { rows } = await sql<Subject>`
      select post.author_id as "authorId", post.content as snapshot, post.visibility as audience,
        ${isForEverybody(now)} as "isForEverybody",
        array(select media.media_id from post_media media where media.post_id = post.id order by media.position) as "mediaIds"
      from posts post join athlete_profiles author on author.id = post.author_id where post.id = ${id}`.execute(
      db,
    );
    return rows[0];
  },
};
