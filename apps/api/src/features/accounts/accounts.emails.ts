import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { EventOf } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import { type UserType, mailboxLimits } from '@ribbon/domain/accounts';
import { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from './sign-in/accounts.library.service.ts';
import { accountLinks } from './accounts.links.service.ts';
import { pendingStore } from './sign-up/accounts.pending.store.ts';
import { accountStore } from './accounts.store.ts';
import { t } from '@ribbon/domain/kernel';

/** The first thing to do, for each who comes. */
const WELCOMES: Readonly<Record<UserType, string>> = {
  child_gymnast: 'We’ll email your grown-up too. Once they say yes, you can look around.',
  gymnast: 'Find your club, log your first session and see what your friends are up to.',
  parent: 'Add your children in My Family. You decide what they can do and who can contact them.',
  coach:
    'Join your club. Once an admin has confirmed you as a coach, you can plan sessions for your gymnasts.',
  club_admin:
    'Find your club and claim it. Once we’ve checked that it’s yours, you can look after its page and its members.',
};

type Limit = (typeof mailboxLimits)[keyof typeof mailboxLimits];

const NOT_YOU = 'If this wasn’t you, you can ignore this email.';

/** Mails about signing up and in; what strangers can have sent to one mailbox is bounded. */
export function accountEmails(platform: Platform): EmailDefinition[] {
  const { db, clock, config, attempts } = platform;
  const { recovery, confirmation } = mailboxLimits;
  const links = accountLinks(platform);
  const ownerOf = (email: string) => peopleIn(db, clock()).owner(email);

  /** For an address that was used to sign up and is not yet confirmed. */
  const verification = (
    on: 'user.created' | 'user.verification.requested' | 'password.reset.requested',
    limit: Limit,
  ) =>
    defineEmail({
      on,
      template: 'email_verification',
      about: async ({ email }: EventOf<typeof on>) => {
        if ((await ownerOf(email)) !== undefined) return undefined;
        if (!(await attempts.admits(limit, email))) return undefined;
        if ((await pendingStore.newest(db, email)) === undefined) return undefined;
        return { email, link: await links.verification(email) };
      },
      to: ({ email }) => [{ email }],
      // Without a name: the person who typed it may not be the person reading this.
      write: ({ link }, { platformName }) => ({
        subject: t('Confirm your email for {platformName}', { platformName }),
        preview: 'One click and your account is ready.',
        greeting: 'Hello,',
        paragraphs: [
          t('Thanks for joining {platformName}. Please confirm this is your email address.', {
            platformName,
          }),
        ],
        button: { label: 'Confirm my email', href: link },
        footnotes: [
          t(
            'The link works for {verificationLinkHours} hours. Open it in the browser you signed up with, and one click is enough. In any other browser you’ll choose your password again.',
            { verificationLinkHours: VERIFICATION_LINK_HOURS },
          ),
          'If you didn’t sign up, just ignore this email. We won’t create an account unless someone opens the link.',
        ],
      }),
    });

  const accountExists = (on: 'user.created' | 'user.signup.repeated', limit?: Limit) =>
    defineEmail({
      on,
      template: 'account_exists',
      about: async ({ email }: EventOf<typeof on>) => {
        const owner = await ownerOf(email);
        if (owner === undefined || limit === undefined) return owner;
        return (await attempts.admits(limit, email)) ? owner : undefined;
      },
      to: (owner) => [owner],
      write: ({ username }, { platformName }) => ({
        subject: t('You already have an account on {platformName}', { platformName }),
        preview: 'Someone tried to sign up with your email address.',
        greeting: t('Hello {username},', { username }),
        paragraphs: [
          t(
            'Someone (maybe you) tried to sign up to {platformName} with this email address. You already have an account, so nothing has changed.',
            { platformName },
          ),
          'If it was you, sign in with your password, or choose “Forgot your password?” there.',
        ],
        button: { label: 'Sign in', href: `${config.publicUrl}/?auth=sign-in` },
        footnotes: [NOT_YOU],
      }),
    });

  return [
    verification('user.created', confirmation),
    accountExists('user.created', confirmation),
    verification('user.verification.requested', confirmation),
    defineEmail({
      on: 'user.email.verified',
      template: 'welcome',
      about: async ({ userId }) => {
        const owner = await peopleIn(db, clock()).person(userId);
        return owner && { owner, userType: await accountStore.userType(db, userId) };
      },
      to: ({ owner }) => [owner],
      write: ({ owner: { username }, userType }, { platformName }) => ({
        subject: t('Welcome to {platformName}', { platformName }),
        preview: 'Your account is ready.',
        greeting: t('Welcome, {username}!', { username }),
        paragraphs: ['Your email is confirmed and your account is ready.', WELCOMES[userType]],
        button: { label: t('Open {platformName}', { platformName }), href: config.publicUrl },
      }),
    }),
    accountExists('user.signup.repeated'),
    // An unconfirmed sign-up has no password to recover, only the sign-up to finish.
    verification('password.reset.requested', recovery),
    defineEmail({
      on: 'password.reset.requested',
      template: 'password_reset',
      about: async ({ email }) => {
        const owner = await ownerOf(email);
        if (owner === undefined || !(await attempts.admits(recovery, email))) return undefined;
        return { owner, link: await links.reset(owner.id) };
      },
      to: ({ owner }) => [owner],
      write: ({ owner, link }, { platformName }) => ({
        subject: t('Choose a new password for {platformName}', { platformName }),
        preview: 'Here’s your link to choose a new password.',
        greeting: t('Hello {owner},', { owner: owner.username }),
        paragraphs: ['Someone (hopefully you) asked to reset your password.'],
        button: { label: 'Choose a new password', href: link },
        footnotes: [
          t(
            'The link works once, for {resetLinkMinutes} minutes. Choosing a new password signs you out everywhere.',
            { resetLinkMinutes: RESET_LINK_MINUTES },
          ),
          NOT_YOU,
        ],
      }),
    }),
  ];
}
