import * as z from 'zod';
import { AdminReason, ServiceTest, cursor, endpoint } from '../kernel/index.ts';
import { EmailError, EmailEvent, EmailFilter, EmailOverview, TestEmail } from './email.schema.ts';

/** What system admins see of the mails that Ribbon sends by itself. */
export const emailEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/admin/email-events',
    access: 'systemAdmin',
    summary: 'Counts sent and failed emails, with the latest of each.',
    returns: EmailOverview,
  }),
  sent: endpoint({
    method: 'GET',
    path: '/admin/email-events/sent',
    access: 'systemAdmin',
    summary: 'Lists sent emails, newest first, paginated, without links or names of minors.',
    query: EmailFilter,
    returns: z.object({ events: z.array(EmailEvent), next: cursor.nullable() }),
  }),
  failed: endpoint({
    method: 'GET',
    path: '/admin/email-events/failed',
    access: 'systemAdmin',
    summary: 'Lists emails that could not be sent, newest first, paginated.',
    query: EmailFilter,
    returns: z.object({ errors: z.array(EmailError), next: cursor.nullable() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/email-events/retry',
    access: 'systemAdmin',
    summary: 'Resends the failed emails, each once, even if several admins ask.',
    body: AdminReason,
    returns: z.object({ retried: z.int() }),
    limit: { max: 30, seconds: 60 * 60 },
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/email-events/test',
    access: 'systemAdmin',
    summary: 'Sends a test email straight away and returns whether the mail server accepted it.',
    body: TestEmail,
    returns: ServiceTest,
    limit: { max: 20, seconds: 60 * 60 },
  }),
};
