import type { NotificationChoices } from '#features/notifications';
import type { Mailer } from '#platform/mail/mailer';
import type { Platform, Slice } from '#platform/slice';
import type { Settings } from '@ribbon/domain/settings';
import { emailChores } from './email.chores.ts';
import { addressRefusals } from './email.refusals.ts';
import { emailRoutes } from './email.routes.ts';
import { emailEventService } from './email.service.ts';
import { emailData } from './email.own-data.ts';
import { emailFailures } from './email.failures.ts';
import { mailPace } from './email.pace.ts';
import { letterSubscribers } from './email.subscribers.ts';
import { emailTrial } from './email.trial.ts';
import { waitingMails } from './email.waiting.ts';

interface Needs extends Platform {
  slices: readonly Slice[];
  mailer: Mailer;
  settings: { read(): Promise<Settings> };
  choices: NotificationChoices;
}

/** Sends the letters of all slices. */
export function createEmail({ slices, ...platform }: Needs) {
  const refusals = addressRefusals(platform);
  const needs = { ...platform, pace: mailPace(platform), refusals };
  const rows = slices.flatMap(({ letters = [] }) => letters);
  return {
    ownData: emailData,
    routes: emailRoutes(emailEventService({ ...platform, rows }), emailTrial(platform)),
    chores: emailChores,
    subscribers: [...letterSubscribers(needs, rows), ...waitingMails(needs)],
    onGivenUp: emailFailures(platform),
  };
}
