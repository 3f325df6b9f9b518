import type { CaseOpening } from '#features/safeguarding';
import type { Member } from '@ribbon/domain/accounts';
import type { Platform } from '#platform/slice';
import { messageEmails } from './messages/site.messages.emails.ts';
import { messageRoutes } from './messages/site.messages.routes.ts';
import { messageService } from './messages/site.messages.service.ts';
import { messageStore } from './messages/site.messages.store.ts';
import type { Settings } from '@ribbon/domain/settings';
import { siteData } from './site.personal-data.ts';
import { siteJobs } from './site.jobs.ts';
import { siteEmails } from './site.emails.ts';
import { sitePagesOf } from './site.pages.ts';
import { siteRoutes } from './site.routes.ts';
import { siteService } from './site.service.ts';
import { type BetaRecords, invitationsToJoin } from './waitlist/site.invitations.service.ts';
import { waitlistEmails } from './waitlist/site.waitlist.emails.ts';
import { waitlistRoutes } from './waitlist/site.waitlist.routes.ts';
import { waitlistService } from './waitlist/site.waitlist.service.ts';

interface Needs extends Platform {
  beta: BetaRecords;
  settings: { read(): Promise<Settings> };
  cases: CaseOpening;
}

/** The public pages: what they say of themselves, waitlist and contact, and what admins do about both. */
export function createSite({ settings, ...platform }: Needs) {
  const { db, clock } = platform;
  const site = siteService(platform);
  const invitations = invitationsToJoin(platform);
  const waitlist = waitlistService(platform);
  return {
    personalData: siteData,
    routes: [
      ...siteRoutes(site),
      ...waitlistRoutes({ waitlist, invitations }),
      ...messageRoutes(messageService(platform)),
    ],
    emails: [
      ...siteEmails({ ...platform, site }),
      ...waitlistEmails(invitations),
      ...messageEmails(platform),
    ],
    jobs: siteJobs,
    overdue: { messages: () => messageStore.overdue(db, clock()) },
    waiting: { messages: ({ id }: Member) => messageStore.waiting(db, id, clock()) },
    api: { invitations },
    pages: sitePagesOf(settings),
  };
}
