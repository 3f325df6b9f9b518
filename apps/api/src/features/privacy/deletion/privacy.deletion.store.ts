import type { DB } from '#db/schema.generated';
import type { AccountStatus, UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

type StatusBefore = Exclude<AccountStatus, 'deleting'>;

export const deletionStore = {
  /** The state of an account, its row locked. */
  async lockStatus(tx: Kysely<DB>, userId: UserId): Promise<AccountStatus | undefined> {
    const row = await tx
      .selectFrom('athlete_profiles')
      .select('status')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    return row?.status;
  },

  async insert(
    tx: Kysely<DB>,
    request: {
      userId: UserId;
      requestedBy: UserId;
      statusBefore: StatusBefore;
      requestedAt: Date;
      undoUntil: Date;
      byAdmin: boolean;
    },
  ): Promise<void> {
    await tx
      .insertInto('account_deletion_requests')
      .values({
        user_id: request.userId,
        requested_by: request.requestedBy,
        status_before: request.statusBefore,
        requested_at: request.requestedAt,
        undo_until: request.undoUntil,
        by_admin: request.byAdmin,
      })
      .execute();
  },

  open: (db: Kysely<DB>, userId: UserId) =>
    db
      .selectFrom('account_deletion_requests')
      .select(['undo_until as undoUntil', 'requested_by as requestedBy', 'by_admin as byAdmin'])
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst(),

  /** Gives the state to go back to; undefined when nothing was open. */
  async cancel(tx: Kysely<DB>, userId: UserId, at: Date): Promise<StatusBefore | undefined> {
    const row = await tx
      .updateTable('account_deletion_requests')
      .set({ cancelled_at: at })
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .returning('status_before')
      .executeTakeFirst();
    return row?.status_before;
  },
};
