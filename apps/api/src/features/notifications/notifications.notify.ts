import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Notice } from '#platform/notices';
import { announce } from '#platform/realtime/realtime';
import { KINDS, quietUntil } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import { type NewNotification, notificationStore } from './notifications.store.ts';
import type { NotificationChoices } from './settings.service.ts';

/** What open browsers read again: the list and its counts, and what pops up. */
export const TOPIC = 'notifications';
const TOAST_TOPIC = 'notification-toast';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  choices: Pick<NotificationChoices, 'wishesOf'>;
}

export type Notify = ReturnType<typeof notifier>;

/** False when there is nothing new to tell. */
function keep(tx: Kysely<DB>, row: NewNotification): Promise<boolean> {
  if (!KINDS[row.type].isGrouped) return notificationStore.insert(tx, row);
  const { by } = row;
  return by === null
    ? notificationStore.renew(tx, row)
    : notificationStore.grow(tx, { ...row, by });
}

/** Tells one person one thing, once: the same occasion twice is one notification. */
export const notifier =
  ({ clock, domainEvents, choices }: Needs) =>
  async (tx: Kysely<DB>, { to, type, data, by, about }: Notice, occasion: string) => {
    const mayBeHidden = by !== undefined && !KINDS[type].isInSpiteOfBlocks;
    if (by === to || (mayBeHidden && (await notificationStore.isBlocked(tx, to, by)))) return;
    const wishes = await choices.wishesOf(tx, to);
    if (wishes === undefined) return;
    const kind = KINDS[type];
    const at = clock();
    const row = { to, type, data, at, readAt: kind.isOwnAct ? at : null };
    if (wishes.wants(type, 'in_app')) {
      const key = kind.isGrouped ? `${type}:${about ?? ''}` : occasion;
      if (!(await keep(tx, { ...row, by: by ?? null, key }))) return;
      const isQuiet = quietUntil(wishes.quietHours, at) !== null;
      const popsUp = !isQuiet && !kind.isOwnAct;
      await announce(tx, `user:${to}`, TOPIC, ...(popsUp ? ([TOAST_TOPIC] as const) : []));
    }
    // Other kinds have a letter of their own, which asks the same wishes.
    if (kind.mail === 'off' && wishes.wants(type, 'email')) {
      await domainEvents.publish(tx, 'notification.mailed', {
        userId: to,
        type,
        data,
        byId: by ?? null,
      });
    }
  };
