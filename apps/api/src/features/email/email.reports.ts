import type { AccountMailing } from '#features/accounts';
import type { ReportService } from '#features/reports';
import type { SiteService } from '#features/site';
import type { Subscriber } from '#platform/outbox/domain-events';
import { REPORT_REASON_LABELS } from '@ribbon/domain/reports';
import type { Letter } from '#platform/mail/letters';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

type Report = NonNullable<Awaited<ReturnType<ReportService['mailing']['report']>>>;

interface Needs extends SenderNeeds {
  accounts: AccountMailing;
  site: Pick<SiteService['mailing'], 'adminAddresses'>;
  reports: ReportService['mailing'];
}

const letters = {
  /** What kind of thing and why, but neither its words nor who reported it. */
  content_reported: (name: string, report: Report): Letter => {
    const what = report.contentType.replaceAll('_', ' ');
    return {
      subject: report.childAtRiskNow
        ? `${name}: A CHILD MAY BE AT RISK NOW, please read this report first`
        : `${name}: a ${what} was reported`,
      preview: `${REPORT_REASON_LABELS[report.reason]}. Reports are read within 24 hours.`,
      greeting: report.childAtRiskNow ? 'Please look at this now' : 'A new report',
      paragraphs: [
        `Somebody has reported a ${what}. Reason: ${REPORT_REASON_LABELS[report.reason]}.`,
        ...(report.childAtRiskNow
          ? ['They say that a child may be at risk at this moment. Please read it before others.']
          : []),
        `Its number is ${report.contentId}.`,
      ],
    };
  },

  report_received: (
    name: string,
    { username, urgent }: { username: string; urgent: boolean },
  ): Letter => ({
    subject: `We have your report`,
    preview: 'Thank you for telling us.',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Thank you for telling us. A person at ${name} reads your report within 24 hours. Whoever you reported does not learn that it was you.`,
      ...(urgent
        ? [
            'You said that a child may be at risk now, so we read it first. If somebody is in danger at this moment, please call the emergency number of your country.',
          ]
        : []),
    ],
  }),
};

/** Tells those who act, and the one who reported that we have heard (child-safety rule 17). */
export function reportMails(needs: Needs): Subscriber[] {
  const { accounts, site, reports } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  return [
    on('content.reported', async ({ reportId }) => {
      const report = await reports.report(reportId);
      if (report === undefined) return;
      const owner =
        report.reporterId === null ? undefined : await accounts.owner({ id: report.reporterId });
      if (owner !== undefined && report.acknowledgedAt === null) {
        await send(
          {
            to: owner.email,
            event: 'content.reported',
            template: 'report_received',
            userId: owner.id,
          },
          (name) =>
            letters.report_received(name, {
              username: owner.username,
              urgent: report.childAtRiskNow,
            }),
        );
        await reports.acknowledged(reportId);
      }
      const admins = await site.adminAddresses();
      if (admins.length === 0) throw new Error('There is no system admin to write to');
      await send(
        { to: admins.join(', '), event: 'content.reported', template: 'content_reported' },
        (name) => letters.content_reported(name, report),
      );
    }),
  ];
}
