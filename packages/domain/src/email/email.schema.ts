import * as z from 'zod';
import { emailWith } from '../accounts/index.ts';
import { cursor, id, line, timestamp, t } from '../kernel/index.ts';

export const EmailEventId = id<'EmailEventId'>();
export type EmailEventId = z.infer<typeof EmailEventId>;
export const EmailErrorId = id<'EmailErrorId'>();
export type EmailErrorId = z.infer<typeof EmailErrorId>;

export const EMAIL_EVENTS_PER_PAGE = 25;
/** The log of mails that were sent. */
export const EMAIL_LOG_DAYS = 365;
/** What the overview shows of each list. */
export const RECENT_EVENTS = 5;
export const RECENT_ERRORS = 3;

/** What is kept of a mail. Links, codes and the names of minors are never shown. */
export const EmailData = z.object({
  template: z.string(),
  to: z.string(),
  links: z.literal('hidden'),
});
export type EmailData = z.infer<typeof EmailData>;

export const EmailEvent = z.object({
  id: EmailEventId,
  event: z.string(),
  data: EmailData,
  processedAt: timestamp,
});
export type EmailEvent = z.infer<typeof EmailEvent>;

export const EmailError = z.object({
  id: EmailErrorId,
  event: z.string(),
  errorMessage: z.string(),
  data: EmailData,
  tries: z.int(),
  /** False for an address that refused mail for good: trying again would not help. */
  canRetry: z.boolean(),
  occurredAt: timestamp,
  retriedAt: timestamp.nullable(),
});
export type EmailError = z.infer<typeof EmailError>;

export const EmailStats = z.object({
  total: z.int(),
  failed: z.int(),
  /** The failed ones that can be sent again. */
  retryable: z.int(),
  sent: z.int(),
  errors: z.int(),
});
export type EmailStats = z.infer<typeof EmailStats>;

/** Rounded; with no mail at all, none has failed. */
export const successRate = ({ total, failed }: Pick<EmailStats, 'total' | 'failed'>): number =>
  total === 0 ? 100 : Math.round(((total - failed) / total) * 100);

export const EmailOverview = z.object({
  stats: EmailStats,
  events: z.array(EmailEvent),
  errors: z.array(EmailError),
  /** The names of events that occur in either list. */
  names: z.array(z.string()),
});
export type EmailOverview = z.infer<typeof EmailOverview>;

export const EmailFilter = z.object({
  search: line().max(80).default(''),
  event: line().max(100).optional(),
  cursor: cursor.optional(),
});
export type EmailFilter = z.output<typeof EmailFilter>;

/** Where a test email goes. */
export const TestEmail = z.object({
  email: emailWith('Please enter an email address'),
});
export type TestEmail = z.output<typeof TestEmail>;

export const emailMessages = {
  testSent: 'Test email sent successfully! Check your inbox.',
  testFailed: (reason: string): string => t('Test failed: {reason}', { reason }),
  retried: 'Failed events have been retried. Check the logs for results.',
  nothingToRetry: 'Someone got there first: there’s nothing left to retry.',
  retryFailed: 'Failed to retry events. Please try again.',
} as const;
