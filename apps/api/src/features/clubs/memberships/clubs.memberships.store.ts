import { hasCoachConfirmation, isLivingLink } from '#db/visibility/relations';
import { shownClubImage } from '#db/people/cards';
import { type PlaceholderFor, runPrepared } from '#db/queries/prepared-statement';
import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type InvitedRole,
  MEMBERSHIPS_SHOWN,
  type MembershipId,
  type MembershipStatus,
} from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';
import { clubRoleStore } from '../manage/clubs.roles.store.ts';

interface NewMembership {
  userId: UserId;
  clubId: ClubId;
  status: MembershipStatus;
  role?: InvitedRole;
}

/**
 * How a membership ended. A membership that was never active was declined, even when the person
 * withdrew it.
 */
type Ending = 'left' | 'removed' | 'declined';

/** A membership that a guardian's word has moved on. */
export interface MovedOn {
  id: MembershipId;
  clubId: ClubId;
  status: MembershipStatus;
}

/** The fields of `Membership`, as JSON. */
const membershipsOf = (blank: PlaceholderFor) => sql<{ memberships: string }>`
  select coalesce(json_agg(own.membership), '[]')::text as memberships from (
    select json_build_object('clubId', club.id, 'clubName', club.name, 'city', club.city,
      'country', club.country, 'art', club.image_art, 'imageId', ${shownClubImage('club')},
      'rating', club.rating, 'membersCount', club.members_count, 'address', club.address,
      'hours', club.hours, 'phone', club.phone, 'email', club.email, 'website', club.website,
      'programs', club.programs, 'status', member.status, 'membershipType', member.membership_type,
      'isConfirmedCoach', ${hasCoachConfirmation()},
      'joinedAt', wire_time(member.joined_at)) as membership
    from club_memberships member join clubs club on club.id = member.club_id
    where member.user_id = ${blank<UserId>('userId')} and member.status <> 'left' and club.deleted_at is null
    order by club.name, club.id limit ${sql.lit(MEMBERSHIPS_SHOWN)}) own`;

export const membershipStore = {
  /** Undefined when the person belongs to the club already; two at once leave one row. */
  async insert(
    tx: Kysely<DB>,
    { userId, clubId, status, role = 'member' }: NewMembership,
    now: Date,
  ): Promise<MembershipId | undefined> {
    const row = await tx
      .insertInto('club_memberships')
      .values({
        user_id: userId,
        club_id: clubId,
        membership_type: role,
        status,
        joined_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'club_id']).where('status', '<>', sql.lit('left')).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    return row?.id as MembershipId | undefined;
  },

  async ofPerson(db: Kysely<DB>, userId: UserId): Promise<string> {
    const [row] = await runPrepared(db, 'memberships of a person', membershipsOf, { userId });
    return row?.memberships ?? '[]';
  },

  /**
   * Moves an existing request or membership as far as the invitation goes, and never back; one that
   * waits for a guardian keeps waiting.
   */
  async invite(
    tx: Kysely<DB>,
    { userId, clubId, status, role = 'member' }: NewMembership,
    now: Date,
  ): Promise<MembershipStatus | undefined> {
    const moves = sql`(status = 'waiting_club' or status = 'joined' and ${status} = 'active')`;
    const { rows } = await sql<{ status: MembershipStatus }>`
      update club_memberships set
        membership_type = case when ${moves} then ${role} else membership_type end,
        joined_at = case when ${moves} then ${now} else joined_at end,
        status = case when ${moves} then ${status} else status end
      where user_id = ${userId} and club_id = ${clubId}
        and (status = 'waiting_guardian' or ${moves})
      returning status`.execute(tx);
    return rows[0]?.status;
  },

  /** Ends what the person has with the club, also a coach's confirmed place, and says which membership it was. */
  async end(
    tx: Kysely<DB>,
    { userId, clubId, reason }: { userId: UserId; clubId: ClubId; reason: Ending },
    now: Date,
  ): Promise<MembershipId | undefined> {
    const ended = await tx
      .updateTable('club_memberships')
      .set({
        ...ending(reason, now),
        // A person who withdraws a request never was a member, and is not counted as having left.
        left_reason: sql<Ending>`case when status in ('active', 'joined') then ${reason} else 'declined' end`,
      })
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .where('status', '<>', sql.lit('left'))
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) return undefined;
    await clubRoleStore.revoke(tx, { userId, clubId }, ['coach', 'member'], now);
    return ended.id as MembershipId;
  },

  /**
   * Moves a membership that waits for a guardian on to the club; or in, where the club has agreed
   * already: by inviting the child's or the guardian's own address, or by confirming the guardian.
   */
  async moveOn(tx: Kysely<DB>, by: 'id' | 'user_id', value: string, now: Date): Promise<MovedOn[]> {
    const { rows } = await sql<MovedOn>`
      update club_memberships member
      set status = case when exists (
            select from club_invitations invitation
              join club_admins admin on admin.club_id = invitation.club_id and admin.user_id = invitation.invited_by
            where invitation.used_by = member.user_id and invitation.club_id = member.club_id and invitation.used_at >= member.joined_at
              and invitation.email is not null)
          or exists (
            select from parental_relationships guardian_link join club_memberships theirs on theirs.user_id = guardian_link.parent_id
            where guardian_link.child_id = member.user_id and ${isLivingLink()}
              and theirs.club_id = member.club_id and theirs.status = 'active')
          then 'active' else 'waiting_club' end,
        joined_at = ${now}
      where member.status = 'waiting_guardian' and ${sql.ref(`member.${by}`)} = ${value}
      returning member.id, member.club_id as "clubId", member.status`.execute(tx);
    return rows;
  },

  async toMail(db: Kysely<DB>, id: MembershipId) {
    const row = await db
      .selectFrom('club_memberships as member')
      .innerJoin('clubs as club', 'club.id', 'member.club_id')
      .select([
        'member.club_id as clubId',
        'club.name as clubName',
        'member.status',
        'member.user_id as userId',
      ])
      .where('member.id', '=', id)
      .where('club.deleted_at', 'is', null)
      .executeTakeFirst();
    return row && { ...row, clubId: row.clubId as ClubId, userId: row.userId as UserId };
  },

  /** Takes back every wish of a person to join, and says which clubs it was. */
  async stopWaiting(tx: Kysely<DB>, userId: UserId, now: Date): Promise<ClubId[]> {
    const rows = await tx
      .updateTable('club_memberships')
      .set(ending('declined', now))
      .where('user_id', '=', userId)
      .where('status', 'in', ['waiting_guardian', 'waiting_club'])
      .returning('club_id')
      .execute();
    return rows.map(({ club_id }) => club_id as ClubId);
  },

  async decline(tx: Kysely<DB>, membershipId: string, now: Date): Promise<void> {
    await tx
      .updateTable('club_memberships')
      .set(ending('declined', now))
      .where('id', '=', membershipId)
      .where('status', '=', sql.lit('waiting_guardian'))
      .execute();
  },
};

const ending = (left_reason: Ending, left_at: Date) => ({
  status: 'left' as const,
  left_reason,
  left_at,
});
