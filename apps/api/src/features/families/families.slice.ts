import type { ReadNames } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { familyChores } from './families.chores.ts';
import { type GuardianDeciders, guardianGate } from './families.gate.ts';
import { familyHoldings } from './families.holdings.ts';
import { familyLetters } from './families.letters.ts';
import type { FriendTies } from './families.parting.ts';
import { familyRoutes } from './families.routes.ts';
import { type PermissionStoppers, permissionStop } from './families.stopping.ts';
import { familySummaries } from './families.summaries.ts';
import { linkService } from './links/links.service.ts';
import { acceptanceService } from './requests/acceptances.ts';
import { guardianAnswering } from './requests/answering.ts';
import { type ApprovalNeeds, approvalService } from './requests/approvals.ts';
import { guardianRequests } from './requests/requests.ts';
import { waitingService } from './requests/waiting.ts';
import { familyOverview } from './space/overview.ts';
import { type OwnData, familyService } from './space/space.service.ts';

interface Needs extends Platform {
  readNames: ReadNames;
  /** What slices that are built after this one do: about a guardian's decision, about a permission taken back, and with an account. */
  deciders: () => GuardianDeciders;
  stoppers: () => PermissionStoppers;
  ties: FriendTies;
  ownData: OwnData;
  memberships: ApprovalNeeds['memberships'];
  erase: ApprovalNeeds['erase'];
}

/** Children and those who look after them. */
export function createFamilies(platform: Needs) {
  const requests = guardianRequests(platform);
  const stop = permissionStop(platform);
  const answering = guardianAnswering({ ...platform, requests });
  const links = linkService({ ...platform, requests });
  const needs = { ...platform, requests, stop, answering, links };
  return {
    routes: familyRoutes({
      links,
      families: familyService(needs),
      approvals: approvalService(needs),
      acceptances: acceptanceService(needs),
      waiting: waitingService(needs),
      overview: familyOverview(needs),
    }),
    letters: familyLetters(platform),
    chores: familyChores(needs),
    api: {
      gate: guardianGate(platform),
      requests,
      summaries: familySummaries(platform),
      release: familyHoldings(platform).release,
    },
  };
}
