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
  c.id, c.version, c.name, c.address, c.city, c.country, c.description, c.phone, c.email, c.website,
  c.hours, c.programs, c.age_from as "ageFrom", c.levels, c.apparatus, c.days,
  c.join_policy as "joinPolicy"`;

const editable = ({ id, version, ...row }: DetailRow): EditableClub => ({
  id,
  version,
  details: OwnClubFacts.parse(row),
});

export const manageStore = {
  async isAdmin(db: Kysely<DB>, clubId: ClubId, userId: UserId): Promise<boolean> {
    const { rows } = await sql`
      select from club_admins a join clubs c on c.id = a.club_id
      where a.club_id = ${clubId} and a.user_id = ${userId} and c.deleted_at is null`.execute(db);
    return rows.length === 1;
  },

  async managedBy(db: Kysely<DB>, userId: UserId, limit: number): Promise<ManagedClub[]> {
    const rows = await db
      .selectFrom('club_admins as a')
      .innerJoin('clubs as c', 'c.id', 'a.club_id')
      .select(['c.id', 'c.name', 'c.city', 'c.country'])
      .where('a.user_id', '=', userId)
      .where('c.deleted_at', 'is', null)
      .orderBy('c.name')
      .orderBy('c.id')
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
      select ${DETAILS}, c.image_art as art, c.image_id as "imageId", c.rating, c.members_count as "activeMembers",
        (select count(*) from posts p where p.club_id = c.id
          and p.approval_status = 'approved' and not p.is_hidden) as "clubPosts",
        (select count(*) from club_events e where e.club_id = c.id
          and e.starts_at > ${now} and e.status = 'scheduled') as "upcomingEvents",
        (select count(*) from club_memberships m where m.club_id = c.id
          and m.status in ('waiting_club', 'joined')) as waiting,
        (select count(*) from club_memberships m where m.club_id = c.id
          and m.status = 'active' and m.joined_at > ${since})
        + (select count(*) from club_memberships m where m.club_id = c.id
          and m.status = 'left' and m.left_reason <> 'declined' and m.joined_at > ${since})
        - (select count(*) from club_memberships m where m.club_id = c.id
          and m.status = 'left' and m.left_reason <> 'declined' and m.left_at > ${since}) as growth
      from clubs c where c.id = ${clubId} and c.deleted_at is null`.execute(db);
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
      select ${DETAILS} from clubs c where c.id = ${clubId} and c.deleted_at is null`.execute(db);
    return rows[0] && editable(rows[0]);
  },

  /** False when somebody else has saved since that version. */
  async update(
    tx: Kysely<DB>,
    { id, version, details }: { id: ClubId; version: number; details: OwnClubDetails },
    { at, position }: { at: Date; position: Position | undefined },
  ): Promise<boolean> {
    const { ageFrom, joinPolicy, ...same } = details;
    const { numUpdatedRows } = await tx
      .updateTable('clubs')
      .set({
        ...same,
        age_from: ageFrom,
        join_policy: joinPolicy,
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
