import * as z from 'zod';
import { commonFaults, endpoint, fault, storedFile } from '../kernel/index.ts';
import {
  KeptMediaVariant,
  OpeningReason,
  Ticket,
  TicketCounts,
  TicketDetails,
  TicketFilter,
  TicketId,
  TicketNote,
  TicketVerdict,
  TicketVersion,
  ticketCursor,
} from './reports.admin.schema.ts';
import { ReportReason } from './reports.schema.ts';

export const ticketFaults = {
  alreadyDecided: fault('ticketDecided', 409, 'Someone else has already decided this report.'),
  changedMeanwhile: fault(
    'ticketChanged',
    409,
    'This report has changed since you opened it. Please look again.',
  ),
  takenByOther: fault('ticketTaken', 409, 'Someone else is working on this report.'),
};

const params = z.object({ ticketId: TicketId });
const answers = [
  commonFaults.notFound,
  ticketFaults.alreadyDecided,
  ticketFaults.changedMeanwhile,
  ticketFaults.takenByOther,
];

/** What system admins do about reports. */
export const ticketEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/reports',
    access: 'systemAdmin',
    summary: 'Lists reported items: those due first, then decided ones, newest first.',
    query: TicketFilter,
    returns: z.object({ tickets: z.array(Ticket), next: ticketCursor.nullable() }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/reports/counts',
    access: 'systemAdmin',
    summary: 'Counts reports by status, and those overdue.',
    returns: TicketCounts,
  }),
  reasons: endpoint({
    method: 'GET',
    path: '/admin/reports/reasons',
    access: 'systemAdmin',
    summary: 'Lists the reasons for reports.',
    returns: z.object({ reasons: z.array(ReportReason) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/admin/reports/:ticketId',
    access: 'systemAdmin',
    summary: 'Returns all details of one reported item.',
    params,
    returns: TicketDetails,
    faults: [commonFaults.notFound],
  }),
  media: endpoint({
    method: 'GET',
    path: '/admin/reports/:ticketId/media/:mediaId/:variant',
    access: 'systemAdmin',
    summary: 'Returns a picture of reported content, even if deleted. Some must be opened first.',
    params: KeptMediaVariant,
    returns: storedFile,
    faults: [commonFaults.notFound],
    limit: { max: 3000, seconds: 60 },
  }),
  open: endpoint({
    method: 'POST',
    path: '/admin/reports/:ticketId/openings',
    access: 'systemAdmin',
    summary: 'Opens private content. The reason is logged, and the person can see it.',
    params,
    body: OpeningReason,
    returns: TicketDetails,
    faults: [commonFaults.notFound],
  }),
  take: endpoint({
    method: 'POST',
    path: '/admin/reports/:ticketId/take',
    access: 'systemAdmin',
    summary: 'Assigns a report to the caller, so that nobody else works on it.',
    params,
    body: TicketVersion,
    returns: Ticket,
    faults: answers,
  }),
  handBack: endpoint({
    method: 'POST',
    path: '/admin/reports/:ticketId/hand-back',
    access: 'systemAdmin',
    summary: 'Unassigns a report.',
    params,
    body: TicketVersion,
    returns: Ticket,
    faults: answers,
  }),
  note: endpoint({
    method: 'POST',
    path: '/admin/reports/:ticketId/notes',
    access: 'systemAdmin',
    summary: 'Adds a note that only moderators can read.',
    params,
    body: TicketNote,
    returns: TicketDetails,
    faults: [commonFaults.notFound],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/reports/:ticketId/decision',
    access: 'systemAdmin',
    summary: 'Resolves or dismisses a report and notifies everyone who made it, once.',
    params,
    body: TicketVerdict,
    returns: Ticket,
    faults: answers,
  }),
};
