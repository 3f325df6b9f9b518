import type { ReadNames } from '#features/moderation';
import type { Content } from '#platform/content/content-registry';
import type { SignedIn } from '#platform/session/session';
import type { Platform } from '#platform/slice';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import { startCount } from '@ribbon/domain/kernel';
import { familyData } from './families.personal-data.ts';
import { familyAges } from './families.ages.service.ts';
import { familyJobs } from './families.jobs.ts';
import { guardianGate } from './families.guardian.ts';
import { familyHoldings } from './families.holdings.personal-data.ts';
import { linkStore } from './links/families.links.store.ts';
import { familyEmails } from './emails/families.emails.ts';
import type { FriendTies } from './links/families.end-link.service.ts';
import { familyNotifications } from './families.notifications.ts';
import { familyRoutes } from './families.routes.ts';
import { permissionStop } from './families.permissions.guardian.ts';
import { familySummaries } from './space/families.summaries.service.ts';
import { linkService } from './links/families.links.service.ts';
import { acceptanceService } from './requests/families.acceptances.service.ts';
import { guardianAnswering } from './requests/families.answering.service.ts';
import { type ApprovalNeeds, approvalService } from './requests/families.approvals.service.ts';
import { addingService } from './adding/families.adding.service.ts';
import type {
  ChildAccounts,
  ChildCorrections,
  ChildRecords,
} from './requests/families.child-records.rules.ts';
import { photoService } from './photos/families.photos.service.ts';
import { guardianRequests } from './requests/families.requests.service.ts';
import { waitingService } from './requests/families.waiting.service.ts';
import { familyOverview } from './space/families.overview.service.ts';
import { type GuardianData, familyService } from './space/families.space.service.ts';
import { verificationService } from './verification/families.verification.service.ts';

/** What families call in slices that are built after them. */
export interface LaterSlices {
  accounts: { records: ChildRecords; children: ChildAccounts; corrections: ChildCorrections };
  clubs: {
    memberships: ApprovalNeeds['memberships'];
    access: { mayManage(actor: Member, clubId: ClubId): Promise<boolean> };
  };
  friends: Pick<FriendTies, 'recheck'>;
  competitions: Pick<FriendTies, 'linkEnded'>;
  privacy: GuardianData & Pick<ApprovalNeeds, 'erase'>;
}

interface Needs extends Platform {
  readNames: ReadNames;
  content: Content;
  later: () => LaterSlices;
}

/** Children and their guardians. */
export function createFamilies({ later, ...house }: Needs) {
  const platform = {
    ...house,
    records: () => later().accounts.records,
    childAccounts: () => later().accounts.children,
    corrections: () => later().accounts.corrections,
    ties: {
      recheck: (...call) => later().friends.recheck(...call),
      linkEnded: (...call) => later().competitions.linkEnded(...call),
    } satisfies FriendTies,
    personalData: () => later().privacy,
    erase: (...call: Parameters<ApprovalNeeds['erase']>) => later().privacy.erase(...call),
    memberships: {
      activateWaiting: (...call) => later().clubs.memberships.activateWaiting(...call),
    } satisfies ApprovalNeeds['memberships'],
    mayManage: (...call: Parameters<LaterSlices['clubs']['access']['mayManage']>) =>
      later().clubs.access.mayManage(...call),
  };
  const requests = guardianRequests(platform);
  const summaries = familySummaries(platform);
  const ages = familyAges({ ...platform, requests });
  const stop = permissionStop(platform);
  const answering = guardianAnswering({ ...platform, requests });
  const links = linkService({ ...platform, requests });
  const verification = verificationService(platform);
  const needs = { ...platform, requests, ages, stop, answering, links, verification };
  return {
    personalData: familyData,
    routes: familyRoutes({
      links,
      verification,
      adding: addingService(needs),
      photos: photoService(needs),
      families: familyService(needs),
      approvals: approvalService(needs),
      acceptances: acceptanceService(needs),
      waiting: waitingService(needs),
      overview: familyOverview(needs),
    }),
    notifications: familyNotifications,
    emails: familyEmails(platform),
    jobs: familyJobs(needs),
    start: async (member: SignedIn) =>
      startCount('decisions', (await summaries.of(member)).waiting, '/family'),
    api: {
      gate: guardianGate(platform),
      verification,
      ages,
      requests,
      summaries,
      release: familyHoldings(platform).release,
      guardianships: linkStore,
    },
  };
}
