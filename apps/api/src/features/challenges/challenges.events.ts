import type { DB } from '#db/schema.generated';
import { type DomainEvents, subscriber } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import { RECIPIENTS_PER_BATCH } from './challenges.notifications.ts';
import { joiningStore } from './participation/challenges.joining.store.ts';

/** Asks for the next part while there are people who were not told yet. */
export const fanOutSubscriber = ({
  db,
  domainEvents,
}: {
  db: Kysely<DB>;
  domainEvents: DomainEvents;
}) =>
  subscriber('challenges', 'challenge.changed', ({ challengeId, change, after }) =>
    db.transaction().execute(async (tx) => {
      const unfinished = change !== 'cancelled';
      const people = { after, unfinished, limit: RECIPIENTS_PER_BATCH };
      const recipients = await joiningStore.participants(tx, challengeId, people);
      const last = recipients.at(-1);
      if (recipients.length < RECIPIENTS_PER_BATCH || last === undefined) return;
      await domainEvents.publish(tx, 'challenge.changed', { challengeId, change, after: last });
    }),
  );
