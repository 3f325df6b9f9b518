import * as z from 'zod';
import { UserId, accountFaults, correctionFaults } from '../accounts/index.ts';
import { familyFaults } from '../families/index.ts';
import { AdminReason, commonFaults, cursor, endpoint, nothing } from '../kernel/index.ts';
import { privacyFaults } from '../privacy/index.ts';
import { ActOutcome, proposalFaults } from '../proposals/index.ts';
import { sanctionFaults } from '../sanctions/index.ts';
import {
  AdminCorrection,
  BadgeChange,
  BetaChange,
  ConfirmationResend,
  RoleChange,
} from './admin-accounts.acts.schema.ts';
import { adminAccountFaults as faults } from './admin-accounts.faults.ts';
import {
  AccountDetails,
  AccountFilter,
  AccountOpening,
  AdminAccount,
} from './admin-accounts.schema.ts';

const ofPerson = z.object({ userId: UserId });
/** What refuses any act on an account. */
const act = [commonFaults.notFound, sanctionFaults.own] as const;

const reading = {
  list: endpoint({
    method: 'GET',
    path: '/admin/accounts',
    access: 'systemAdmin',
    summary:
      'Lists accounts, newest first, paginated. A child under 13 is found by username only and not named.',
    query: AccountFilter,
    returns: z.object({ accounts: z.array(AdminAccount), next: cursor.nullable() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/admin/accounts/:userId',
    access: 'systemAdmin',
    summary: 'Returns one account with its history. A child under 13 must be opened first.',
    params: ofPerson,
    returns: AccountDetails,
    faults: [commonFaults.notFound],
  }),
  open: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/openings',
    access: 'systemAdmin',
    summary: 'Opens the records of a child under 13 for half an hour and notifies the guardians.',
    params: ofPerson,
    body: AdminReason,
    returns: AccountDetails,
    faults: [commonFaults.notFound, sanctionFaults.own],
  }),
};

const acts = {
  setBadge: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/badge',
    access: 'systemAdmin',
    summary: 'Grants or revokes the verified badge.',
    params: ofPerson,
    body: BadgeChange,
    returns: nothing,
    faults: [...act, faults.unchanged, faults.notVerifiable],
  }),
  setBeta: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/beta',
    access: 'systemAdmin',
    summary: 'Grants or revokes beta access, independently of the badge.',
    params: ofPerson,
    body: BetaChange,
    returns: nothing,
    faults: [...act, faults.unchanged],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/sign-out',
    access: 'systemAdmin',
    summary: 'Ends every sign-in of an account.',
    params: ofPerson,
    body: AdminReason,
    returns: nothing,
    faults: act,
  }),
  askGuardian: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/guardian-request',
    access: 'systemAdmin',
    summary: 'Emails the guardian named by a waiting child again.',
    params: ofPerson,
    body: AdminReason,
    returns: nothing,
    faults: [...act, familyFaults.notWaiting, familyFaults.tooManyLinks, faults.nothingAsked],
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/admin/accounts/confirmations',
    access: 'systemAdmin',
    summary:
      'Resends a confirmation link. The response does not reveal whether the email is known.',
    body: ConfirmationResend,
    returns: nothing,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/correction',
    access: 'systemAdmin',
    summary:
      'Corrects a name or birth month. May need a second system admin (across 13 or 18) or, for a child under 13, the guardian.',
    params: ofPerson,
    body: AdminCorrection,
    returns: ActOutcome,
    faults: [
      ...act,
      faults.reasonFirst,
      accountFaults.nameRefused,
      correctionFaults.same,
      correctionFaults.rolesFirst,
      correctionFaults.alreadyWaits,
      correctionFaults.guardianFillsIn,
      proposalFaults.alreadyProposed,
    ],
  }),
  scheduleDeletion: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/deletion',
    access: 'systemAdmin',
    summary: 'Deletes an account after 14 days in which an admin can undo it.',
    params: ofPerson,
    body: AdminReason,
    returns: nothing,
    faults: [...act, faults.unchanged, faults.adminFirst, privacyFaults.lastAdmin],
  }),
  undoDeletion: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/deletion/undo',
    access: 'systemAdmin',
    summary: 'Undoes an admin’s deletion of an account.',
    params: ofPerson,
    body: AdminReason,
    returns: nothing,
    faults: [...act, faults.unchanged, faults.ownWish],
  }),
};

const roles = {
  changeRole: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/roles',
    access: 'systemAdmin',
    summary:
      'Grants or revokes a role. A second system admin must approve any change of system admins, and of who runs a club with minors.',
    params: ofPerson,
    body: RoleChange,
    returns: ActOutcome,
    faults: [
      ...act,
      faults.unchanged,
      faults.adultsOnly,
      faults.lastAdmin,
      proposalFaults.alreadyProposed,
    ],
  }),
};

export const adminAccountEndpoints = { ...reading, ...acts, ...roles };

/** For guardians. */
export const accountOpeningEndpoints = {
  ofChild: endpoint({
    method: 'GET',
    path: '/family/children/:childId/account-openings',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Lists when admins opened a child’s details, and why, newest first.',
    params: z.object({ childId: UserId }),
    returns: z.object({ openings: z.array(AccountOpening) }),
    faults: [commonFaults.notFound],
  }),
};
