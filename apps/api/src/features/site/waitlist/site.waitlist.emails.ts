import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import { WAITLIST_INVITATION_DAYS } from '@ribbon/domain/waitlist';
import type { InvitationsToJoin } from './site.invitations.service.ts';
import { t } from '@ribbon/domain/kernel';

export const waitlistEmails = (invitations: Pick<InvitationsToJoin, 'link'>): EmailDefinition[] => [
  defineEmail({
    on: 'waitlist.invited',
    template: 'waitlist_invitation',
    about: ({ signupId }) => invitations.link(signupId),
    to: ({ email, language }) => [{ email, language }],
    write: ({ link }, { platformName }) => ({
      subject: t('We’re open: come and join {platformName}', { platformName }),
      preview: 'Your place on the waitlist has come up.',
      greeting: 'We’re open',
      paragraphs: [
        t(
          'Thanks for waiting! It’s your turn, and you’re one of the first to join {platformName}.',
          { platformName },
        ),
        'Create your account with this email address and you’re in. If you already have one, sign in and we’ll let you in.',
        'Children under 13 join with a parent or guardian.',
      ],
      button: { label: 'Join now', href: link },
      footnotes: [
        t(
          'The link works once, for {waitlistInvitationDays} days, and only with this email address.',
          { waitlistInvitationDays: WAITLIST_INVITATION_DAYS },
        ),
        'You’re getting this because you joined the waitlist. If you’ve changed your mind, you can ignore this email, or ask us on the contact page to remove your email.',
      ],
    }),
  }),
];
