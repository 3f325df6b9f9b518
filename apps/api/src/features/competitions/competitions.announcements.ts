import type { DB } from '#db/schema.generated';
import { announce } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

export type CompetitionAnnouncements = ReturnType<typeof competitionAnnouncements>;

/** Who has something open that is different now. */
export const competitionAnnouncements = () => ({
  async submitted(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await announce(tx, 'everyone', 'admin-competitions');
    await announce(tx, `user:${userId}`, 'competitions');
  },
  /** What everybody sees. */
  async changed(tx: Kysely<DB>): Promise<void> {
    await announce(tx, 'everyone', 'admin-competitions');
    await announce(tx, 'everyone', 'competitions');
    await announce(tx, 'everyone', 'competition-figures');
  },
  /** Somebody has entered, or left: the figures, and those whom it concerns. */
  async entered(tx: Kysely<DB>, userIds: readonly UserId[]): Promise<void> {
    await announce(tx, 'everyone', 'competition-figures');
    for (const id of new Set(userIds)) await announce(tx, `user:${id}`, 'competitions');
  },
});
