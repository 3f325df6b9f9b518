import type { DB } from '#db/schema.generated';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

export type CompetitionRealtime = ReturnType<typeof competitionRealtime>;

/** Refreshes competitions on open pages. */
export const competitionRealtime = () => ({
  async submitted(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await invalidate(tx, 'everyone', 'admin-competitions');
    await invalidate(tx, `user:${userId}`, 'competitions');
  },
  /** Refreshes the lists everybody sees. */
  async changed(tx: Kysely<DB>): Promise<void> {
    await invalidate(tx, 'everyone', 'admin-competitions');
    await invalidate(tx, 'everyone', 'competitions');
    await invalidate(tx, 'everyone', 'competition-figures');
  },
  /**
   * Announces an entry or a withdrawal: refreshes the figures, and the lists of the people
   * concerned.
   */
  async entered(tx: Kysely<DB>, userIds: readonly UserId[]): Promise<void> {
    await invalidate(tx, 'everyone', 'competition-figures');
    for (const id of new Set(userIds)) await invalidate(tx, `user:${id}`, 'competitions');
  },
});
