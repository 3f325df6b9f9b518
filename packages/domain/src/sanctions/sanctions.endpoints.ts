import * as z from 'zod';
import { SanctionId, UserId } from '../accounts/index.ts';
import { commonFaults, cursor, endpoint } from '../kernel/index.ts';
import { ActOutcome, proposalFaults } from '../proposals/index.ts';
import {
  Appeal,
  AppealCounts,
  AppealDecision,
  AppealFilter,
  AppealId,
} from './appeals/sanctions.appeals.schema.ts';
import { OwnDecision, NewAppeal } from './appeals/sanctions.decisions.schema.ts';
import { sanctionFaults } from './sanctions.faults.ts';
import { HiddenFilter, HiddenItem } from './sanctions.hidden.schema.ts';
import { KeepHidden, NewSanction, PastSanction, Undo } from './sanctions.schema.ts';

const ofSanction = z.object({ sanctionId: SanctionId });
const HOUR = 60 * 60;

/**
 * Decisions, for the people they are about to read and appeal. They work in every state of an
 * account.
 */
export const decisionEndpoints = {
  mine: endpoint({
    method: 'GET',
    path: '/decisions',
    access: 'anyAccount',
    summary: 'Lists decisions about the caller and the young people in their care, newest first.',
    returns: z.object({ decisions: z.array(OwnDecision) }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/decisions/:sanctionId/opened',
    access: 'anyAccount',
    summary:
      'Opens a decision about a child under 13 (guardians only); from then on the child can read it.',
    params: ofSanction,
    returns: OwnDecision,
    faults: [commonFaults.notFound],
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/decisions/:sanctionId/appeal',
    access: 'anyAccount',
    summary: 'Appeals against a decision, once and within 20 days. Never refused for its tone.',
    params: ofSanction,
    body: NewAppeal,
    returns: OwnDecision,
    faults: [commonFaults.notFound, sanctionFaults.alreadyAppealed, sanctionFaults.mayNotAppeal],
    limit: { max: 20, seconds: HOUR },
  }),
};

/** Decisions of moderators about people, and their outcome. */
export const sanctionEndpoints = {
  apply: endpoint({
    method: 'POST',
    path: '/admin/sanctions',
    access: 'systemAdmin',
    summary:
      'Hides content, removes a comment, warns, limits or suspends, and notifies the person. A second system admin must approve limiting or suspending another.',
    body: NewSanction,
    /** `sanction` is null while a second system admin has to agree. */
    returns: ActOutcome.extend({ sanction: PastSanction.nullable() }),
    faults: [
      commonFaults.notFound,
      sanctionFaults.own,
      sanctionFaults.alreadyHidden,
      sanctionFaults.notTheirs,
      sanctionFaults.lastAdmin,
      proposalFaults.alreadyProposed,
    ],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/admin/sanctions/:sanctionId/undo',
    access: 'systemAdmin',
    summary:
      'Undoes a decision and notifies the person: content comes back, a limit or suspension ends.',
    params: ofSanction,
    body: Undo,
    returns: PastSanction,
    faults: [
      commonFaults.notFound,
      sanctionFaults.own,
      sanctionFaults.alreadyUndone,
      sanctionFaults.changedMeanwhile,
    ],
  }),
  history: endpoint({
    method: 'GET',
    path: '/admin/people/:userId/sanctions',
    access: 'systemAdmin',
    summary: 'Lists earlier decisions about a person, newest first.',
    params: z.object({ userId: UserId }),
    returns: z.object({ sanctions: z.array(PastSanction) }),
    faults: [commonFaults.notFound],
  }),
  hidden: endpoint({
    method: 'GET',
    path: '/admin/hidden',
    access: 'systemAdmin',
    summary: 'Lists content that moderators have hidden, newest first, paginated.',
    query: HiddenFilter,
    returns: z.object({ items: z.array(HiddenItem), next: cursor.nullable() }),
  }),
  keepHidden: endpoint({
    method: 'POST',
    path: '/admin/hidden/:sanctionId/kept',
    access: 'systemAdmin',
    summary: 'Keeps resubmitted content hidden, with a reason.',
    params: ofSanction,
    body: KeepHidden,
    returns: PastSanction,
    faults: [
      commonFaults.notFound,
      sanctionFaults.own,
      sanctionFaults.alreadyUndone,
      sanctionFaults.changedMeanwhile,
    ],
  }),
  appeals: endpoint({
    method: 'GET',
    path: '/admin/appeals',
    access: 'systemAdmin',
    summary: 'Lists appeals, oldest first, paginated.',
    query: AppealFilter,
    returns: z.object({ appeals: z.array(Appeal), next: cursor.nullable() }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/appeals/counts',
    access: 'systemAdmin',
    summary:
      'Counts pending appeals, with the oldest date, and hidden content that was resubmitted.',
    returns: AppealCounts,
  }),
  decideAppeal: endpoint({
    method: 'POST',
    path: '/admin/appeals/:appealId/decision',
    access: 'systemAdmin',
    summary: 'Upholds or overturns a decision, once; if possible by another moderator.',
    params: z.object({ appealId: AppealId }),
    body: AppealDecision,
    returns: Appeal,
    faults: [
      commonFaults.notFound,
      sanctionFaults.own,
      sanctionFaults.firstModerator,
      sanctionFaults.alreadyDecided,
      sanctionFaults.alreadyUndone,
      sanctionFaults.changedMeanwhile,
    ],
  }),
};
