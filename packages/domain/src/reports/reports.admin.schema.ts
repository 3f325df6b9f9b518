import * as z from 'zod';
import { AgeBand, PersonCard } from '../accounts/index.ts';
import { RESPONSE_HOURS, id, line, prose, timestamp, t, version } from '../kernel/index.ts';
import { MediaId, MediaKind, MediaVariant } from '../media/index.ts';
import {
  REPORTED_TYPE_LABELS,
  REPORT_REASON_LABELS,
  ReportId,
  ReportReason,
  ReportedType,
} from './reports.schema.ts';

export const TICKETS_PER_PAGE = 25;
export const REPORT_NOTES_MAX = 2000;
export const OPENING_REASON_MAX = 500;
/** So many days after the decision, pictures of what was reported are kept. */
export const REPORTED_MEDIA_DAYS = 30;
/** So much of the thing itself is quoted in the list. */
export const TICKET_QUOTE_MAX = 140;
/** More reports of one thing than this say nothing new. */
export const SHOWN_REPORTS = 50;

/** All reports of one thing that are answered together. */
export const TicketId = id<'TicketId'>();
export type TicketId = z.infer<typeof TicketId>;

export const TicketStatus = z.enum(['pending', 'reviewed', 'resolved', 'dismissed']);
export type TicketStatus = z.infer<typeof TicketStatus>;
/** `reviewed` is a status of the specification that no act produces; it counts as open. */
/** Why somebody works on it, for the administrators' log: what was reported, and as what. */
export const reportedFor = (type: ReportedType, reasons: readonly ReportReason[]): string =>
  t('Report about a {type}: {map}', {
    type: REPORTED_TYPE_LABELS[type],
    map: reasons.map((one) => REPORT_REASON_LABELS[one]).join(', '),
  });

export const TICKET_STATUS_LABELS: Readonly<Record<TicketStatus, string>> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
};

export const TicketUrgency = z.enum(['at_risk', 'urgent', 'general']);
export type TicketUrgency = z.infer<typeof TicketUrgency>;
export const TICKET_URGENCY_LABELS: Readonly<Record<TicketUrgency, string>> = {
  at_risk: 'A child may be at risk',
  urgent: 'Urgent',
  general: 'Within a day',
};

const HOUR_MS = 3_600_000;
const HOURS: Readonly<Record<TicketUrgency, number>> = {
  at_risk: RESPONSE_HOURS.emergency,
  urgent: RESPONSE_HOURS.urgent,
  general: RESPONSE_HOURS.general,
};
const URGENT_REASONS: ReadonlySet<ReportReason> = new Set(['violence', 'harassment']);

/** How urgent a report is, which sets its deadline. */
export const urgencyOf = (report: {
  childAtRiskNow: boolean;
  reason: ReportReason;
}): TicketUrgency => {
  if (report.childAtRiskNow) return 'at_risk';
  return URGENT_REASONS.has(report.reason) ? 'urgent' : 'general';
};
export const dueAt = (urgency: TicketUrgency, reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + HOURS[urgency] * HOUR_MS);

const DECIDED_FROM = 10_000_000_000_000;
/** What is due first comes first; after everything open come the decided ones, the newest first. */
export const ticketRank = (ticket: { dueAt: Date } | { decidedAt: Date }): number =>
  'decidedAt' in ticket ? DECIDED_FROM - ticket.decidedAt.getTime() : ticket.dueAt.getTime();

/** Where the next page begins: the rank and the id of the last ticket shown. */
export const ticketCursor = z
  .string()
  .regex(
    /^\d{1,18}\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    'That link isn’t valid.',
  );

export const TicketFilter = z.object({
  search: line().max(80).default(''),
  status: TicketStatus.optional(),
  reason: ReportReason.optional(),
  cursor: ticketCursor.optional(),
});
export type TicketFilter = z.output<typeof TicketFilter>;

