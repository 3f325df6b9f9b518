import { hasCoachConfirmation, notBlocked } from '#db/visibility/relations';
import { shownImage } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { microsOf, olderThan } from '#platform/http/keyset';
import {
  type AgeBand,
  type ClubId,
  type PersonArt,
  type PersonImageId,
  type UserId,
  ageBandAt,
} from '@ribbon/domain/accounts';
import type { MemberSearch, MembershipId, MembershipType } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

/** A member with what a name is made of. */
export interface MemberRow {
  id: MembershipId;
  userId: UserId;
  fullName: string | null;
  username: string;
  art: PersonArt | null;
  imageId: PersonImageId | null;
  ageBand: AgeBand;
  role: MembershipType;
  coachConfirmed: boolean;
  /** One of the two has blocked the other. */
  blocked: boolean;
  joinedAt: Date;
  sortKey: number;
}

type Row = Omit<MemberRow, 'ageBand'> & { birthMonth: number | null; birthYear: number | null };

interface Asked extends Partial<MemberSearch> {
  viewerId: UserId;
  now: Date;
  limit: number;
}

const COLUMNS = sql`
  member.id, member.user_id as "userId", member.membership_type as role,
  ${hasCoachConfirmation()} as "coachConfirmed", member.joined_at as "joinedAt", ${microsOf('member.joined_at')} as "sortKey",
  profile.full_name as "fullName", profile.username, profile.profile_image_art as art, ${shownImage('profile')} as "imageId",
  profile.birth_month as "birthMonth", profile.birth_year as "birthYear"`;

const aged =
  (now: Date) =>
  ({ birthMonth, birthYear, ...row }: Row): MemberRow => ({
    ...row,
    ageBand: ageBandAt({ birthMonth, birthYear }, now),
  });

export const clubMemberStore = {
  /**
   * Newest first. Members who have blocked the reader are found only by what the list shows of
   * them.
   */
  async page(db: Kysely<DB>, clubId: ClubId, asked: Asked): Promise<MemberRow[]> {
    const { viewerId, search = '', role = '', after, now, limit } = asked;
    const { rows } = await sql<Row>`
      select ${COLUMNS}, relation.blocked
      from club_memberships member
      join athlete_profiles profile on profile.id = member.user_id
      cross join lateral (select not ${notBlocked(viewerId, 'member.user_id')} as blocked) relation
      where member.club_id = ${clubId} and member.status = 'active'
        and (${role}::text = '' or member.membership_type = ${role})
        and (${search}::text = '' or case when relation.blocked
              then searchable(given_name(coalesce(profile.full_name, '')) || ' ' || profile.username)
              else profile.search_text end like ${likeWords(search)})
        and ${olderThan(after, { at: 'member.joined_at', id: 'member.id' })}
      order by member.joined_at desc, member.id desc limit ${limit}`.execute(db);
    return rows.map(aged(now));
  },

  /** People waiting for the club, longest first, whether outside or in. */
  async waiting(
    db: Kysely<DB>,
    clubId: ClubId,
    { now, limit, withCoaches }: { now: Date; limit: number; withCoaches: boolean },
  ): Promise<(MemberRow & { status: string })[]> {
    const { rows } = await sql<Row & { status: string }>`
      select ${COLUMNS}, false as blocked, member.status
      from club_memberships member join athlete_profiles profile on profile.id = member.user_id
      where member.club_id = ${clubId} and member.status in ('waiting_club', 'joined')
        and (${withCoaches} or member.membership_type = 'member')
      order by member.joined_at, member.id limit ${limit}`.execute(db);
    return rows.map((row) => ({ ...aged(now)(row), status: row.status }));
  },

  /** Locks the club, so that acts upon it follow one another. */
  async lockClub(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
    await tx.selectFrom('clubs').select('id').where('id', '=', clubId).forNoKeyUpdate().execute();
  },

  async find(
    tx: Kysely<DB>,
    clubId: ClubId,
    membershipId: MembershipId,
    now: Date,
  ): Promise<(MemberRow & { status: string; isAdmin: boolean }) | undefined> {
    const { rows } = await sql<Row & { status: string; isAdmin: boolean }>`
      select ${COLUMNS}, false as blocked, member.status,
        exists (select from club_admins admin
                where admin.club_id = member.club_id and admin.user_id = member.user_id) as "isAdmin"
      from club_memberships member join athlete_profiles profile on profile.id = member.user_id
      where member.id = ${membershipId} and member.club_id = ${clubId}`.execute(tx);
    const [row] = rows;
    return row && { ...aged(now)(row), status: row.status, isAdmin: row.isAdmin };
  },

  /** The day of joining is the day of the yes. False when it waits no more. */
  async approve(
    tx: Kysely<DB>,
    membershipId: MembershipId,
    { role, by, at }: { role: MembershipType; by: UserId; at: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('club_memberships')
      .set({ status: 'active', joined_at: at, ...roleColumns(role, by, at) })
      .where('id', '=', membershipId)
      .where('status', 'in', ['waiting_club', 'joined'])
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async decline(tx: Kysely<DB>, membershipId: MembershipId, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('club_memberships')
      .set({ status: 'left', left_reason: 'declined', left_at: at })
      .where('id', '=', membershipId)
      .where('status', 'in', ['waiting_club', 'joined'])
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async setRole(
    tx: Kysely<DB>,
    membershipId: MembershipId,
    { role, by, at }: { role: MembershipType; by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('club_memberships')
      .set(roleColumns(role, by, at))
      .where('id', '=', membershipId)
      .execute();
  },
};

/** An administrator keeps having been confirmed as a coach; a plain member does not. */
const roleColumns = (role: MembershipType, by: UserId, at: Date) => ({
  membership_type: role,
  ...(role === 'coach' && { coach_confirmed_by: by, coach_confirmed_at: at }),
  ...(role === 'member' && { coach_confirmed_by: null, coach_confirmed_at: null }),
});
