import type { ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { Kysely } from 'kysely';
import { heldBecause } from '../moderation.clear.service.ts';
import { type ToLookAt, queueStore } from './moderation.queue.store.ts';

/** The topic that open browsers of moderators refetch. */
export const QUEUE_TOPIC = 'moderation-queue';

export type ModerationQueue = ReturnType<typeof moderationQueue>;

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
}

/** Puts things before the moderators, in the transaction of what put them there; once is enough. */
export function moderationQueue({ clock, domainEvents }: Needs) {
  async function add(tx: Kysely<DB>, thing: ToLookAt): Promise<void> {
    const itemId = await queueStore.insert(tx, thing, clock());
    if (itemId === undefined) return;
    await domainEvents.publish(tx, 'moderation.queued', { itemId });
    await invalidate(tx, 'systemAdmins', QUEUE_TOPIC);
  }

  return {
    add,

    /** Has a person look at words that are held from minors. */
    async hold(
      tx: Kysely<DB>,
      words: Pick<ToLookAt, 'kind' | 'id' | 'authorId'>,
      readerAge: ReaderAge,
    ): Promise<void> {
      const reason = heldBecause(await queueStore.author(tx, words.authorId, clock()), readerAge);
      await add(tx, { ...words, reason, priority: 2 });
    },

    /** Removes an item that its author has changed, as nobody has to look at it any more. */
    async withdraw(tx: Kysely<DB>, thing: Pick<ToLookAt, 'kind' | 'id'>): Promise<void> {
      const isGone = await queueStore.withdraw(tx, thing, clock());
      if (isGone) await invalidate(tx, 'systemAdmins', QUEUE_TOPIC);
    },
  };
}
