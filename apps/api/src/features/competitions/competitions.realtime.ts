import type { DB } from '#db/schema.generated';
import { announce } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

export type CompetitionAnnouncements = ReturnType<typeof competitionAnnouncements>;

/** Refreshes competitions on open pages. */
export const competitionAnnouncements = () => ({
  async submitted(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await announce(tx, 'everyone', 'admin-competitions');
    await announce(tx, `user:${userId}`, 'competitions');
  },
  /** Refreshes the lists everybody sees. */
  async changed(tx: Kysely<DB>): Promise<void> {
    await announce(tx, 'everyone', 'admin-competitions');
    await announce(tx, 'everyone', 'competitions');
    await announce(tx, 'everyone', 'competition-figures');
  },
  /**
   * Announces an entry or a withdrawal: refreshes the figures, and the lists of the people
   * concerned.
   */
  async entered(tx: Kysely<DB>, userIds: readonly UserId[]): Promise<void> {
    await announce(tx, 'everyone', 'competition-figures');
    for (const id of new Set(userIds)) await announce(tx, `user:${id}`, 'competitions');
  },
});
