import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { GivenUp } from '#platform/outbox/worker';
import { invalidate } from '#platform/realtime/realtime';
import type { Kysely } from 'kysely';
import { emailStore } from './email.store.ts';

/** Notes a delivery that was given up, with what trying it again needs. */
export const emailFailures =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }): GivenUp =>
  async ({ id, event, subscriber, attempts }, reason) => {
    if (subscriber !== 'email') return;
    await db.transaction().execute(async (tx) => {
      await emailStore.insertError(tx, {
        event,
        message: reason,
        template: event,
        userId: null,
        tries: attempts,
        outboxId: id,
        at: clock(),
      });
      await invalidate(tx, 'systemAdmins', 'admin-emails');
    });
  };
