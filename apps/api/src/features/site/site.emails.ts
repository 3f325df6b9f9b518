import { amongReaders, hiddenCases } from '#db/visibility/concerned';
import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail, together } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { mailboxLimits } from '@ribbon/domain/accounts';
import { CONFIRMATION_DAYS, type SiteService } from './site.service.ts';
import { siteStore } from './site.store.ts';
import { t } from '@ribbon/domain/kernel';

interface Needs extends Platform {
  site: Pick<SiteService, 'confirmationLink'>;
}

export function siteEmails({ db, clock, attempts, site }: Needs): EmailDefinition[] {
  /** The request, unless its mailbox has had enough; asked before a link is made. */
  async function signupOf(signupId: string, { isConfirmed }: { isConfirmed: boolean }) {
    const signup = await siteStore.findSignup(db, signupId);
    if (signup === undefined || (signup.confirmedAt !== null) !== isConfirmed) return undefined;
    return (await attempts.admits(mailboxLimits.waitlist, signup.email)) ? signup : undefined;
  }

  return [
    defineEmail({
      on: 'waitlist.requested',
      template: 'waitlist_confirmation',
      about: async ({ signupId }) => {
        const signup = await signupOf(signupId, { isConfirmed: false });
        return signup && { ...signup, link: await site.confirmationLink(signupId) };
      },
      to: ({ email, language }) => [{ email, language }],
      write: ({ link }, { platformName }) => ({
        subject: t('Please confirm your place on the {platformName} waitlist', { platformName }),
        preview: 'One click keeps your place.',
        greeting: 'Nearly there',
        paragraphs: [
          t(
            'You asked to join the {platformName} waitlist. Please confirm this is your email address. Until you do, we only keep your request and won’t email you again.',
            { platformName },
          ),
        ],
        button: { label: 'Confirm my place', href: link },
        footnotes: [
          t('The link works for {confirmationDays} days.', { confirmationDays: CONFIRMATION_DAYS }),
          'If this wasn’t you, you can ignore this email.',
        ],
      }),
    }),
    defineEmail({
      on: 'waitlist.requested',
      template: 'waitlist_welcome_back',
      about: ({ signupId }) => signupOf(signupId, { isConfirmed: true }),
      to: ({ email, language }) => [{ email, language }],
      write: (_, { platformName }) => ({
        subject: t('You’re on the {platformName} waitlist', { platformName }),
        preview: 'Your place is safe.',
        greeting: 'Your place is safe',
        paragraphs: [
          t(
            'You asked to join the {platformName} waitlist again. You’re already on it, so there’s nothing to do. We’ll email you when it’s your turn.',
            { platformName },
          ),
        ],
      }),
    }),
    defineEmail({
      on: 'contact.received',
      template: 'contact_message',
      about: ({ messageId }) => siteStore.findMessage(db, messageId),
      to: async ({ caseId }) => {
        const admins = await peopleIn(db, clock()).systemAdmins();
        if (caseId === null) return [together(admins)];
        return [together(await amongReaders(db, { hidden: hiddenCases, id: caseId }, admins))];
      },
      write: ({ name, email, topic, message }, { platformName }) => ({
        subject:
          topic === 'safety'
            ? t('{platformName}: SAFETY CONCERN, please read now', { platformName })
            : t('{platformName}: a message about {topic}', {
                platformName,
                topic: topic.replaceAll('_', ' '),
              }),
        preview: t('From {name}', { name }),
        greeting: 'A message from the contact page',
        paragraphs: [t('From {name} ({email}):', { name, email }), message],
      }),
    }),
  ];
}
