import * as z from 'zod';
import { UserId, accountFaults } from '../accounts/index.ts';
import { Language, commonFaults, download, endpoint, line, nothing } from '../kernel/index.ts';
import { privacyFaults } from '../privacy/index.ts';
import { addingEndpoints } from './adding/families.adding.endpoints.ts';
import { familyFaults } from './families.faults.ts';
import { linkEndpoints } from './families.links.endpoints.ts';
import { verificationEndpoints } from './verification/families.verification.endpoints.ts';
import { photoEndpoints } from './photos/families.photos.endpoints.ts';
import {
  Acceptance,
  Approval,
  AskGuardian,
  Family,
  GuardianInvite,
  GuardianLink,
  GuardianRequestView,
  InboxItemId,
  Permission,
  PermissionChange,
  RequestId,
  WaitingState,
} from './families.schema.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const ofChild = z.object({ childId: UserId });

/** The side of a child who waits. */
const waiting = {
  waiting: endpoint({
    method: 'GET',
    path: '/family/waiting',
    access: 'anyAccount',
    summary: 'Returns what a waiting child can see of the request to the guardian.',
    returns: WaitingState,
    faults: [familyFaults.notWaiting],
  }),
  askGuardian: endpoint({
    method: 'POST',
    path: '/family/waiting',
    access: 'anyAccount',
    summary: 'Resends the request, to a corrected email if given.',
    body: AskGuardian,
    returns: WaitingState,
    faults: [familyFaults.notWaiting, familyFaults.tooManyLinks],
    limit: { max: 20, seconds: HOUR },
  }),
};

/** Where the mailed link leads. */
const requests = {
  openRequest: endpoint({
    method: 'POST',
    path: '/family/requests/open',
    access: 'anyone',
    outsideBeta: true,
    summary: 'Returns what an emailed link asks for; the child’s details only after sign-in.',
    body: GuardianLink,
    returns: GuardianRequestView,
    faults: [accountFaults.linkSpent],
    limit: { max: 60, seconds: HOUR },
  }),
  newLink: endpoint({
    method: 'POST',
    path: '/family/requests/new-link',
    access: 'anyone',
    summary: 'Emails a new link. The response does not reveal whether one was sent.',
    body: ofChild,
    returns: nothing,
    limit: { max: 5, seconds: HOUR },
  }),
  approve: endpoint({
    method: 'POST',
    path: '/family/requests/approve',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Completes a child’s account and sets what is allowed (guardians only).',
    body: Approval,
    returns: nothing,
    faults: [
      accountFaults.linkSpent,
      accountFaults.nameRefused,
      familyFaults.wrongAccount,
      familyFaults.adultsOnly,
    ],
    limit: { max: 30, seconds: HOUR },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/family/requests/accept',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Agrees to look after an active account; from 13 the link waits before it starts.',
    body: Acceptance,
    returns: nothing,
    faults: [
      accountFaults.linkSpent,
      familyFaults.wrongAccount,
      familyFaults.adultsOnly,
      familyFaults.alreadyGuardian,
      familyFaults.linkWaits,
      familyFaults.tooManyGuardians,
      familyFaults.ownGuardian,
    ],
    limit: { max: 30, seconds: HOUR },
  }),
  decline: endpoint({
    method: 'POST',
    path: '/family/requests/decline',
    access: 'anyone',
    outsideBeta: true,
    summary: 'Declines a request. A waiting child’s account is deleted straight away.',
    body: GuardianLink,
    returns: nothing,
    faults: [accountFaults.linkSpent],
    limit: { max: 30, seconds: HOUR },
  }),
};

/** The guardian's place. */
const space = {
  overview: endpoint({
    method: 'GET',
    path: '/family',
    access: 'anyAccount',
    summary:
      'Lists your children, open decisions and your own guardians. An account that cannot be used sees only its guardians.',
    returns: Family,
  }),
  setPermission: endpoint({
    method: 'PUT',
    path: '/family/children/:childId/permissions/:permission',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Gives a child a permission, or withdraws it straight away.',
    params: z.object({ childId: UserId, permission: Permission }),
    body: PermissionChange,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  setPause: endpoint({
    method: 'PUT',
    path: '/family/children/:childId/pause',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Pauses or resumes a child’s account.',
    params: ofChild,
    body: z.object({ paused: z.boolean() }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/family/children/:childId/language',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Sets the language in which a child under 13 reads the product.',
    params: ofChild,
    body: z.object({ language: Language }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/family/inbox/:itemId',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Approves or declines a pending item.',
    params: z.object({ itemId: InboxItemId }),
    body: z.object({ approve: z.boolean() }),
    returns: nothing,
    faults: [commonFaults.notFound, familyFaults.alreadyDecided],
  }),
  inviteGuardian: endpoint({
    method: 'POST',
    path: '/family/children/:childId/guardians',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Invites another person to look after the child (main guardian only).',
    params: ofChild,
    body: GuardianInvite,
    returns: nothing,
    faults: [commonFaults.notFound, familyFaults.tooManyLinks, familyFaults.tooManyGuardians],
    limit: { max: 20, seconds: HOUR },
  }),
  withdrawInvite: endpoint({
    method: 'DELETE',
    path: '/family/invites/:requestId',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Withdraws an open invitation.',
    params: z.object({ requestId: RequestId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  removeGuardian: endpoint({
    method: 'DELETE',
    path: '/family/children/:childId/guardians/:guardianId',
    access: 'anyAccount',
    summary: 'Ends another guardian’s link, or the caller’s.',
    params: z.object({ childId: UserId, guardianId: UserId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  handOver: endpoint({
    method: 'PUT',
    path: '/family/children/:childId/guardians/:guardianId/primary',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary:
      'Passes the main guardian’s role on, or takes it over as a verified guardian from an unverified one. The former main guardian stays a full guardian.',
    params: z.object({ childId: UserId, guardianId: UserId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  downloadChild: endpoint({
    method: 'GET',
    path: '/family/children/:childId/export',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Exports all personal data of a child as a ZIP.',
    params: ofChild,
    returns: download,
    faults: [commonFaults.notFound],
    limit: { max: 10, seconds: HOUR },
  }),
  eraseChild: endpoint({
    method: 'POST',
    path: '/family/children/:childId/deletion',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Deletes a child’s account after 14 days in which it can be undone.',
    params: ofChild,
    body: z.object({ confirmation: line().max(100) }),
    returns: nothing,
    faults: [commonFaults.notFound, accountFaults.confirmationWrong],
  }),
  keepChild: endpoint({
    method: 'DELETE',
    path: '/family/children/:childId/deletion',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Undoes the deletion of a child’s account.',
    params: ofChild,
    returns: nothing,
    faults: [commonFaults.notFound, privacyFaults.adminDecides],
  }),
};

export const familyEndpoints = {
  ...waiting,
  ...requests,
  ...space,
  ...addingEndpoints,
  ...linkEndpoints,
  ...verificationEndpoints,
  ...photoEndpoints,
};
