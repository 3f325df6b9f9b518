import { hasCoachConfirmation } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

type ClubRole = 'coach' | 'club_admin' | 'member';

interface Holder {
  userId: UserId;
  clubId: ClubId;
}

/** The scopes that open what coaches and administrators may do, each for one club. */
export const clubRoleStore = {
  async grant(
    tx: Kysely<DB>,
    { userId, clubId }: Holder,
    role: ClubRole,
    { by, at }: { by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('user_roles')
      .values({ user_id: userId, club_id: clubId, role, assigned_by: by, created_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'role', 'club_id'])
          .where('is_active', '=', sql.lit(true))
          .doNothing(),
      )
      .execute();
  },

  /** A role for the whole platform, not one club. False when the person has it already. */
  async makeSystemAdmin(
    tx: Kysely<DB>,
    userId: UserId,
    { by, at }: { by: UserId | null; at: Date },
  ): Promise<boolean> {
    const inserted = await tx
      .insertInto('user_roles')
      .values({ user_id: userId, role: 'system_admin', assigned_by: by, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  async endSystemAdmin(tx: Kysely<DB>, userId: UserId, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('user_roles')
      .set({ is_active: false, revoked_at: at })
      .where('user_id', '=', userId)
      .where('role', '=', 'system_admin')
      .where('is_active', '=', true)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async revoke(
    tx: Kysely<DB>,
    { userId, clubId }: Holder,
    roles: readonly ClubRole[],
    at: Date,
  ): Promise<void> {
    await tx
      .updateTable('user_roles')
      .set({ is_active: false, revoked_at: at })
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .where('role', 'in', roles)
      .where('is_active', '=', true)
      .execute();
  },

  /**
   * Ends the coaching of everybody in these clubs, their former administrators included; returns
   * who coached.
   */
  async dismissCoaches(tx: Kysely<DB>, clubIds: readonly ClubId[], at: Date): Promise<UserId[]> {
    if (clubIds.length === 0) return [];
    const { rows } = await sql<{ id: UserId }>`
      update club_memberships set coach_confirmed_at = null, coach_confirmed_by = null
      where club_id = any(${clubIds}::uuid[]) and ${hasCoachConfirmation('club_memberships')}
      returning user_id as id`.execute(tx);
    await tx
      .updateTable('user_roles')
      .set({ is_active: false, revoked_at: at })
      .where('club_id', 'in', clubIds)
      .where('role', '=', 'coach')
      .where('is_active', '=', true)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The coaches of a club, confirmed by its administrators. */
  async coachesOf(tx: Kysely<DB>, clubId: ClubId): Promise<UserId[]> {
    const { rows } = await sql<{ id: UserId }>`
      select user_id as id from club_memberships
      where club_id = ${clubId} and ${hasCoachConfirmation('club_memberships')}`.execute(tx);
    return rows.map(({ id }) => id);
  },

  /** Makes a person administrator of the club, with the role that goes with it. */
  async appoint(tx: Kysely<DB>, holder: Holder, act: { by: UserId; at: Date }): Promise<void> {
    await tx
      .insertInto('club_admins')
      .values({
        club_id: holder.clubId,
        user_id: holder.userId,
        assigned_by: act.by,
        created_at: act.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await clubRoleStore.grant(tx, holder, 'club_admin', act);
  },

  /** Whether nobody else runs the club; the caller holds it locked. */
  async isLastAdmin(tx: Kysely<DB>, { userId, clubId }: Holder): Promise<boolean> {
    const admins = await tx
      .selectFrom('club_admins')
      .select('user_id')
      .where('club_id', '=', clubId)
      .limit(2)
      .execute();
    return admins.length === 1 && admins[0]?.user_id === userId;
  },

  /**
   * Removes an administrator and their role; false when the person was none. If the club was
   * claimed in their name, the longest-serving remaining administrator takes their place.
   */
  async dismiss(tx: Kysely<DB>, holder: Holder, at: Date): Promise<boolean> {
    const { userId, clubId } = holder;
    const { numDeletedRows } = await tx
      .deleteFrom('club_admins')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await clubRoleStore.revoke(tx, holder, ['club_admin'], at);
    await sql`
      update clubs set claimed_by = (
        select user_id from club_admins where club_id = ${clubId} order by created_at, user_id limit 1)
      where id = ${clubId} and claimed_by = ${userId}`.execute(tx);
    return true;
  },
};
