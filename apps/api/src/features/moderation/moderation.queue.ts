import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { moderationStore } from './moderation.store.ts';

/** Something that a person has to look at. */
export interface QueueItem {
  kind: 'media' | 'comment';
  id: string;
  authorId: UserId;
  reason: 'flagged' | 'check_unavailable' | 'minor_media' | 'pattern';
  priority: 0 | 1 | 2;
}

/** Puts things before the moderators, in the transaction of what put them there; once is enough. */
export const moderationQueue = ({ clock }: { clock: Clock }) => ({
  add: (tx: Kysely<DB>, item: QueueItem): Promise<void> =>
    moderationStore.enqueue(tx, item, clock()),
});
