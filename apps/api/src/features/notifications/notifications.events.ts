import { peopleIn } from '#db/people';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Notice, NoticeContext, Notices } from '#platform/notifications';
import { type EventName, type Subscriber, subscriberToMany } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import type { Notify, Told } from './notifications.notify.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  notify: Notify;
  /** What slices have to tell. */
  notices: readonly Notices[];
}

type Row = (context: NoticeContext, event: never) => Promise<readonly Notice[]>;
interface RowOfMany {
  ofAll(context: NoticeContext, events: never): Promise<readonly (readonly Notice[])[]>;
}

async function noticesOf(row: Row | RowOfMany, context: NoticeContext, events: readonly unknown[]) {
  if ('ofAll' in row) return row.ofAll(context, events as never);
  const found: (readonly Notice[])[] = [];
  for (const event of events) found.push(await row(context, event as never));
  return found;
}

/** One subscriber for each event that some slice tells people of: it tells all of them, or none and is retried. */
export function notificationSubscribers({ db, clock, notify, notices }: Needs): Subscriber[] {
  const rows = notices.flatMap((map) => Object.entries(map) as [EventName, Row | RowOfMany][]);
  return [...Map.groupBy(rows, ([event]) => event)].map(([event, ofEvent]) =>
    subscriberToMany('notifications', event, (arrived) =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const context = { tx, now, people: peopleIn(tx, now) };
        const told: Told[] = [];
        for (const [, row] of ofEvent) {
          const events = arrived.map(({ payload }) => payload);
          for (const [nth, found] of (await noticesOf(row, context, events)).entries()) {
            const id = arrived[nth]?.delivery.id;
            const occasionOf = ({ type }: Notice) => `event:${id}:${type}`;
            told.push(...found.map((notice) => ({ notice, occasion: occasionOf(notice) })));
          }
        }
        await notify(tx, told);
      }),
    ),
  );
}
