import * as z from 'zod';
import { TheirUsername } from '../accounts/index.ts';
import { id, prose } from '../kernel/index.ts';

export const REPORT_MAX = 500;

export const ReportId = id<'ReportId'>();
export type ReportId = z.infer<typeof ReportId>;

/** What can be reported; `other` is a club. */
export const ReportedType = z.enum(['post', 'comment', 'profile', 'club_review', 'other']);
export type ReportedType = z.infer<typeof ReportedType>;

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

/** For whoever does not have the thing itself before them. */
export const PersonReport = z.object({ username: TheirUsername, ...ReportWords.shape });
export type PersonReport = z.infer<typeof PersonReport>;

export const reportMessages = {
  submitted: 'Report Submitted',
  thanks:
    'Thank you. We read every report within 24 hours and act when our rules were broken. You help to protect young athletes.',
  failed: 'Failed to submit report. Please try again.',
} as const;
