import type { ClaimService } from '#features/claims';
import type { SiteService } from '#features/site';
import type { Config } from '#platform/config/config';
import type { Subscriber } from '#platform/outbox/domain-events';
import { claimMessages } from '@ribbon/domain/claims';
import type { Letter } from './email.layout.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  site: Pick<SiteService['mailing'], 'adminAddresses'>;
  claims: ClaimService['mailing'];
}

interface Submission {
  clubName: string;
  requesterName: string;
  requesterEmail: string;
  message: string;
  reviewLink: string;
}

interface Response {
  clubName: string;
  approved: boolean;
  adminMessage: string | null;
  /** Where the person goes on: the club's administration, or the finder. */
  link: string;
}

const letters = {
  club_claim: (name: string, claim: Submission): Letter => ({
    subject: `${name}: somebody claims ${claim.clubName}`,
    preview: `${claim.requesterName} wants to run the club's page.`,
    greeting: `A claim for ${claim.clubName}`,
    paragraphs: [
      `${claim.requesterName} (${claim.requesterEmail}) wants to run the page of ${claim.clubName} and writes:`,
      `“${claim.message}”`,
      `${claimMessages.reviewTime} Please make sure that the person really speaks for the club.`,
    ],
    button: { label: 'Review the request', href: claim.reviewLink },
  }),

  club_claim_response: (
    name: string,
    { clubName, approved, adminMessage, link }: Response,
  ): Letter => ({
    subject: approved ? `You now run ${clubName} on ${name}` : `Your claim for ${clubName}`,
    preview: approved ? 'Your claim was approved.' : 'Your claim was not approved.',
    greeting: 'Hello,',
    paragraphs: [
      approved
        ? `Your claim for ${clubName} was approved. You can look after the club's page from now on.`
        : `Your claim for ${clubName} was not approved.`,
      ...(adminMessage === null ? [] : [`The people who run ${name} write: “${adminMessage}”`]),
    ],
    button: approved
      ? { label: 'Open my clubs', href: link }
      : { label: 'Open the club finder', href: link },
  }),
};

export function claimMails(needs: Needs): Subscriber[] {
  const { config, site, claims } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  return [
    on('club.claim.submitted', async ({ claimId }) => {
      const claim = await claims.claim(claimId);
      if (claim === undefined) return;
      const admins = await site.adminAddresses();
      if (admins.length === 0) throw new Error('There is no system admin to write to');
      await send(
        { to: admins.join(', '), event: 'club.claim.submitted', template: 'club_claim' },
        (name) =>
          letters.club_claim(name, {
            ...claim,
            reviewLink: `${config.publicUrl}/admin/clubs?tab=claims`,
          }),
      );
    }),
    on('club.claim.reviewed', async ({ claimId }) => {
      const claim = await claims.claim(claimId);
      if (claim === undefined || claim.status === 'pending') return;
      const approved = claim.status === 'approved';
      // To the account's own address: what was typed may be somebody else's.
      const envelope = {
        to: claim.accountEmail,
        event: 'club.claim.reviewed',
        template: 'club_claim_response',
        userId: claim.requesterId,
      } as const;
      await send(envelope, (name) =>
        letters.club_claim_response(name, {
          ...claim,
          approved,
          link: `${config.publicUrl}${approved ? '/club-admin' : '/clubs'}`,
        }),
      );
    }),
  ];
}
