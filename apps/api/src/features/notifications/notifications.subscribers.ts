import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import {
  type EventName,
  type EventOf,
  type Subscriber,
  subscriber,
} from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import { type Facts, factsOf } from './facts.store.ts';
import type { Notice, Notify } from './notifications.notify.ts';
import { subscriptions } from './subscriptions.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  notify: Notify;
}

/** Hears what happened and tells those whom it concerns: all of them, or none and once more later. */
export function notificationSubscribers({ db, clock, notify }: Needs): Subscriber[] {
  const hears = <Name extends EventName>(
    event: Name,
    noticesOf: (facts: Facts, payload: EventOf<Name>) => Promise<Notice[]>,
  ) =>
    subscriber('notifications', event, (payload, { id }) =>
      db.transaction().execute(async (tx) => {
        for (const notice of await noticesOf(factsOf(tx, clock()), payload)) {
          await notify(tx, notice, `event:${id}:${notice.type}`);
        }
      }),
    );
  return Object.entries(subscriptions).map(([event, noticesOf]) =>
    hears(event as EventName, noticesOf as Parameters<typeof hears>[1]),
  );
}
