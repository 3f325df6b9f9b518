import type { DB } from '#db/schema.generated';
import { type DomainEvents, subscriber } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import { TOLD_AT_ONCE } from './challenges.notifications.ts';
import { joiningStore } from './participation/challenges.joining.store.ts';

/** Asks for the next part while there are people who were not told yet. */
export const tellingSubscriber = ({
  db,
  domainEvents,
}: {
  db: Kysely<DB>;
  domainEvents: DomainEvents;
}) =>
  subscriber('challenges', 'challenge.changed', ({ challengeId, change, after }) =>
    db.transaction().execute(async (tx) => {
      const unfinished = change !== 'cancelled';
      const people = { after, unfinished, limit: TOLD_AT_ONCE };
      const recipients = await joiningStore.participants(tx, challengeId, people);
      const last = recipients.at(-1);
      if (recipients.length < TOLD_AT_ONCE || last === undefined) return;
      await domainEvents.publish(tx, 'challenge.changed', { challengeId, change, after: last });
    }),
  );
