import { peopleIn } from '#db/people/people';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type {
  NotificationDraft,
  NotificationContext,
  NotificationRules,
} from '#platform/notifications';
import { type EventName, type Subscriber, subscriberToMany } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import type { Notify, PendingNotification } from './notifications.notify.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  notify: Notify;
  /** What slices have to tell. */
  notifications: readonly NotificationRules[];
}

type Row = (context: NotificationContext, event: never) => Promise<readonly NotificationDraft[]>;
interface RowOfMany {
  ofAll(
    context: NotificationContext,
    events: never,
  ): Promise<readonly (readonly NotificationDraft[])[]>;
}

async function notificationsOf(
  row: Row | RowOfMany,
  context: NotificationContext,
  events: readonly unknown[],
) {
  if ('ofAll' in row) return row.ofAll(context, events as never);
  const found: (readonly NotificationDraft[])[] = [];
  for (const event of events) found.push(await row(context, event as never));
  return found;
}

/** One subscriber for each event that some slice tells people of: it tells all of them, or none and is retried. */
export function notificationSubscribers({ db, clock, notify, notifications }: Needs): Subscriber[] {
  const rows = notifications.flatMap(
    (map) => Object.entries(map) as [EventName, Row | RowOfMany][],
  );
  return [...Map.groupBy(rows, ([event]) => event)].map(([event, ofEvent]) =>
    subscriberToMany('notifications', event, (arrived) =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const context = { tx, now, people: peopleIn(tx, now) };
        const pending: PendingNotification[] = [];
        for (const [, row] of ofEvent) {
          const events = arrived.map(({ payload }) => payload);
          for (const [nth, found] of (await notificationsOf(row, context, events)).entries()) {
            const id = arrived[nth]?.delivery.id;
            const occasionOf = ({ type }: NotificationDraft) => `event:${id}:${type}`;
            pending.push(
              ...found.map((notification) => ({
                notification,
                occasion: occasionOf(notification),
              })),
            );
          }
        }
        await notify(tx, pending);
      }),
    ),
  );
}
