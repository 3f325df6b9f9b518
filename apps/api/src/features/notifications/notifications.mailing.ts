import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { EventOf } from '#platform/events';
import type { UserId } from '@ribbon/domain/accounts';
import { sentenceOf } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import { factsOf } from './facts.store.ts';
import { notificationStore } from './notifications.store.ts';

export type NotificationMailing = ReturnType<typeof notificationMailing>;

/** For whoever sends mails: the words of a notification that has no letter of its own. */
export const notificationMailing = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  async words({ userId, type, data, byId }: EventOf<'notification.mailed'>) {
    const facts = factsOf(db, clock());
    const reader = await facts.reader(userId);
    const person = byId === null ? undefined : await facts.person(byId);
    if (reader === undefined || (await isHidden(db, userId, byId, person))) return undefined;
    const who = { id: byId, name: person?.name ?? 'Somebody', others: 0 };
    const words = sentenceOf(type, data, who);
    return words && { ...words, reader };
  },
});

/** Whoever is gone or blocked meanwhile is in no mail. */
const isHidden = async (db: Kysely<DB>, to: UserId, by: UserId | null, person: unknown) =>
  by !== null && (person === undefined || (await notificationStore.isBlocked(db, to, by)));
