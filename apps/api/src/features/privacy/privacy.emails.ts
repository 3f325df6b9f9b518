import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import type { UserId } from '@ribbon/domain/accounts';
import { deletionStore } from './deletion/privacy.deletion.store.ts';
import { t, dateFormat } from '@ribbon/domain/kernel';

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Mails about a person's own data. */
export function privacyEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());

  async function leaving({ userId }: { userId: UserId }) {
    const owner = await people().person(userId);
    const request = await deletionStore.open(db, userId);
    const byAdmin = request?.byAdmin ?? false;
    return owner && request && { owner, byAdmin, day: request.undoUntil };
  }

  return [
    defineEmail({
      on: 'account.deletion.scheduled',
      template: 'deletion_scheduled',
      about: leaving,
      to: ({ owner, byAdmin }) => (byAdmin ? [] : [owner]),
      write: ({ owner, day }, { platformName }) => ({
        subject: t('Your {platformName} account will be deleted', { platformName }),
        preview: t('You can still keep it until {day}.', { day: longDay.format(day) }),
        greeting: t('Hello {owner},', { owner: owner.username }),
        paragraphs: [
          t(
            'We’ll permanently delete your {platformName} account after {day}. Until then nobody can use it and nothing is lost.',
            { platformName, day: longDay.format(day) },
          ),
          'To keep it, sign in and choose “Keep my account”.',
        ],
        button: { label: 'Keep my account', href: `${config.publicUrl}/account` },
        footnotes: [
          'If you want to leave, you don’t need to do anything else. All the best from us.',
        ],
      }),
    }),
    defineEmail({
      on: 'account.deletion.scheduled',
      template: 'deletion_by_admin',
      about: leaving,
      to: ({ owner, byAdmin }) => (byAdmin ? [owner] : []),
      write: ({ owner, day }, { platformName }) => ({
        subject: t('Your {platformName} account has been closed', { platformName }),
        preview: t('We’ll delete it after {day}.', { day: longDay.format(day) }),
        greeting: t('Hello {owner},', { owner: owner.username }),
        paragraphs: [
          t(
            'An admin has closed your {platformName} account. We’ll permanently delete it after {day}. Until then nothing is lost.',
            { platformName, day: longDay.format(day) },
          ),
          'If you think this is a mistake, please write to us before then, and someone will look again.',
        ],
        button: { label: 'Write to us', href: `${config.publicUrl}/contact` },
      }),
    }),
    defineEmail({
      on: 'account.deletion.scheduled',
      template: 'child_deletion_scheduled',
      about: leaving,
      to: ({ owner }) => people().guardiansOf(owner.id),
      write: ({ owner: { username }, day }, { reader, platformName }) => ({
        subject: t('{username}’s account will be deleted', { username }),
        preview: t('It will be deleted after {day} unless someone chooses to keep it.', {
          day: longDay.format(day),
        }),
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{username}’s {platformName} account, which you look after, has been closed and will be deleted after {day}.',
            { username, platformName, day: longDay.format(day) },
          ),
          'Until then nothing is lost. Your family space shows what you can still do.',
        ],
        button: { label: 'Open my family space', href: `${config.publicUrl}/family` },
      }),
    }),
  ];
}
