import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import { pairIn } from './families.pairs.format.ts';

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
        subject: `You’re in! ${guardian.name} said yes`,
        preview: 'Your account is ready.',
        greeting: `Hello ${reader.name}!`,
        paragraphs: [
          `Good news! ${guardian.name} said yes, and your ${platformName} account is ready.`,
          `${guardian.name} helps look after your account. You can always check who looks after it and what they can see.`,
        ],
        button: { label: `Open ${platformName}`, href: config.publicUrl },
      }),
    }),
    // For a child without an email address, the guardian who added the child gets the mail.
    defineEmail({
      on: 'child.account.approved',
      template: 'child_added',
      about: pair,
      to: ({ child, guardian }) => (child.email === null ? [guardian] : []),
      write: ({ child }, { reader, platformName }) => ({
        subject: `You’ve added ${child.name} to ${platformName}`,
        preview: `${child.name}’s account is ready.`,
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `You’ve created an account for ${child.name} on ${platformName} and given your consent. ${child.name} signs in with the username ${child.username}.`,
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
        subject: `${guardian.name} now helps look after ${child.name}’s account`,
        preview: 'There’s a new guardian.',
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `${guardian.name} has accepted the invitation and now helps look after ${child.name}’s ${platformName} account.`,
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.removed',
      template: 'guardian_removed',
      about: pair,
      to: ({ guardian }) => [guardian],
      write: ({ child }, { reader, platformName }) => ({
        subject: `You no longer look after ${child.name}’s account`,
        preview: 'Your link has ended.',
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `You no longer look after ${child.name}’s ${platformName} account, so you can’t open it any more.`,
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.promoted',
      template: 'guardian_promoted',
      about: pair,
      to: ({ guardian }) => [guardian],
      write: ({ child }, { reader, platformName }) => ({
        subject: `You’re now ${child.name}’s main guardian`,
        preview: 'You’ve taken over as main guardian.',
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `You’re now ${child.name}’s main guardian on ${platformName}. You can also invite and remove other guardians, and delete the account.`,
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
        subject: `You’re no longer ${child.name}’s main guardian`,
        preview: `${guardian.name} is now the main guardian.`,
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `${guardian.name}, who also looks after ${child.name} on ${platformName}, has taken over as main guardian. They can do this because ${guardian.name} is a confirmed guardian and nobody has confirmed who you are yet.`,
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
        greeting: `Hello ${child.name},`,
        paragraphs: [
          `The grown-up who looked after your ${platformName} account has left, so your account is on hold. Please sign in and tell us a parent’s or guardian’s email.`,
          `If nobody answers within ${PURGE_AFTER_DAYS} days, we have to delete your account.`,
        ],
        button: { label: 'Ask a grown-up', href: config.publicUrl },
      }),
    }),
  ];
}
