import type { DB } from '#db/schema.generated';
import type { Traces } from '#platform/retention/personal-data';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

export const erasureStore = {
  async due(db: Kysely<DB>, now: Date, limit: number): Promise<UserId[]> {
    const rows = await db
      .selectFrom('account_deletion_requests')
      .select('user_id')
      .where('cancelled_at', 'is', null)
      .where('undo_until', '<=', now)
      .orderBy('undo_until')
      .limit(limit)
      .execute();
    return rows.map((row) => row.user_id as UserId);
  },

  async lockDue(tx: Kysely<DB>, userId: UserId, now: Date): Promise<boolean> {
    const row = await tx
      .selectFrom('account_deletion_requests')
      .select('id')
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .where('undo_until', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return row !== undefined;
  },

  async traces(tx: Kysely<DB>, userId: UserId): Promise<Traces | undefined> {
    const row = await tx
      .selectFrom('users as account')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'account.id')
      .select(['account.email', 'profile.username', 'profile.full_name as fullName'])
      .where('account.id', '=', userId)
      .executeTakeFirst();
    return row && { userId, ...row };
  },
};
