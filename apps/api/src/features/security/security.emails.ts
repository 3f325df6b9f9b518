import { peopleIn } from '#db/people/people';
import { translated } from '#platform/language/reader';
import { type EmailDefinition, hasAddress, defineEmail } from '#platform/mail/emails';
import type { EventOf } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import { type UserId, mailboxLimits, isChild } from '@ribbon/domain/accounts';
import { EMAIL_CHANGE_HOURS } from '@ribbon/domain/security';
import type { EmailChangeService } from './changes/security.email-change.service.ts';
import { type AccessChange, accessChanges } from './security.texts.ts';
import { t } from '@ribbon/domain/kernel';

interface Needs extends Platform {
  emailChanges: Pick<EmailChangeService, 'wished' | 'link'>;
}

/** Mails about changes to a person's way of signing in. */
export function securityEmails(needs: Needs): EmailDefinition[] {
  const { db, clock, config, attempts, emailChanges } = needs;
  const people = () => peopleIn(db, clock());

  /** Mails to the account's owner and, for a child under 13, to the guardians who decide. */
  const changed = ({ on, template, ofChild, words }: AccessChange): EmailDefinition[] => [
    defineEmail({
      on,
      template,
      about: ({ userId }: EventOf<typeof on>) => people().person(userId),
      to: (owner) => [owner],
      write: ({ username }, { platformName }) => ({
        greeting: t('Hello {username},', { username }),
        button: { label: 'This wasn’t me', href: `${config.publicUrl}/?auth=recover` },
        ...words(platformName),
      }),
    }),
    // A stranger who takes over a child's account would read the child's own mails as well.
    defineEmail({
      on,
      template: 'child_access',
      about: ({ userId }: EventOf<typeof on>) => people().person(userId),
      to: async ({ id, ageBand }) =>
        isChild(ageBand) ? people().guardiansOf(id, { whoDecide: true }) : [],
      write: ({ name: child }, { reader, platformName }) => ({
        subject: t('A change to how {child} signs in', { child }),
        preview: t('{child}’s {platformName} account {ofChild}.', {
          child,
          platformName,
          ofChild: translated(ofChild),
        }),
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t('{child}’s {platformName} account {ofChild}.', {
            child,
            platformName,
            ofChild: translated(ofChild),
          }),
          'Please ask your child whether it was them. If not, you can pause the account, and nobody can use it until you say so.',
        ],
        button: { label: 'Open my family', href: `${config.publicUrl}/family` },
        footnotes: ['If it was your child or you, there’s nothing to do.'],
      }),
    }),
  ];

  /** The address that a person wants to use, and its current owner. */
  async function wish({ userId }: { userId: UserId }) {
    const owner = await people().person(userId);
    const email = await emailChanges.wished(userId);
    return owner && email !== undefined
      ? { owner, email, holder: await people().owner(email) }
      : undefined;
  }

  const admits = (email: string) => attempts.admits(mailboxLimits.addressChange, email);

  return [
    ...accessChanges.flatMap(changed),
    defineEmail({
      on: 'email.change.requested',
      template: 'email_change',
      isProof: true,
      about: async (event) => {
        const wished = await wish(event);
        if (wished === undefined) return undefined;
        const { owner, email, holder } = wished;
        if (holder !== undefined && holder.id !== owner.id) return undefined;
        if (!(await admits(email))) return undefined;
        return { owner, email, link: await emailChanges.link(owner.id) };
      },
      to: ({ owner, email }) => [{ email, id: owner.id, language: owner.language }],
      write: ({ owner, link }, { platformName }) => ({
        subject: t('Confirm your new email for {platformName}', { platformName }),
        preview: 'One click and we’ll switch your account to this email.',
        greeting: t('Hello {owner},', { owner: owner.username }),
        paragraphs: [
          t(
            'You asked to use this email for your {platformName} account. Please confirm it’s yours. Nothing changes until you do.',
            { platformName },
          ),
        ],
        button: { label: 'Use this email', href: link },
        footnotes: [
          t(
            'The link works once, for {emailChangeHours} hours. Following it signs you out on your other devices.',
            { emailChangeHours: EMAIL_CHANGE_HOURS },
          ),
          'If this wasn’t you, you can ignore this email.',
        ],
      }),
    }),
    // To an address that has an account: its owner learns of the attempt, and the person who tried
    // does not learn of the account.
    defineEmail({
      on: 'email.change.requested',
      template: 'email_change_taken',
      about: async (event) => {
        const wished = await wish(event);
        const holder = wished?.holder;
        if (holder === undefined || holder.id === wished?.owner.id) return undefined;
        return hasAddress(holder) && (await admits(holder.email)) ? holder : undefined;
      },
      to: (holder) => [holder],
      write: ({ username }, { platformName }) => ({
        subject: t('You already have an account on {platformName}', { platformName }),
        preview: 'Someone tried to use your email address.',
        greeting: t('Hello {username},', { username }),
        paragraphs: [
          t(
            'Someone (maybe you) tried to move another {platformName} account to this email address. You already have an account, so nothing has changed.',
            { platformName },
          ),
        ],
        footnotes: ['If this wasn’t you, you can ignore this email.'],
      }),
    }),
  ];
}
