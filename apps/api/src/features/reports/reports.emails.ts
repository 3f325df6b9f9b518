import { amongReaders, hasReader } from '#db/visibility/concerned';
import { peopleIn } from '#db/people/people';
import { type EmailDefinition, type Addressee, defineEmail, together } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import type { UserId } from '@ribbon/domain/accounts';
import { REPORTED_TYPE_LABELS, REPORT_REASON_LABELS } from '@ribbon/domain/reports';
import { reportStore } from './reports.store.ts';
import { asTicket } from './tickets/reports.tickets.scope.ts';
import { t } from '@ribbon/domain/kernel';
import { translated } from '#platform/language/reader';

/**
 * Confirms to the reporter that the report has arrived (child-safety rule 17), and alerts the
 * people who act on it.
 */
export const reportEmails = ({ db, clock, config }: Platform): EmailDefinition[] => {
  /** The reporter to answer: a member, or somebody without an account who left an address. */
  async function reporterOf(report: {
    reporterId: string | null;
    reporterEmail: string | null;
  }): Promise<Reporter | undefined> {
    if (report.reporterId === null)
      return report.reporterEmail === null ? undefined : { email: report.reporterEmail };
    return peopleIn(db, clock()).person(report.reporterId as UserId);
  }
  return [
    defineEmail({
      on: 'content.reported',
      template: 'report_received',
      about: async ({ reportId }) => {
        const report = await reportStore.find(db, reportId);
        if (report === undefined || report.acknowledgedAt !== null) return undefined;
        const reporter = await reporterOf(report);
        return reporter && { reportId, reporter, isUrgent: report.childAtRiskNow };
      },
      to: ({ reporter }) => [reporter],
      write: ({ reporter, isUrgent }, { platformName }) => ({
        subject: 'We have your report',
        preview: 'Thank you for telling us.',
        greeting: greetingOf(reporter),
        paragraphs: [
          t(
            'Thank you for telling us. A person at {platformName} will read your report within 24 hours. We never tell anyone who reported them.',
            { platformName },
          ),
          ...(isUrgent
            ? [
                'You told us a child may be at risk now, so we’ll read it first. If someone is in danger at this moment, please call your country’s emergency number.',
              ]
            : []),
        ],
      }),
      sent: ({ reportId }) => reportStore.note(db, reportId, { acknowledged_at: clock() }),
    }),
    // To the operator, who can make somebody else an administrator.
    defineEmail({
      on: 'content.reported',
      template: 'report_without_reader',
      about: async ({ reportId }) => {
        const report = await reportStore.find(db, reportId);
        const isRead = report && (await hasReader(db, asTicket(report.ticketId)));
        return isRead === false ? { isUrgent: report?.childAtRiskNow === true } : undefined;
      },
      to: () => [{ email: config.safetyContact ?? null }],
      write: ({ isUrgent }, { platformName }) => ({
        subject: t('{platformName}: nobody can read a report', { platformName }),
        preview: 'It’s about every system admin.',
        greeting: 'Please act now',
        paragraphs: [
          'Someone has reported something that involves every system admin, so none of them can see it.',
          ...(isUrgent ? ['They say a child may be at risk right now.'] : []),
          'Please make someone who isn’t involved a system admin (npm run admin:create -- --another). The report is waiting for them in Content Reports.',
        ],
      }),
    }),
    // The kind of thing and the reason, but neither its words nor the reporter.
    defineEmail({
      on: 'content.reported',
      template: 'content_reported',
      about: ({ reportId }) => reportStore.find(db, reportId),
      to: async ({ ticketId }) => {
        const admins = await peopleIn(db, clock()).systemAdmins();
        return [together(await amongReaders(db, asTicket(ticketId), admins))];
      },
      write: ({ contentType, contentId, reason, childAtRiskNow }, { platformName }) => {
        const what = translated(REPORTED_TYPE_LABELS[contentType]);
        const why = translated(REPORT_REASON_LABELS[reason]);
        return {
          subject: childAtRiskNow
            ? t('{platformName}: A CHILD MAY BE AT RISK NOW, please read this report first', {
                platformName,
              })
            : t('{platformName}: a new report ({what})', { platformName, what }),
          preview: t('{reason}. Reports are read within 24 hours.', {
            reason: why,
          }),
          greeting: childAtRiskNow ? 'Please look at this now' : 'A new report',
          paragraphs: [
            t('Someone has reported something: {what}. Reason: {reason}.', { what, reason: why }),
            ...(childAtRiskNow
              ? ['They say a child may be at risk right now. Please read this one first.']
              : []),
            t('Report number: {contentId}.', { contentId }),
          ],
          button: { label: 'Open the reports', href: `${config.publicUrl}/admin/reports` },
        };
      },
    }),
    defineEmail({
      on: 'report.decided',
      template: 'report_decided',
      about: async ({ reportId, acted, isResolved }) => {
        const report = await reportStore.find(db, reportId);
        if (report === undefined || report.outcomeSentAt !== null) return undefined;
        const reporter = await reporterOf(report);
        return reporter && { reportId, reporter, acted, isResolved };
      },
      to: ({ reporter }) => [reporter],
      // The consequences for another person are theirs alone to know.
      write: ({ reporter, acted, isResolved }) => ({
        subject: 'Updates on your report',
        preview: acted ? 'Thank you. We’ve taken action.' : 'Thank you. We’ve looked at it.',
        greeting: greetingOf(reporter),
        paragraphs: [
          acted
            ? 'Thank you for telling us. A person has read your report, and we’ve taken action. We don’t share what we decided about someone else.'
            : isResolved
              ? 'Thank you for telling us. A person has read your report and looked into it.'
              : 'Thank you for telling us. A person has read your report and looked into it. We found nothing that breaks our rules.',
          'If it happens again, please tell us again.',
        ],
      }),
      sent: ({ reportId }) => reportStore.note(db, reportId, { outcome_sent_at: clock() }),
    }),
  ];
};

type Reporter = Addressee & { username?: string };

const greetingOf = ({ username }: Reporter) =>
  username ? t('Hello {username},', { username }) : 'Hello,';
