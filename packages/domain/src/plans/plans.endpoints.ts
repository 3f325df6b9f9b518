import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { EventId, calendarFaults } from '../calendar/index.ts';
import { commonFaults, cursor, endpoint, nothing, timestamp, version } from '../kernel/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { planFaults as faults } from './plans.faults.ts';
import { Blocks } from './plans.blocks.schema.ts';
import { PlanDraft } from './plans.form.schema.ts';
import {
  Enrolment,
  GroupSessionPage,
  PlanDetail,
  PlanFigures,
  PlanId,
  PlanSessionId,
  PlanStatus,
  TrainingPlan,
} from './plans.schema.ts';

const HOUR = 3600;
const ofPlan = z.object({ planId: PlanId });
const ofParticipant = ofPlan.extend({ userId: UserId });
const words = [moderationFaults.flagged, moderationFaults.notToMinors];

const reading = {
  figures: endpoint({
    method: 'GET',
    path: '/training-plans/figures',
    access: 'signedIn',
    seconds: 10,
    summary: 'Counts the plans, upcoming sessions and participants of the caller’s clubs.',
    query: z.object({ clubId: ClubId.optional() }),
    returns: PlanFigures,
    faults: [commonFaults.notFound],
  }),
  list: endpoint({
    method: 'GET',
    path: '/training-plans',
    reads: 'replica',
    access: 'signedIn',
    seconds: 10,
    summary:
      'Lists training plans of the caller’s clubs, newest first; drafts only for their writers.',
    query: z.object({
      clubId: ClubId.optional(),
      status: PlanStatus.default('published'),
      cursor: cursor.optional(),
    }),
    returns: z.object({ plans: z.array(TrainingPlan), next: cursor.nullable() }),
    faults: [commonFaults.notFound],
  }),
  read: endpoint({
    method: 'GET',
    path: '/training-plans/:planId',
    reads: 'replica',
    access: 'signedIn',
    seconds: 10,
    summary: 'Returns one plan with its weeks, sessions and blocks.',
    params: ofPlan,
    returns: PlanDetail,
    faults: [commonFaults.notFound],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/group-sessions',
    access: 'signedIn',
    seconds: 10,
    summary: 'Lists upcoming sessions of the caller’s clubs, with their content.',
    query: z.object({
      clubId: ClubId.optional(),
      at: timestamp.optional(),
      id: EventId.optional(),
    }),
    returns: GroupSessionPage,
    faults: [commonFaults.notFound],
  }),
};

const writing = {
  create: endpoint({
    method: 'POST',
    path: '/clubs/:clubId/training-plans',
    access: 'signedIn',
    summary: 'Writes a plan, as a draft.',
    params: z.object({ clubId: ClubId }),
    body: PlanDraft,
    returns: z.object({ planId: PlanId }),
    faults: [commonFaults.notFound, ...words],
    limit: { max: 30, seconds: HOUR },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/training-plans/:planId',
    access: 'signedIn',
    summary: 'Changes a draft.',
    params: ofPlan,
    body: z.object({ version, plan: PlanDraft }),
    returns: nothing,
    faults: [commonFaults.notFound, faults.changedMeanwhile, ...words],
    limit: { max: 240, seconds: HOUR },
  }),
  changeBlocks: endpoint({
    method: 'PUT',
    path: '/training-plans/:planId/sessions/:sessionId/blocks',
    access: 'signedIn',
    summary: 'Changes the content of one session, even after the plan is published.',
    params: ofPlan.extend({ sessionId: PlanSessionId }),
    body: z.object({ blocks: Blocks }),
    returns: nothing,
    faults: [commonFaults.notFound, faults.changedMeanwhile, ...words],
    limit: { max: 240, seconds: HOUR },
  }),
  copy: endpoint({
    method: 'POST',
    path: '/training-plans/:planId/copies',
    access: 'signedIn',
    summary: 'Copies a plan as a new draft of the same club.',
    params: ofPlan,
    body: z.object({ startsOn: PlanDraft.shape.startsOn }),
    returns: z.object({ planId: PlanId }),
    faults: [commonFaults.notFound],
    limit: { max: 30, seconds: HOUR },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/training-plans/:planId/publication',
    access: 'signedIn',
    summary: 'Publishes a draft: its sessions become events of the club’s calendar.',
    params: ofPlan,
    body: z.object({ version }),
    returns: nothing,
    faults: [commonFaults.notFound, faults.changedMeanwhile, faults.notNow],
    limit: { max: 30, seconds: HOUR },
  }),
  archive: endpoint({
    method: 'POST',
    path: '/training-plans/:planId/archive',
    access: 'signedIn',
    summary: 'Archives a plan and, if requested, cancels its upcoming sessions.',
    params: ofPlan,
    body: z.object({ version, cancelSessions: z.boolean() }),
    returns: nothing,
    faults: [commonFaults.notFound, faults.changedMeanwhile],
    limit: { max: 60, seconds: HOUR },
  }),
};

const joining = {
  join: endpoint({
    method: 'PUT',
    path: '/training-plans/:planId/participants/:userId',
    access: 'signedIn',
    summary: 'Joins all upcoming sessions, for the caller or for a child under 13 as the guardian.',
    params: ofParticipant,
    returns: Enrolment,
    faults: [
      commonFaults.notFound,
      faults.changedMeanwhile,
      faults.notNow,
      calendarFaults.wrongAge,
    ],
    limit: { max: 60, seconds: HOUR },
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/training-plans/:planId/participants/:userId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Leaves a plan and frees the places in its upcoming sessions.',
    params: ofParticipant,
    returns: nothing,
    faults: [commonFaults.notFound, calendarFaults.guardianAnswered],
    limit: { max: 60, seconds: HOUR },
  }),
};

export const planEndpoints = { ...reading, ...writing, ...joining };
