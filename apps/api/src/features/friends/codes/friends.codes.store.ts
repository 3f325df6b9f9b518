import { isNotSuspended } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { FriendCode } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

const COLUMNS = ['code', 'is_enabled as isEnabled'] as const;

export const codeStore = {
  find: (db: Kysely<DB>, userId: UserId): Promise<FriendCode | undefined> =>
    db.selectFrom('friend_codes').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst(),

  /** Undefined when somebody else has these words. */
  async save(
    tx: Kysely<DB>,
    userId: UserId,
    code: string,
    at: Date,
  ): Promise<FriendCode | undefined> {
    const { rows } = await sql<FriendCode>`
      insert into friend_codes (user_id, code, created_at)
      select ${userId}, ${code}, ${at}
      where not exists (select from friend_codes where code = ${code} and user_id <> ${userId})
      on conflict (user_id) do update set code = excluded.code, is_enabled = true, renewed_at = ${at}
      returning code, is_enabled as "isEnabled"`.execute(tx);
    return rows[0];
  },

  switch: (tx: Kysely<DB>, userId: UserId, isEnabled: boolean): Promise<FriendCode | undefined> =>
    tx
      .updateTable('friend_codes')
      .set({ is_enabled: isEnabled })
      .where('user_id', '=', userId)
      .returning(COLUMNS)
      .executeTakeFirst(),

  /** Whose code it is, while it is on. */
  async owner(db: Kysely<DB>, code: string): Promise<UserId | undefined> {
    const { rows } = await sql<{ id: UserId }>`
      select profile.id from friend_codes code join athlete_profiles profile on profile.id = code.user_id
      where code.code = ${code} and code.is_enabled and profile.status = 'active'
        and ${isNotSuspended(sql.ref('profile.id'))}`.execute(db);
    return rows[0]?.id;
  },
};