/** A row of the list: the thing, who reported it last and why. */
export const Ticket = z.object({
  id: TicketId,
  contentType: ReportedType,
  contentId: z.uuid(),
  /** The first words of it as it was; null without words, and while the reader may not see them. */
  quote: z.string().nullable(),
  /** Null for somebody without an account, or whose account is gone. */
  reporter: PersonCard.nullable(),
  reportsCount: z.int(),
  reason: ReportReason,
  description: z.string(),
  status: TicketStatus,
  urgency: TicketUrgency,
  dueAt: timestamp,
  takenBy: z.string().nullable(),
  isTakenByReader: z.boolean(),
  reviewedBy: z.string().nullable(),
  reviewedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  version,
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketReport = z.object({
  id: ReportId,
  reporter: PersonCard.nullable(),
  reason: ReportReason,
  description: z.string(),
  childAtRiskNow: z.boolean(),
  createdAt: timestamp,
});

/** A picture or video that is kept as it was, for moderators alone. */
export const KeptMedia = z.object({ id: MediaId, kind: MediaKind, hasPoster: z.boolean() });
export type KeptMedia = z.infer<typeof KeptMedia>;

export const KeptMediaVariant = z.object({
  ticketId: TicketId,
  mediaId: MediaId,
  variant: MediaVariant,
});
export type KeptMediaVariant = z.infer<typeof KeptMediaVariant>;

/** What was reported, as it was at that moment. */
export const Snapshot = z.object({
  text: z.string().nullable(),
  audience: z.string().nullable(),
  mediaIds: z.array(z.uuid()),
  /** The files that are still kept. */
  media: z.array(KeptMedia),
  /** What the text moderator had said of it. */
  verdicts: z.array(z.string()),
  /** What somebody without an account named. */
  about: z.string().nullable(),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** What stands around the thing today, so that it can be understood. */
export const Surroundings = z.object({
  title: z.string(),
  /** Whether the thing itself is gone, hidden or as it was reported. */
  state: z.enum(['there', 'hidden', 'changed', 'gone']),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      text: z.string(),
      at: timestamp,
      isReported: z.boolean(),
    }),
  ),
});
export type Surroundings = z.infer<typeof Surroundings>;

export const TicketDetails = z.object({
  ticket: Ticket,
  reports: z.array(TicketReport),
  author: PersonCard.extend({ ageBand: AgeBand }).nullable(),
  /** Not for everybody: opened only with a reason, which is written down. */
  needsReason: z.boolean(),
  snapshot: Snapshot.nullable(),
  surroundings: Surroundings.nullable(),
  resolutionNotes: z.string().nullable(),
  notes: z.array(z.object({ id: z.int(), by: z.string(), note: z.string(), createdAt: timestamp })),
  /** What was decided before about things of the same person. */
  earlier: z.array(
    z.object({
      id: TicketId,
      contentType: ReportedType,
      reasons: z.array(ReportReason),
      status: TicketStatus,
      createdAt: timestamp,
    }),
  ),
});
export type TicketDetails = z.infer<typeof TicketDetails>;

export const TicketCounts = z.object({
  pending: z.int(),
  reviewed: z.int(),
  resolved: z.int(),
  dismissed: z.int(),
  /** The open ones past their deadline. */
  overdue: z.int(),
});
export type TicketCounts = z.infer<typeof TicketCounts>;

export const TicketDecision = z.enum(['resolved', 'dismissed']);
export type TicketDecision = z.infer<typeof TicketDecision>;

const notes = prose(REPORT_NOTES_MAX, { tooLong: 'Notes can be up to 2000 characters' });

/** A decision counts for the ticket as it was read. */
export const TicketVerdict = z.object({
  decision: TicketDecision,
  notes: notes.default(''),
  version,
});
export type TicketVerdict = z.output<typeof TicketVerdict>;

export const TicketVersion = z.object({ version });

export const TicketNote = z.object({
  note: prose(REPORT_NOTES_MAX, {
    required: 'Please write a note',
    tooLong: 'Notes can be up to 2000 characters',
  }),
});
export type TicketNote = z.infer<typeof TicketNote>;

export const OpeningReason = z.object({
  reason: prose(OPENING_REASON_MAX, {
    required: 'Please say why you need to see it',
    tooLong: 'Reasons can be up to 500 characters',
  }),
});
export type OpeningReason = z.infer<typeof OpeningReason>;

export const ticketMessages = {
  decided: { resolved: 'Report resolved.', dismissed: 'Report dismissed.' },
  /** The specification's own words. */
  decisionFailed: {
    resolved: 'Failed to resolved report. Please try again.',
    dismissed: 'Failed to dismissed report. Please try again.',
  },
  notesQuestion: 'Resolution notes (optional):',
  noted: 'Note added.',
  taken: 'This report is now assigned to you.',
  handedBack: 'This report isn’t assigned to you any more.',
} as const;
