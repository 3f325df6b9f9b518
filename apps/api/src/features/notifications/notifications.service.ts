import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import { invalidate } from '#platform/realtime/realtime';
import { type Member, ageBandAt, shownName } from '@ribbon/domain/accounts';
import { hasWords } from '@ribbon/domain/kernel';
import {
  Category,
  KINDS,
  NOTIFICATIONS_PAGE,
  NOTIFICATIONS_SEARCHED,
  type Notification,
  type NotificationFilter,
  type NotificationId,
  type NotificationPage,
  type NotificationQuery,
  type NotificationType,
  type UnreadCounts,
  sentenceOf,
} from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import { TOPIC } from './notifications.notify.service.ts';
import type { Subjects } from './notifications.subjects.sql.ts';
import { type NotificationRow, notificationStore } from './notifications.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  subjects: () => Subjects;
}

const TYPES = Object.keys(KINDS) as NotificationType[];

const typesOf = (show: NotificationFilter): NotificationType[] =>
  show === 'all' || show === 'unread'
    ? TYPES
    : TYPES.filter((type) => KINDS[type].category === show);

export type NotificationService = ReturnType<typeof notificationService>;

export function notificationService({ db, clock, subjects }: Needs) {
  const written = (rows: readonly NotificationRow[]): Notification[] => {
    const now = clock();
    return rows.flatMap((row) => notificationOf(row, now) ?? []);
  };

  return {
    async list(
      actor: Member,
      { show, search, after }: NotificationQuery,
    ): Promise<NotificationPage> {
      const viewer = viewerOf(actor);
      const which = { types: typesOf(show), unreadOnly: show === 'unread', now: clock() };
      if (search !== '') {
        // The words are made here, so they are looked through here, as far as people scroll back.
        const page = { ...which, after: undefined, limit: NOTIFICATIONS_SEARCHED };
        const found = written(await notificationStore.page(db, viewer, page, subjects()));
        return { notifications: found.filter(says(search)), next: null };
      }
      const page = { ...which, after, limit: NOTIFICATIONS_PAGE + 1 };
      const rows = await notificationStore.page(db, viewer, page, subjects());
      const { shown, next } = pageOf(rows, NOTIFICATIONS_PAGE);
      return { notifications: written(shown), next };
    },

    async counts(actor: Member): Promise<UnreadCounts> {
      const rows = await notificationStore.unread(
        db,
        actor.id,
        { types: TYPES, now: clock() },
        subjects(),
      );
      const sum = (counted: typeof rows) => counted.reduce((all, { count }) => all + count, 0);
      const inCategory = (category: Category) =>
        sum(rows.filter(({ type }) => KINDS[type].category === category));
      return {
        unread: sum(rows),
        byCategory: Object.fromEntries(
          Category.options.map((category) => [category, inCategory(category)]),
        ) as UnreadCounts['byCategory'],
      };
    },

    read: (actor: Member, id: NotificationId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        reveal(id, await notificationStore.markRead(tx, actor.id, id, clock()));
        await invalidate(tx, `user:${actor.id}`, TOPIC);
      }),

    readAll: (actor: Member, show: NotificationFilter): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await notificationStore.markAllRead(tx, actor.id, typesOf(show), clock());
        await invalidate(tx, `user:${actor.id}`, TOPIC);
      }),
  };
}

/** Names follow the current age: a person stored earlier is shown as they are now. */
function notificationOf(row: NotificationRow, now: Date): Notification | undefined {
  const person =
    row.actorId === null || row.username === null
      ? null
      : {
          id: row.actorId,
          art: row.art,
          imageId: row.imageId,
          name: shownName({
            fullName: row.fullName,
            username: row.username,
            ageBand: ageBandAt(row, now),
          }),
        };
  const who = { id: person?.id ?? null, name: person?.name ?? 'Someone', others: row.people - 1 };
  const words = sentenceOf(row.type, row.data, who);
  return (
    words && {
      id: row.id,
      type: row.type as NotificationType,
      ...words,
      quote: row.quote,
      person,
      timestamp: row.createdAt,
      read: row.readAt !== null,
    }
  );
}

const says =
  (search: string) =>
  ({ title, message, quote }: Notification) =>
    hasWords(`${title} ${message} ${quote ?? ''}`, search);
