import * as z from 'zod';
import { AgeBand, UserId } from '../accounts/index.ts';
import { RESPONSE_HOURS, cursor, id, line, timestamp } from '../kernel/index.ts';

export const CASES_PER_PAGE = 25;
export const CASE_ENTRIES_PER_PAGE = 50;
/** So many things can be linked to one case. */
export const CASE_LINKS_MAX = 100;
/** Reading a case again within this time is the same opening: its page reads again after every act. */
export const CASE_OPENING_MINUTES = 10;
/** How long a closed case is kept; the privacy policy says the same. */
export const CASE_KEPT_YEARS = 7;
export const CASE_KEPT_DAYS = Math.ceil(CASE_KEPT_YEARS * 365.25);

export const CaseId = id<'CaseId'>();
export type CaseId = z.infer<typeof CaseId>;

export const CaseUrgency = z.enum(['emergency', 'urgent', 'general']);
export type CaseUrgency = z.infer<typeof CaseUrgency>;
export const CASE_URGENCY_LABELS: Readonly<Record<CaseUrgency, string>> = {
  emergency: 'Emergency',
  urgent: 'Urgent',
  general: 'General',
};
/** Within how many hours somebody acts. */
export const CASE_HOURS: Readonly<Record<CaseUrgency, number>> = RESPONSE_HOURS;
const HOUR_MS = 3_600_000;
/** When somebody has acted at the latest. */
export const caseDueBy = (urgency: CaseUrgency, from: Date): Date =>
  new Date(from.getTime() + CASE_HOURS[urgency] * HOUR_MS);

export const CaseStatus = z.enum(['open', 'in_hand', 'referred', 'closed']);
export type CaseStatus = z.infer<typeof CaseStatus>;
export const CASE_STATUS_LABELS: Readonly<Record<CaseStatus, string>> = {
  open: 'Open',
  in_hand: 'In progress',
  referred: 'Referred',
  closed: 'Closed',
};
/** The clock stops when a case is referred or closed. */
export const isClockRunning = (status: CaseStatus): boolean =>
  status === 'open' || status === 'in_hand';

export const CaseSource = z.enum([
  'disclosure',
  'content_report',
  'moderation',
  'staff',
  'contact',
]);
export type CaseSource = z.infer<typeof CaseSource>;
export const CASE_SOURCE_LABELS: Readonly<Record<CaseSource, string>> = {
  disclosure: 'Disclosed by the child',
  content_report: 'Report of a child at risk',
  moderation: 'Pattern of contact with a child',
  staff: 'Opened by staff',
  contact: 'Message to us',
};

export const CaseOutcome = z.enum([
  'child_supported',
  'referred_on',
  'content_dealt_with',
  'no_concern',
  'duplicate',
  'other',
]);
export type CaseOutcome = z.infer<typeof CaseOutcome>;
export const CASE_OUTCOME_LABELS: Readonly<Record<CaseOutcome, string>> = {
  child_supported: 'The child was supported',
  referred_on: 'Referred to another agency',
  content_dealt_with: 'The content was dealt with',
  no_concern: 'No cause for concern',
  duplicate: 'Part of another case',
  other: 'Something else',
};

/** What the list can be narrowed to. Without a status: the cases whose clock runs. */
export const CaseFilter = z.object({
  search: line().max(80).default(''),
  status: CaseStatus.optional(),
  urgency: CaseUrgency.optional(),
  source: CaseSource.optional(),
  /** Only cases assigned to the reader. */
  mine: z.literal('yes').optional(),
  cursor: cursor.optional(),
});
export type CaseFilter = z.output<typeof CaseFilter>;

/** A case in the list: enough to choose, and nothing that a child wrote. */
export const CaseSummary = z.object({
  id: CaseId,
  /** How people call it when they talk. */
  number: z.string(),
  status: CaseStatus,
  urgency: CaseUrgency,
  source: CaseSource,
  /** By the name that others see; null when the account is gone. */
  child: z.object({ name: z.string(), ageBand: AgeBand }).nullable(),
  /** The person in charge of the case. */
  assignee: z.object({ id: UserId, name: z.string() }).nullable(),
  dueAt: timestamp,
  createdAt: timestamp,
  closedAt: timestamp.nullable(),
});
export type CaseSummary = z.infer<typeof CaseSummary>;

/** True counts of what the reader may see. */
export const CaseCounts = z.object({
  open: z.int(),
  inHand: z.int(),
  referred: z.int(),
  closed: z.int(),
  /** The cases past their deadline. */
  overdue: z.int(),
});
export type CaseCounts = z.infer<typeof CaseCounts>;
