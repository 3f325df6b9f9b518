import type { DB } from '#db/schema.generated';
import {
  areFriends,
  haveFriendshipRow,
  isChildOf,
  isGuardianOf,
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

const PROFILE = sql`p.id as "authorId",
  concat_ws(' · ', '@' || p.username, p.full_name, p.bio) as snapshot,
  array_remove(array[p.profile_image_id], null) as "mediaIds"`;

/** Subjects of reports without a slice that says who sees them. */
export const subjectStore = {
  /** A person by name, whatever the asker's relation to them. */
  async named(
    db: Kysely<DB>,
    username: string,
    now: Date,
  ): Promise<(Subject & { id: string }) | undefined> {
    const { rows } = await sql<Subject & { id: string }>`
      select p.id, ${PROFILE}, ${isOpenProfile('p', now)} as "isForEverybody"
      from athlete_profiles p
      where lower(p.username) = ${username.toLowerCase()}`.execute(db);
    return rows[0];
  },

  /**
   * A profile the viewer has come across: of their club, in a friend request, open to all, or of a
   * present or future guardian.
   */
  async profile(db: Kysely<DB>, id: string, viewerId: UserId, now: Date) {
    const { rows } = await sql<Subject>`
      select ${PROFILE}, ${isOpenProfile('p', now)} as "isForEverybody"
      from athlete_profiles p
      where p.id = ${id} and p.status in ('active', 'paused') and ${notBlocked(viewerId, 'p.id')}
        and (p.id = ${viewerId} or ${haveFriendshipRow(viewerId, 'p.id')} or ${shareClub(viewerId, 'p.id')}
          or ${isGuardianOf(viewerId, 'p.id')} or ${isChildOf(viewerId, 'p.id')}
          or exists (select from waiting_guardian_links w
            where w.child_id = ${viewerId} and w.guardian_id = p.id) or ${isStaffOf(viewerId, 'p.id')}
          or exists (select from parental_relationships link
            where link.parent_id = ${viewerId} and link.ended_at is null
              and (${areFriends(sql.ref('link.child_id'), 'p.id')}
                or ${shareClub(sql.ref('link.child_id'), 'p.id')}))
          or ${isOpenProfile('p', now)})`.execute(db);
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
      select ${PROFILE}, ${isOpenProfile('p', now)} as "isForEverybody"
      from athlete_profiles p where p.id = ${id}`.execute(db);
    return rows[0];
  },

  async post(db: Kysely<DB>, id: string, now: Date): Promise<Subject | undefined> {
    const { rows } = await sql<Subject>`
      select p.author_id as "authorId", p.content as snapshot, p.visibility as audience,
        ${isForEverybody(now)} as "isForEverybody",
        array(select m.media_id from post_media m where m.post_id = p.id order by m.position) as "mediaIds"
      from posts p join athlete_profiles a on a.id = p.author_id where p.id = ${id}`.execute(db);
    return rows[0];
  },
};
