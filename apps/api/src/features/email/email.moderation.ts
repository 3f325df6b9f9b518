import type { SafeguardingMailing } from '#features/moderation';
import type { SiteService } from '#features/site';
import type { Subscriber } from '#platform/outbox/domain-events';
import type { Letter } from '#platform/mail/letters';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

type Case = NonNullable<Awaited<ReturnType<SafeguardingMailing['report']>>>;

interface Needs extends SenderNeeds {
  site: Pick<SiteService['mailing'], 'adminAddresses'>;
  safeguarding: SafeguardingMailing;
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const letters = {
  /** Whom to write to, but not what was written: a mailbox is no place for that. */
  safeguarding_alert: (name: string, report: Case): Letter => ({
    subject:
      report.urgency === 'emergency'
        ? `${name}: A CHILD MAY BE IN DANGER NOW`
        : `${name}: a child asks for somebody to talk to`,
    preview: `Please act before ${time.format(report.dueAt)} (UTC).`,
    greeting: 'Please look at this now',
    paragraphs: [
      report.urgency === 'emergency'
        ? 'Somebody wrote words that may tell of a danger that is there now. A safeguarding case was opened by itself.'
        : 'Somebody wrote words that may tell of being hurt, and wants a person to get in touch. A safeguarding case is open.',
      `It is about @${report.username ?? 'an account that is gone'}. Please write to ${report.email ?? 'nobody: the account is gone'} before ${time.format(report.dueAt)} (UTC). What was written is kept with the case and not in this mail.`,
    ],
  }),
};

/** Tells those who can act. */
export function moderationMails(needs: Needs): Subscriber[] {
  const send = letterSender<keyof typeof letters>(needs);
  return [
    on('safeguarding.opened', async ({ reportId }) => {
      const report = await needs.safeguarding.report(reportId);
      if (report === undefined) return;
      const admins = await needs.site.adminAddresses();
      if (admins.length === 0) throw new Error('There is no system admin to write to');
      await send(
        { to: admins.join(', '), event: 'safeguarding.opened', template: 'safeguarding_alert' },
        (name) => letters.safeguarding_alert(name, report),
      );
    }),
  ];
}
