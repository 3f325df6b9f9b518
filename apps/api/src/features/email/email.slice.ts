import type { NotificationChoices } from '#features/notifications';
import type { Mailer } from '#platform/mail/mailer';
import type { Platform, Slice } from '#platform/slice';
import type { Settings } from '@ribbon/domain/settings';
import { emailData } from './email.own-data.ts';
import { clubMails } from './email.clubs.ts';
import { clubEventMails } from './email.events.ts';
import { familyMails } from './email.families.ts';
import { friendMails } from './email.friends.ts';
import { moderationMails } from './email.moderation.ts';
import { notificationMails } from './email.notifications.ts';
import { mailPace, waitingMails } from './email.pace.ts';
import { privacyMails } from './email.privacy.ts';
import { reportMails } from './email.reports.ts';
import { reviewMails } from './email.reviews.ts';
import { securityMails } from './email.security.ts';
import { emailFailures, emailSubscribers } from './email.service.ts';
import { letterSubscribers } from './email.subscribers.ts';

type Mailing = Parameters<typeof emailSubscribers>[0] &
  Parameters<typeof clubMails>[0] &
  Parameters<typeof clubEventMails>[0] &
  Parameters<typeof familyMails>[0] &
  Parameters<typeof friendMails>[0] &
  Parameters<typeof moderationMails>[0] &
  Parameters<typeof notificationMails>[0] &
  Parameters<typeof privacyMails>[0] &
  Parameters<typeof reportMails>[0] &
  Parameters<typeof reviewMails>[0] &
  Parameters<typeof securityMails>[0];

interface Needs extends Platform {
  slices: readonly Slice[];
  mailer: Mailer;
  settings: { read(): Promise<Settings> };
  choices: NotificationChoices;
  mailing: Omit<Mailing, keyof Platform | 'mailer' | 'settings' | 'pace'>;
}

/** Writes the mails that events call for. */
export function createEmail({ mailing, slices, ...platform }: Needs) {
  const needs = { ...platform, ...mailing, pace: mailPace(platform) };
  return {
    ownData: emailData,
    subscribers: [
      ...letterSubscribers(
        needs,
        slices.flatMap(({ letters = [] }) => letters),
      ),
      ...emailSubscribers(needs),
      ...clubMails(needs),
      ...familyMails(needs),
      ...friendMails(needs),
      ...securityMails(needs),
      ...privacyMails(needs),
      ...clubEventMails(needs),
      ...moderationMails(needs),
      ...reviewMails(needs),
      ...waitingMails(needs),
      ...notificationMails(needs),
      ...reportMails(needs),
    ],
    onGivenUp: emailFailures(platform),
  };
}
