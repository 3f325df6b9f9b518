import type { NotificationChoices } from '#features/notifications';
import type { Mailer } from '#platform/mail/mailer';
import type { Platform, Slice } from '#platform/slice';
import type { Settings } from '@ribbon/domain/settings';
import { emailJobs } from './email.jobs.ts';
import { addressRefusals } from './sending/email.refusals.service.ts';
import { emailRoutes } from './email.routes.ts';
import { emailEventService } from './email.service.ts';
import { emailData } from './email.personal-data.ts';
import { emailFailures } from './email.failures.service.ts';
import { mailPace } from './sending/email.pace.service.ts';
import { emailSubscribers } from './email.events.ts';
import { emailTrial } from './sending/email.test-send.service.ts';
import { waitingMails } from './email.waiting.service.ts';

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
  const rows = slices.flatMap(({ emails = [] }) => emails);
  return {
    personalData: emailData,
    routes: emailRoutes(emailEventService({ ...platform, rows }), emailTrial(platform)),
    jobs: emailJobs,
    subscribers: [...emailSubscribers(needs, rows), ...waitingMails(needs)],
    onGivenUp: emailFailures(platform),
  };
}
