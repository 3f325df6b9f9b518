import * as z from 'zod';
import { AgeBand, UserId } from '../accounts/index.ts';
import { contentPart, contentWith } from '../content/index.ts';
import { timestamp, version } from '../kernel/index.ts';
import { CaseOutcome, CaseSummary } from './safeguarding.schema.ts';

/** What can be linked to a case. */
export const CaseSubjectKind = contentWith('linked');
export type CaseSubjectKind = z.infer<typeof CaseSubjectKind>;
export const CASE_SUBJECT_LABELS: Readonly<Record<CaseSubjectKind, string>> = contentPart('linked');

/** The child with full name and contact details, as helpers need them. */
const CaseChild = z.object({
  id: UserId,
  name: z.string(),
  username: z.string(),
  ageBand: AgeBand,
  /** Null for a child without an address of its own. */
  email: z.string().nullable(),
  guardians: z.array(z.string()),
});

const CaseLink = z.object({
  id: z.int(),
  kind: CaseSubjectKind,
  /** Null when the account it belonged to is deleted. */
  subjectId: z.uuid().nullable(),
  label: z.string(),
  /** Who it is, or who wrote it; null when it is no longer there. */
  person: z.object({ id: UserId, name: z.string(), ageBand: AgeBand }).nullable(),
});
export type CaseLink = z.infer<typeof CaseLink>;

const Referral = z.object({ to: z.string(), on: z.iso.date(), reference: z.string() });

/** Everything that somebody who acts has to know. */
export const SafeguardingCase = CaseSummary.omit({ child: true }).extend({
  child: CaseChild.nullable(),
  category: z.string().nullable(),
  /** What it is about, in our words. */
  summary: z.string(),
  /** The child's own, exactly as written. */
  words: z.string().nullable(),
  /** What somebody else reported or wrote, verbatim. */
  reported: z.string().nullable(),
  links: z.array(CaseLink),
  /** The latest referral. */
  referral: Referral.nullable(),
  outcome: CaseOutcome.nullable(),
  /** Grows with each decision; a decision sends the version it was based on. */
  version,
});
export type SafeguardingCase = z.infer<typeof SafeguardingCase>;

export const CaseEntryKind = z.enum([
  'opened',
  'viewed',
  'note',
  /** Our team wrote to the child, and the child to our team. */
  'answered',
  'replied',
  'linked',
  'taken',
  'handed_over',
  'referred',
  'overdue',
  'closed',
  'reopened',
]);
export type CaseEntryKind = z.infer<typeof CaseEntryKind>;

/** One thing that happened in a case; immutable. */
export const CaseEntry = z.object({
  id: z.int(),
  kind: CaseEntryKind,
  at: timestamp,
  /** Null when it happened automatically, or the account is deleted. */
  by: z.string().nullable(),
  note: z.string().nullable(),
  /** The person it was handed over to. */
  person: z.string().nullable(),
  subjectKind: CaseSubjectKind.nullable(),
  referral: Referral.nullable(),
  outcome: CaseOutcome.nullable(),
});
export type CaseEntry = z.infer<typeof CaseEntry>;

/** Somebody a case can be handed over to. */
export const CaseColleague = z.object({ id: UserId, name: z.string() });
export type CaseColleague = z.infer<typeof CaseColleague>;
