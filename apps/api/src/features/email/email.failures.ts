import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Kysely } from 'kysely';
import { emailStore } from './email.store.ts';

/** Notes a delivery that was given up, for the error list of the event log. */
export const emailFailures =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  (delivery: { event: string; subscriber: string }, reason: string): Promise<void> =>
    delivery.subscriber === 'email'
      ? emailStore.insertError(db, {
          event: delivery.event,
          message: reason,
          data: { links: 'hidden' },
          at: clock(),
        })
      : Promise.resolve();
