import { shownClubImage } from '#db/cards';
import { type PlaceholderFor, runPrepared } from '#db/prepared-statement';
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
    select json_build_object('clubId', c.id, 'clubName', c.name, 'city', c.city,
      'country', c.country, 'art', c.image_art, 'imageId', ${shownClubImage('c')},
      'rating', c.rating, 'membersCount', c.members_count, 'address', c.address,
      'hours', c.hours, 'phone', c.phone, 'email', c.email, 'website', c.website,
      'programs', c.programs, 'status', m.status, 'membershipType', m.membership_type,
      'isConfirmedCoach', m.coach_confirmed_at is not null,
      'joinedAt', wire_time(m.joined_at)) as membership
    from club_memberships m join clubs c on c.id = m.club_id
    where m.user_id = ${blank<UserId>('userId')} and m.status <> 'left' and c.deleted_at is null
    order by c.name, c.id limit ${sql.lit(MEMBERSHIPS_SHOWN)}) own`;

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
      update club_memberships m
      set status = case when exists (
            select from club_invitations i
              join club_admins a on a.club_id = i.club_id and a.user_id = i.invited_by
            where i.used_by = m.user_id and i.club_id = m.club_id and i.used_at >= m.joined_at
              and i.email is not null)
          or exists (
            select from parental_relationships r join club_memberships theirs on theirs.user_id = r.parent_id
            where r.child_id = m.user_id and r.ended_at is null
              and theirs.club_id = m.club_id and theirs.status = 'active')
          then 'active' else 'waiting_club' end,
        joined_at = ${now}
      where m.status = 'waiting_guardian' and ${sql.ref(`m.${by}`)} = ${value}
      returning m.id, m.club_id as "clubId", m.status`.execute(tx);
    return rows;
  },

  async toMail(db: Kysely<DB>, id: MembershipId) {
    const row = await db
      .selectFrom('club_memberships as m')
      .innerJoin('clubs as c', 'c.id', 'm.club_id')
      .select(['m.club_id as clubId', 'c.name as clubName', 'm.status', 'm.user_id as userId'])
      .where('m.id', '=', id)
      .where('c.deleted_at', 'is', null)
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
