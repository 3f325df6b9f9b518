import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { NotificationDraft } from '#platform/notifications';
import { invalidateAll } from '#platform/realtime/realtime';
import { KINDS, quietUntil } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import { type NewNotification, notificationWritingStore } from './notifications.write.store.ts';
import type { NotificationChoices } from './settings/notifications.settings.service.ts';

/** The topic that open browsers refetch: the list and its counts, and what pops up. */
export const TOPIC = 'notifications';
const TOAST_TOPIC = 'notification-toast';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  choices: Pick<NotificationChoices, 'preferencesOfAll'>;
}

export type Notify = ReturnType<typeof notifier>;

/** A notification and its occasion: the same occasion twice is one notification. */
export interface PendingNotification {
  readonly notification: NotificationDraft;
  readonly occasion: string;
}

/** Returns the rows that are news. */
async function keep(tx: Kysely<DB>, rows: readonly NewNotification[]): Promise<NewNotification[]> {
  const kept = await notificationWritingStore.insert(
    tx,
    rows.filter(({ type }) => !KINDS[type].isGrouped),
  );
  for (const row of rows.filter(({ type }) => KINDS[type].isGrouped)) {
    const { by } = row;
    const isNews =
      by === null
        ? await notificationWritingStore.renew(tx, row)
        : await notificationWritingStore.grow(tx, { ...row, by });
    if (isNews) kept.push(row);
  }
  return kept;
}

/** Notifies people. However many they are, most of it takes a handful of statements. */
export const notifier = ({ clock, domainEvents, choices }: Needs) => {
  /**
   * Drops notifications to people about their own acts, and about acts of people they do not see.
   */
  async function concerned(
    tx: Kysely<DB>,
    pending: readonly PendingNotification[],
  ): Promise<readonly PendingNotification[]> {
    const byOthers = pending.filter(({ notification: { to, by } }) => by !== to);
    const pairs = byOthers.flatMap(({ notification: { to, by, type } }) =>
      by === undefined || KINDS[type].ignoresBlocks ? [] : [{ to, by }],
    );
    const blocked = await notificationWritingStore.blockedAmong(tx, pairs);
    return byOthers.filter(
      ({ notification: { to, by, type } }) =>
        by === undefined ||
        KINDS[type].ignoresBlocks ||
        !blocked.some((pair) => pair.to === to && pair.by === by),
    );
  }

  return async (tx: Kysely<DB>, pending: readonly PendingNotification[]): Promise<void> => {
    const wanted = await concerned(tx, pending);
    const preferencesOf = await choices.preferencesOfAll(
      tx,
      wanted.map(({ notification: { to } }) => to),
    );
    const at = clock();
    const drafts = wanted.flatMap(
      ({ notification: { to, type, data, by = null, about }, occasion }) => {
        const kind = KINDS[type];
        const preferences = preferencesOf.get(to);
        if (preferences === undefined) return [];
        const key = kind.isGrouped ? `${type}:${about ?? ''}` : occasion;
        const row = { to, type, data, by, key, at, readAt: kind.isOwnAct ? at : null };
        return [{ row, kind, preferences, isInApp: preferences.wants(type, 'in_app') }];
      },
    );
    const inApp = drafts.filter(({ isInApp }) => isInApp);
    const news = new Set(
      await keep(
        tx,
        inApp.map(({ row }) => row),
      ),
    );
    await invalidateAll(
      tx,
      inApp
        .filter(({ row }) => news.has(row))
        .flatMap(({ row, kind, preferences }) => {
          const popsUp = !kind.isOwnAct && quietUntil(preferences.quietHours, at) === null;
          const audience = `user:${row.to}` as const;
          return [
            { audience, topic: TOPIC } as const,
            ...(popsUp ? [{ audience, topic: TOAST_TOPIC } as const] : []),
          ];
        }),
    );
    for (const { row, kind, preferences, isInApp } of drafts) {
      // Other kinds have an email of their own, which asks for the same choice.
      const isMailed = kind.mail === 'off' && preferences.wants(row.type, 'email');
      if (!isMailed || (isInApp && !news.has(row))) continue;
      const { to: userId, type, data, by: byId } = row;
      await domainEvents.publish(tx, 'notification.mailed', { userId, type, data, byId });
    }
  };
};
