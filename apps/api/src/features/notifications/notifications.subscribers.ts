import { peopleIn } from '#db/people';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Notice, NoticeContext, Notices } from '#platform/notices';
import { type EventName, type Subscriber, subscriberToMany } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import type { Notify, Told } from './notifications.notify.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  notify: Notify;
  /** What slices have to tell. */
  notices: readonly Notices[];
}

type Row = (context: NoticeContext, event: never) => Promise<readonly Notice[]>;

/** One subscriber for each event that some slice tells people of: it tells all of them, or none and is retried. */
export function notificationSubscribers({ db, clock, notify, notices }: Needs): Subscriber[] {
  const rows = notices.flatMap((map) => Object.entries(map) as [EventName, Row][]);
  return [...Map.groupBy(rows, ([event]) => event)].map(([event, ofEvent]) =>
    subscriberToMany('notifications', event, (arrived) =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const context = { tx, now, people: peopleIn(tx, now) };
        const told: Told[] = [];
        for (const { payload, delivery } of arrived) {
          for (const [, row] of ofEvent) {
            for (const notice of await row(context, payload as never)) {
              told.push({ notice, occasion: `event:${delivery.id}:${notice.type}` });
            }
          }
        }
        await notify(tx, told);
      }),
    ),
  );
}
