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

  async appoint(
    tx: Kysely<DB>,
    { userId, clubId }: Holder,
    { by, at }: { by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: userId, assigned_by: by, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Takes somebody off the list of administrators; the caller holds the club locked. */
  async dismiss(
    tx: Kysely<DB>,
    { userId, clubId }: Holder,
  ): Promise<'dismissed' | 'was none' | 'is the last'> {
    const admins = await tx
      .selectFrom('club_admins')
      .select('user_id')
      .where('club_id', '=', clubId)
      .execute();
    if (!admins.some((admin) => admin.user_id === userId)) return 'was none';
    if (admins.length === 1) return 'is the last';
    await tx
      .deleteFrom('club_admins')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .execute();
    return 'dismissed';
  },
};
