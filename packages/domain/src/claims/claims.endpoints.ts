import * as z from 'zod';
import { ClubId, accountFaults } from '../accounts/index.ts';
import { commonFaults, endpoint, nothing } from '../kernel/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { ActOutcome, proposalFaults } from '../proposals/index.ts';
import { claimFaults as faults } from './claims.faults.ts';
import {
  ClaimDecision,
  ClaimId,
  ClaimList,
  ClaimListQuery,
  ClaimStatus,
  NewClaim,
} from './claims.schema.ts';

export const claimEndpoints = {
  submit: endpoint({
    method: 'POST',
    path: '/clubs/:clubId/claims',
    access: 'signedIn',
    summary: 'Claims a club that nobody runs.',
    params: z.object({ clubId: ClubId }),
    body: NewClaim,
    returns: nothing,
    faults: [
      faults.adultsOnly,
      accountFaults.nameRefused,
      faults.clubGone,
      faults.alreadyClaimed,
      faults.duplicate,
      moderationFaults.flagged,
    ],
    limit: { max: 10, seconds: 3600 },
  }),
  pending: endpoint({
    method: 'GET',
    path: '/clubs/claims',
    access: 'signedIn',
    summary: 'Lists the clubs with a pending claim of the caller.',
    returns: z.object({ clubIds: z.array(ClubId) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/claims',
    access: 'systemAdmin',
    summary: 'Lists club claims, newest first, paginated.',
    query: ClaimListQuery,
    returns: ClaimList,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/claims/:claimId/decision',
    access: 'systemAdmin',
    summary:
      'Approves or rejects a request; approval makes the account the club’s admin, once a second system admin agrees where the club has minors.',
    params: z.object({ claimId: ClaimId }),
    body: ClaimDecision,
    returns: ActOutcome.extend({ status: ClaimStatus }),
    faults: [
      commonFaults.notFound,
      faults.decided,
      faults.userNotFound,
      faults.heldByAnother,
      accountFaults.ownMatter,
      proposalFaults.alreadyProposed,
      moderationFaults.flagged,
    ],
  }),
};
