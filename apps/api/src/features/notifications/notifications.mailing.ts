import { peopleIn } from '#db/people';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { EventOf } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import { sentenceOf } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import { notificationStore } from './notifications.store.ts';

export type NotificationMailing = ReturnType<typeof notificationMailing>;

/** For whoever sends mails: the words of a notification that has no letter of its own. */
export const notificationMailing = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  async words({ userId, type, data, byId }: EventOf<'notification.mailed'>) {
    const people = peopleIn(db, clock());
    const reader = await people.person(userId);
    const person = byId === null ? undefined : await people.person(byId);
    if (reader === undefined || (await isHidden(db, userId, byId, person))) return undefined;
    const isNamed =
      byId === null || type !== 'post_like' || (await namesLiker(db, userId, byId, clock()));
    const who = isNamed
      ? { id: byId, name: person?.shown ?? 'Somebody', others: 0 }
      : { id: null, name: 'Somebody', others: 0 };
    const words = sentenceOf(type, data, who);
    return words && { ...words, reader };
  },
});

/** Whoever is gone or blocked meanwhile is in no mail. */
const isHidden = async (db: Kysely<DB>, to: UserId, by: UserId | null, person: unknown) =>
  by !== null && (person === undefined || (await notificationStore.isBlocked(db, to, by)));

/** A mail goes to nobody's flags, only to friends, guardians and, among minors, club mates. */
async function namesLiker(db: Kysely<DB>, to: UserId, by: UserId, now: Date): Promise<boolean> {
  const reader = await peopleIn(db, now).person(to);
  const isAdult = reader?.ageBand === 'adult';
  const viewer = { id: to, isAdult, isGuardian: isAdult, isYoung: false, seesPrivate: false };
  return notificationStore.isNamedTo(db, viewer, by, now);
}
