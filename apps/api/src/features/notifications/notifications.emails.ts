import { type Recipient, peopleIn } from '#db/people/people';
import type { DB } from '#db/schema.generated';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { type UserId, isAdult } from '@ribbon/domain/accounts';
import { sentenceOf } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import { notificationStore } from './notifications.store.ts';
import { t } from '@ribbon/domain/kernel';

/** Mails switched on in the settings: the words of the notification, no more. */
export const notificationEmails = ({ db, clock, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'notification.mailed',
    template: 'notification',
    about: async ({ userId, type, data, byId }) => {
      const people = peopleIn(db, clock());
      const reader = await people.person(userId);
      const person = byId === null ? undefined : await people.person(byId);
      if (reader === undefined || (await isHidden(db, userId, byId, person))) return undefined;
      const isNamed =
        byId === null || type !== 'post_like' || (await namesLiker(db, reader, byId, clock()));
      const who = isNamed
        ? { id: byId, name: person?.shown ?? 'Someone', others: 0 }
        : { id: null, name: 'Someone', others: 0 };
      const words = sentenceOf(type, data, who);
      return words && { ...words, type, reader };
    },
    kind: ({ type }) => type,
    to: ({ reader }) => [reader],
    write: ({ reader, title, message, link }) => ({
      subject: title,
      preview: message,
      greeting: t('Hello {reader},', { reader: reader.name }),
      paragraphs: [message],
      button: { label: 'Have a look', href: `${config.publicUrl}${link}` },
    }),
  }),
];

/** No mail names a person who is gone or blocked by then. */
const isHidden = async (db: Kysely<DB>, to: UserId, by: UserId | null, person: unknown) =>
  by !== null && (person === undefined || (await notificationStore.isBlocked(db, to, by)));

/**
 * Names the liker only to friends, guardians and, among minors, club mates: a mail follows none of
 * the reader's flags.
 */
function namesLiker(db: Kysely<DB>, reader: Recipient, by: UserId, now: Date): Promise<boolean> {
  const viewer = {
    id: reader.id,
    isAdult: isAdult(reader.ageBand),
    isGuardian: isAdult(reader.ageBand),
    isYoung: false,
    isChild: false,
    seesPrivate: false,
  };
  return notificationStore.isNamedTo(db, viewer, by, now);
}
