import * as z from 'zod';
import { AdminReason, ServiceTest, cursor, endpoint } from '../kernel/index.ts';
import { EmailError, EmailEvent, EmailFilter, EmailOverview, TestEmail } from './email.schema.ts';

/** What system admins see of the mails that Ribbon sends by itself. */
export const emailEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/admin/email-events',
    access: 'systemAdmin',
    summary: 'How many emails went and failed, and the latest of both.',
    returns: EmailOverview,
  }),
  sent: endpoint({
    method: 'GET',
    path: '/admin/email-events/sent',
    access: 'systemAdmin',
    summary: 'Emails that went, newest first, page by page, without links and names of minors.',
    query: EmailFilter,
    returns: z.object({ events: z.array(EmailEvent), next: cursor.nullable() }),
  }),
  failed: endpoint({
    method: 'GET',
    path: '/admin/email-events/failed',
    access: 'systemAdmin',
    summary: 'Emails that could not be sent, newest first, page by page.',
    query: EmailFilter,
    returns: z.object({ errors: z.array(EmailError), next: cursor.nullable() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/email-events/retry',
    access: 'systemAdmin',
    summary: 'Sends the failed emails again, each once, however many admins ask.',
    body: AdminReason,
    returns: z.object({ retried: z.int() }),
    limit: { max: 30, seconds: 60 * 60 },
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/email-events/test',
    access: 'systemAdmin',
    summary: 'Sends a test email at once and says whether the mail server took it.',
    body: TestEmail,
    returns: ServiceTest,
    limit: { max: 20, seconds: 60 * 60 },
  }),
};
