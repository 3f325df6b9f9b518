import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type ClubFigures,
  type EditableClub,
  type ManagedClub,
  OwnClubFacts,
  type OwnClubDetails,
} from '@ribbon/domain/clubs';
import type { MediaId } from '@ribbon/domain/media';
import type { Position } from '@ribbon/domain/geocoding';
import { type Kysely, sql } from 'kysely';

type DetailRow = EditableClub['details'] & { id: ClubId; version: number };

interface Overview {
  club: EditableClub;
  art: string | null;
  imageId: MediaId | null;
  rating: number | null;
  figures: ClubFigures;
  waiting: number;
}

const DETAILS = sql`
  club.id, club.version, club.name, club.address, club.city, club.country, club.description, club.phone, club.email, club.website,
  club.time_zone as "timeZone", club.hours, club.programs, club.age_from as "ageFrom", club.levels, club.apparatus, club.days,
  club.join_policy as "joinPolicy"`;

const editable = ({ id, version, ...row }: DetailRow): EditableClub => ({
  id,
  version,
  details: OwnClubFacts.parse(row),
});

export const manageStore = {
  async isAdmin(db: Kysely<DB>, clubId: ClubId, userId: UserId): Promise<boolean> {
    const { rows } = await sql`
      select from club_admins admin join clubs club on club.id = admin.club_id
      where admin.club_id = ${clubId} and admin.user_id = ${userId} and club.deleted_at is null`.execute(
      db,
    );
    return rows.length === 1;
  },

  async managedBy(db: Kysely<DB>, userId: UserId, limit: number): Promise<ManagedClub[]> {
    const rows = await db
      .selectFrom('club_admins as admin')
      .innerJoin('clubs as club', 'club.id', 'admin.club_id')
      .select(['club.id', 'club.name', 'club.city', 'club.country'])
      .where('admin.user_id', '=', userId)
      .where('club.deleted_at', 'is', null)
      .orderBy('club.name')
      .orderBy('club.id')
      .limit(limit)
      .execute();
    return rows as ManagedClub[];
  },

  /** The club and all its figures, in one question. */
  async overview(
    db: Kysely<DB>,
    clubId: ClubId,
    { now, since }: { now: Date; since: Date },
  ): Promise<Overview | undefined> {
    const { rows } = await sql<
      DetailRow & ClubFigures & Pick<Overview, 'art' | 'imageId' | 'rating' | 'waiting'>
    >`
      select ${DETAILS}, club.image_art as art, club.image_id as "imageId", club.rating, club.members_count as "activeMembers",
        (select count(*) from posts post where post.club_id = club.id
          and post.approval_status = 'approved' and not post.is_hidden) as "clubPosts",
        (select count(*) from club_events event where event.club_id = club.id
          and event.starts_at > ${now} and event.status = 'scheduled') as "upcomingEvents",
        (select count(*) from club_memberships member where member.club_id = club.id
          and member.status in ('waiting_club', 'joined')) as waiting,
        (select count(*) from club_memberships member where member.club_id = club.id
          and member.status = 'active' and member.joined_at > ${since})
        + (select count(*) from club_memberships member where member.club_id = club.id
          and member.status = 'left' and member.left_reason <> 'declined' and member.joined_at > ${since})
        - (select count(*) from club_memberships member where member.club_id = club.id
          and member.status = 'left' and member.left_reason <> 'declined' and member.left_at > ${since}) as growth
      from clubs club where club.id = ${clubId} and club.deleted_at is null`.execute(db);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { activeMembers, clubPosts, upcomingEvents, growth } = row;
    return {
      club: editable(row),
      art: row.art,
      imageId: row.imageId,
      rating: row.rating,
      figures: { activeMembers, clubPosts, upcomingEvents, growth },
      waiting: row.waiting,
    };
  },

  async editable(db: Kysely<DB>, clubId: ClubId): Promise<EditableClub | undefined> {
    const { rows } = await sql<DetailRow>`
      select ${DETAILS} from clubs club where club.id = ${clubId} and club.deleted_at is null`.execute(
      db,
    );
    return rows[0] && editable(rows[0]);
  },

  /** False when somebody else has saved since that version. */
  async update(
    tx: Kysely<DB>,
    { id, version, details }: { id: ClubId; version: number; details: OwnClubDetails },
    { at, position }: { at: Date; position: Position | undefined },
  ): Promise<boolean> {
    const { ageFrom, joinPolicy, timeZone, ...same } = details;
    const { numUpdatedRows } = await tx
      .updateTable('clubs')
      .set({
        ...same,
        age_from: ageFrom,
        join_policy: joinPolicy,
        time_zone: timeZone,
        ...position,
        version: version + 1,
        updated_at: at,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};
