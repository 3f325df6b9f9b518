import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { mailboxLimits } from '@ribbon/domain/accounts';
import { INVITATION_DAYS } from '@ribbon/domain/clubs';
import { joinLink } from './clubs.invitations.service.ts';
import { invitationStore } from './clubs.invitations.store.ts';
import { t } from '@ribbon/domain/kernel';

export const invitationLetters = ({ db, clock, config, attempts }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'club.invitation.created',
    template: 'club_invitation',
    about: async ({ invitationId }) => {
      const invitation = await invitationStore.toMail(db, invitationId, clock());
      if (invitation === undefined) return undefined;
      if (!(await attempts.admits(mailboxLimits.clubInvitation, invitation.email))) {
        return undefined;
      }
      const token = await invitationStore.renewSecret(db, invitationId);
      return { ...invitation, link: joinLink(config, token) };
    },
    to: ({ email }) => [{ email }],
    write: ({ clubName: club, role, link }, { platformName }) => ({
      subject: t('{club} has invited you to join {platformName}', { club, platformName }),
      preview: 'The link works once.',
      greeting: 'You’re invited',
      paragraphs: [
        role === 'coach'
          ? t('{club} has invited you to join as a coach on {platformName}.', {
              club,
              platformName,
            })
          : t(
              '{club} has invited you to join the club on {platformName}, the community for rhythmic gymnastics.',
              { club, platformName },
            ),
        'You can look at the club before you decide. If you don’t have an account, you can create one on the way. Children need a parent’s or guardian’s approval.',
      ],
      button: { label: 'See the invitation', href: link },
      footnotes: [
        t('The link works once, for {invitationDays} days, and only with this email address.', {
          invitationDays: INVITATION_DAYS,
        }),
        'If you don’t know the club, you can ignore this email.',
      ],
    }),
  }),
];
