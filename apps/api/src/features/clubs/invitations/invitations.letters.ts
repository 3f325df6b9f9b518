import { type LetterRow, letter } from '#platform/mail/letters';
import type { Platform } from '#platform/slice';
import { mailboxLimits } from '@ribbon/domain/accounts';
import { INVITATION_DAYS } from '@ribbon/domain/clubs';
import { joinLink } from './invitations.service.ts';
import { invitationStore } from './invitations.store.ts';

export const invitationLetters = ({ db, clock, config, attempts }: Platform): LetterRow[] => [
  letter({
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
      subject: `${club} invites you to ${platformName}`,
      preview: 'The link works once.',
      greeting: 'You are invited',
      paragraphs: [
        role === 'coach'
          ? `${club} asks you to join the club at ${platformName} as a coach.`
          : `${club} asks you to join the club at ${platformName}, the community for rhythmic gymnastics.`,
        'You see the club first and decide then. Without an account you can make one on the way; a child needs the yes of a parent or guardian.',
      ],
      button: { label: 'See the invitation', href: link },
      footnotes: [
        `The link works once, for ${INVITATION_DAYS} days, and only with this email address.`,
        'If you do not know the club, you do not need to do anything.',
      ],
    }),
  }),
];
