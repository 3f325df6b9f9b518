import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { Membership, MembershipId, MembershipStatus } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

interface NewMembership {
  userId: UserId;
  clubId: ClubId;
  status: MembershipStatus;
}

/** How a membership ended. */
type Ending = 'left' | 'declined' | 'removed';

export const membershipStore = {
  /** Undefined when the person belongs to the club already; two at once leave one row. */
  async insert(
    tx: Kysely<DB>,
    { userId, clubId, status }: NewMembership,
    now: Date,
  ): Promise<MembershipId | undefined> {
    const row = await tx
      .insertInto('club_memberships')
      .values({
        user_id: userId,
        club_id: clubId,
        membership_type: 'member',
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

  async ofPerson(db: Kysely<DB>, userId: UserId, limit: number): Promise<Membership[]> {
    const rows = await db
      .selectFrom('club_memberships as m')
      .innerJoin('clubs as c', 'c.id', 'm.club_id')
      .select([
        'm.club_id as clubId',
        'c.name as clubName',
        'c.city',
        'c.country',
        'c.image_art as art',
        'c.rating',
        'm.status',
        'm.membership_type as membershipType',
        'm.joined_at as joinedAt',
      ])
      .where('m.user_id', '=', userId)
      .where('m.status', '<>', sql.lit('left'))
      .where('c.deleted_at', 'is', null)
      .orderBy('c.name')
      .orderBy('c.id')
      .limit(limit)
      .execute();
    return rows as Membership[];
  },

  /** Ends what the person has with the club, also a coach's confirmed place, and says which membership it was. */
  async end(
    tx: Kysely<DB>,
    userId: UserId,
    clubId: ClubId,
    now: Date,
    reason: Ending = 'left',
  ): Promise<MembershipId | undefined> {
    const ended = await tx
      .updateTable('club_memberships')
      .set(ending(reason, now))
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .where('status', '<>', sql.lit('left'))
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) return undefined;
    await tx
      .updateTable('user_roles')
      .set({ is_active: false, revoked_at: now })
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .where('role', 'in', ['coach', 'member'])
      .where('is_active', '=', true)
      .execute();
    return ended.id as MembershipId;
  },

  /** What waits for a guardian moves on to the club, or in. */
  async moveOn(tx: Kysely<DB>, by: 'id' | 'user_id', value: string): Promise<void> {
    await sql`
      update club_memberships m
      set status = case c.join_policy when 'open' then 'active' else 'waiting_club' end
      from clubs c
      where c.id = m.club_id and m.status = 'waiting_guardian' and ${sql.ref(`m.${by}`)} = ${value}`.execute(
      tx,
    );
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
