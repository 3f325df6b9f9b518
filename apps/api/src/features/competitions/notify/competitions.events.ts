import type { DB } from '#db/schema.generated';
import { type DomainEvents, subscriber } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { RECIPIENTS_PER_BATCH } from './competitions.notifications.ts';
import { concernedBy } from './competitions.recipients.store.ts';
import { withResult } from '../results/competitions.results-recipients.store.ts';

interface Needs {
  db: Kysely<DB>;
  domainEvents: DomainEvents;
}

/** Asks for the next part while there are people who were not told yet. */
export const fanOutSubscribers = ({ db, domainEvents }: Needs) => [
  subscriber('competitions', 'competition.news', (event) =>
    db.transaction().execute(async (tx) => {
      const after = lastOf(await concernedBy(tx, event, RECIPIENTS_PER_BATCH));
      if (after !== undefined)
        await domainEvents.publish(tx, 'competition.news', { ...event, after });
    }),
  ),
  subscriber('competitions', 'competition.results.published', (event) =>
    db.transaction().execute(async (tx) => {
      const after = lastOf(await withResult(tx, event, RECIPIENTS_PER_BATCH));
      if (after === undefined) return;
      await domainEvents.publish(tx, 'competition.results.published', { ...event, after });
    }),
  ),
];

/** Where the next part begins; undefined where this was the last. */
const lastOf = (recipients: readonly UserId[]) =>
  recipients.length < RECIPIENTS_PER_BATCH ? undefined : recipients.at(-1);
