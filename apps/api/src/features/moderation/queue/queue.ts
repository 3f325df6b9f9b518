import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { announce } from '#platform/realtime/realtime';
import type { Kysely } from 'kysely';
import { type ToLookAt, queueStore } from './queue.store.ts';

/** What open browsers of those who moderate read again. */
export const QUEUE_TOPIC = 'moderation-queue';

export type ModerationQueue = ReturnType<typeof moderationQueue>;

/** Puts things before the moderators, in the transaction of what put them there; once is enough. */
export const moderationQueue = ({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}) => ({
  async add(tx: Kysely<DB>, thing: ToLookAt): Promise<void> {
    const itemId = await queueStore.insert(tx, thing, clock());
    if (itemId === undefined) return;
    await domainEvents.publish(tx, 'moderation.queued', { itemId });
    await announce(tx, 'systemAdmins', QUEUE_TOPIC);
  },
});
