import { peopleIn } from '#db/people/people';
import { translated } from '#platform/language/reader';
import { type EmailDefinition, defineEmail, together } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { claimMessages } from '@ribbon/domain/claims';
import { claimStore } from './claims.store.ts';
import { t } from '@ribbon/domain/kernel';

export const claimEmails = ({ db, clock, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'club.claim.submitted',
    template: 'club_claim',
    about: ({ claimId }) => claimStore.facts(db, claimId),
    to: async () => [together(await peopleIn(db, clock()).systemAdmins())],
    write: ({ clubName, requesterName, requesterEmail, message }, { platformName }) => ({
      subject: t('{platformName}: someone has claimed {clubName}', { platformName, clubName }),
      preview: t('{requesterName} would like to run the club’s page.', { requesterName }),
      greeting: t('A claim for {clubName}', { clubName }),
      paragraphs: [
        t(
          '{requesterName} ({requesterEmail}) would like to run {clubName}’s page. Their message:',
          { requesterName, requesterEmail, clubName },
        ),
        `“${message}”`,
        t('{reviewTime} Please check that this person really does represent the club.', {
          reviewTime: translated(claimMessages.reviewTime),
        }),
      ],
      button: { label: 'Review the request', href: `${config.publicUrl}/admin/clubs?tab=claims` },
    }),
  }),
  defineEmail({
    on: 'club.claim.reviewed',
    template: 'club_claim_response',
    about: async ({ claimId }) => {
      const claim = await claimStore.facts(db, claimId);
      if (claim === undefined || claim.status === 'pending') return undefined;
      const requester = await peopleIn(db, clock()).person(claim.requesterId);
      return requester && { ...claim, requester };
    },
    // To the account's own address: what was typed may be somebody else's.
    to: ({ requester }) => [requester],
    write: ({ clubName, status, adminMessage }, { platformName }) => {
      const approved = status === 'approved';
      return {
        subject: approved
          ? t('You now run {clubName} on {platformName}', { clubName, platformName })
          : t('Your claim for {clubName}', { clubName }),
        preview: approved ? 'Your claim has been approved.' : 'Your claim wasn’t approved.',
        greeting: 'Hello,',
        paragraphs: [
          approved
            ? t(
                'Your claim for {clubName} has been approved. You can now manage the club’s page.',
                { clubName },
              )
            : t('Your claim for {clubName} wasn’t approved.', { clubName }),
          ...(adminMessage === null
            ? []
            : [
                t('A message from the {platformName} team: “{adminMessage}”', {
                  platformName,
                  adminMessage,
                }),
              ]),
        ],
        button: approved
          ? { label: 'Open my clubs', href: `${config.publicUrl}/club-admin` }
          : { label: 'Open the club finder', href: `${config.publicUrl}/clubs` },
      };
    },
  }),
];
