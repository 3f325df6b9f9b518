import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import { pairIn } from './families.pairs.format.ts';
import { t } from '@ribbon/domain/kernel';

/** Who looks after an account, and who no longer does. */
export function guardianEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  const pair = pairIn(people);

  return [
    defineEmail({
      on: 'child.account.approved',
      template: 'child_approved',
      about: pair,
      to: ({ child }) => [child],
      write: ({ guardian }, { reader, platformName }) => ({
        subject: t('You’re in! {guardian} said yes', { guardian: guardian.name }),
        preview: 'Your account is ready.',
        greeting: t('Hello {reader}!', { reader: reader.name }),
        paragraphs: [
          t('Good news! {guardian} said yes, and your {platformName} account is ready.', {
            guardian: guardian.name,
            platformName,
          }),
          t(
            '{guardian} helps look after your account. You can always check who looks after it and what they can see.',
            { guardian: guardian.name },
          ),
        ],
        button: { label: t('Open {platformName}', { platformName }), href: config.publicUrl },
      }),
    }),
    // For a child without an email address, the guardian who added the child gets the mail.
    defineEmail({
      on: 'child.account.approved',
      template: 'child_added',
      about: pair,
      to: ({ child, guardian }) => (child.email === null ? [guardian] : []),
      write: ({ child }, { reader, platformName }) => ({
        subject: t('You’ve added {child} to {platformName}', { child: child.name, platformName }),
        preview: t('{child}’s account is ready.', { child: child.name }),
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            'You’ve created an account for {child} on {platformName} and given your consent. {child} signs in with the username {username}.',
            { child: child.name, platformName, username: child.username },
          ),
          'In My Family you choose what’s allowed, set quiet hours, and help with a new password or code card. You can change your mind at any time.',
        ],
        button: { label: 'Open my family', href: `${config.publicUrl}/family` },
        footnotes: ['If this wasn’t you, change your password now and tell us.'],
      }),
    }),
    defineEmail({
      on: 'guardian.joined',
      template: 'guardian_joined',
      about: pair,
      to: async ({ child, guardian }) => {
        const guardians = await people().guardiansOf(child.id);
        return [child, ...guardians.filter(({ id }) => id !== guardian.id)];
      },
      write: ({ child, guardian }, { reader, platformName }) => ({
        subject: t('{guardian} now helps look after {child}’s account', {
          guardian: guardian.name,
          child: child.name,
        }),
        preview: 'There’s a new guardian.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{guardian} has accepted the invitation and now helps look after {child}’s {platformName} account.',
            { guardian: guardian.name, child: child.name, platformName },
          ),
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.removed',
      template: 'guardian_removed',
      about: pair,
      to: ({ guardian }) => [guardian],
      write: ({ child }, { reader, platformName }) => ({
        subject: t('You no longer look after {child}’s account', { child: child.name }),
        preview: 'Your link has ended.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            'You no longer look after {child}’s {platformName} account, so you can’t open it any more.',
            { child: child.name, platformName },
          ),
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.promoted',
      template: 'guardian_promoted',
      about: pair,
      to: ({ guardian }) => [guardian],
      write: ({ child }, { reader, platformName }) => ({
        subject: t('You’re now {child}’s main guardian', { child: child.name }),
        preview: 'You’ve taken over as main guardian.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            'You’re now {child}’s main guardian on {platformName}. You can also invite and remove other guardians, and delete the account.',
            { child: child.name, platformName },
          ),
        ],
        button: { label: 'Open my family space', href: `${config.publicUrl}/family` },
      }),
    }),
    defineEmail({
      on: 'guardian.replaced',
      template: 'guardian_replaced',
      about: async ({ formerId, ...now }) => {
        const former = await people().person(formerId);
        const found = await pair(now);
        return former && found && { ...found, former };
      },
      to: ({ former }) => [former],
      write: ({ child, guardian }, { reader, platformName }) => ({
        subject: t('You’re no longer {child}’s main guardian', { child: child.name }),
        preview: t('{guardian} is now the main guardian.', { guardian: guardian.name }),
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{guardian}, who also looks after {child} on {platformName}, has taken over as main guardian. They can do this because {guardian} is a confirmed guardian and nobody has confirmed who you are yet.',
            { guardian: guardian.name, child: child.name, platformName },
          ),
          'You still look after the account: you can see it, say no, and pause it. To do more, confirm who you are in My Family.',
        ],
        button: { label: 'Open my family', href: `${config.publicUrl}/family` },
        footnotes: ['If you think this is wrong, please tell us.'],
      }),
    }),
    defineEmail({
      on: 'child.guardian.left',
      template: 'guardian_left',
      about: ({ childId }) => people().person(childId),
      to: (child) => [child],
      write: (child, { platformName }) => ({
        subject: 'Your account needs a grown-up again',
        preview: 'Please ask a parent or guardian.',
        greeting: t('Hello {child},', { child: child.name }),
        paragraphs: [
          t(
            'The grown-up who looked after your {platformName} account has left, so your account is on hold. Please sign in and tell us a parent’s or guardian’s email.',
            { platformName },
          ),
          t('If nobody answers within {purgeAfterDays} days, we have to delete your account.', {
            purgeAfterDays: PURGE_AFTER_DAYS,
          }),
        ],
        button: { label: 'Ask a grown-up', href: config.publicUrl },
      }),
    }),
  ];
}
