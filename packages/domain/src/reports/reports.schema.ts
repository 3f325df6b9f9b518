import * as z from 'zod';
import { Email, TheirUsername } from '../accounts/index.ts';
import { contentPart, contentWith } from '../content/index.ts';
import { id, phrase, prose, timestamp } from '../kernel/index.ts';

export const REPORT_MAX = 500;

export const ReportId = id<'ReportId'>();
export type ReportId = z.infer<typeof ReportId>;

export const ReportedType = contentWith('reported');
export type ReportedType = z.infer<typeof ReportedType>;
export const REPORTED_TYPE_LABELS: Readonly<Record<ReportedType, string>> = contentPart('label');

export const ReportReason = z.enum(
  ['spam', 'harassment', 'inappropriate', 'violence', 'hate_speech', 'fake_profile', 'other'],
  'Please choose a reason',
);
export type ReportReason = z.infer<typeof ReportReason>;
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam',
  harassment: 'Harassment or bullying',
  inappropriate: 'Inappropriate content',
  violence: 'Violence',
  hate_speech: 'Hate speech',
  fake_profile: 'Fake profile',
  other: 'Something else',
};

/** A thing that somebody may want to report. */
export const Reported = z.object({ contentType: ReportedType, contentId: z.uuid() });
export type Reported = z.infer<typeof Reported>;

export const ReportWords = z.object({
  reason: ReportReason,
  description: prose(REPORT_MAX, {
    required: 'Please provide a description of the issue',
    tooLong: 'Description must be 500 characters or less',
  }),
  /** Such a report is read before all others. */
  childAtRiskNow: z.boolean(),
});
export type ReportWords = z.infer<typeof ReportWords>;

export const NewReport = Reported.extend(ReportWords.shape);
export type NewReport = z.infer<typeof NewReport>;

/** For reporting somebody by username, without a page to report from. */
export const PersonReport = z.object({ username: TheirUsername, ...ReportWords.shape });
export type PersonReport = z.infer<typeof PersonReport>;

export const REPORT_ABOUT_MAX = 300;

/** From somebody without an account: what it is about, in their words or as an address. */
export const OpenReport = z.object({
  about: phrase(REPORT_ABOUT_MAX, {
    required: 'Please say what it is about',
    tooLong: 'Please use 300 characters or less',
  }),
  ...ReportWords.shape,
  /** Where we answer, if they want to be answered. */
  email: z.union([z.literal(''), Email]).default(''),
});
export type OpenReport = z.output<typeof OpenReport>;

/** The outcome of a report as its author reads it; never what happened to anybody. */
export const ReportOutcome = z.enum(['waiting', 'acted', 'looked_into', 'nothing_found']);
export type ReportOutcome = z.infer<typeof ReportOutcome>;
export const REPORT_OUTCOME_LABELS: Readonly<Record<ReportOutcome, string>> = {
  waiting: 'We’re reading it',
  acted: 'Action taken',
  looked_into: 'Looked into',
  nothing_found: 'No rules broken',
};

export const OwnReport = z.object({
  id: ReportId,
  contentType: ReportedType,
  reason: ReportReason,
  createdAt: timestamp,
  outcome: ReportOutcome,
  decidedAt: timestamp.nullable(),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** That a moderator looked at something that is not for everybody. */
export const Opening = z.object({
  id: z.uuid(),
  contentType: ReportedType,
  at: timestamp,
});
export type Opening = z.infer<typeof Opening>;

export const reportMessages = {
  submitted: 'Report Submitted',
  thanks:
    'Thank you. We read every report within 24 hours and act when our rules were broken. You’re helping to protect young athletes.',
  failed: 'Failed to submit report. Please try again.',
} as const;
