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
type Ending = 'left' | 'declined';

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

  /** Ends what the person has with the club, also a coach's confirmed place; false when nothing was there. */
  async end(tx: Kysely<DB>, userId: UserId, clubId: ClubId, now: Date): Promise<boolean> {
    const ended = await tx
      .updateTable('club_memberships')
      .set(ending('left', now))
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .where('status', '<>', sql.lit('left'))
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return false;
    await tx
      .updateTable('user_roles')
      .set({ is_active: false, revoked_at: now })
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .where('role', 'in', ['coach', 'member'])
      .where('is_active', '=', true)
      .execute();
    return true;
  },

  /** What waits for a guardian moves on to the club, or in; whose memberships they were. */
  async moveOn(tx: Kysely<DB>, by: 'id' | 'user_id', value: string): Promise<readonly string[]> {
    const { rows } = await sql<{ user_id: string }>`
      update club_memberships m
      set status = case c.join_policy when 'open' then 'active' else 'waiting_club' end
      from clubs c
      where c.id = m.club_id and m.status = 'waiting_guardian' and ${sql.ref(`m.${by}`)} = ${value}
      returning m.user_id`.execute(tx);
    return rows.map(({ user_id }) => user_id);
  },

  async decline(tx: Kysely<DB>, membershipId: string, now: Date): Promise<readonly string[]> {
    const rows = await tx
      .updateTable('club_memberships')
      .set(ending('declined', now))
      .where('id', '=', membershipId)
      .where('status', '=', sql.lit('waiting_guardian'))
      .returning('user_id')
      .execute();
    return rows.map(({ user_id }) => user_id);
  },
};

const ending = (left_reason: Ending, left_at: Date) => ({
  status: 'left' as const,
  left_reason,
  left_at,
});
