import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import type { UserId } from '@ribbon/domain/accounts';
import { deletionStore } from './deletion/privacy.deletion.store.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Mails about a person's own data. */
export function privacyEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());

  async function leaving({ userId }: { userId: UserId }) {
    const owner = await people().person(userId);
    const request = await deletionStore.open(db, userId);
    const byAdmin = request?.byAdmin ?? false;
    return owner && request && { owner, byAdmin, day: longDay.format(request.undoUntil) };
  }

  return [
    defineEmail({
      on: 'account.deletion.scheduled',
      template: 'deletion_scheduled',
      about: leaving,
      to: ({ owner, byAdmin }) => (byAdmin ? [] : [owner]),
      write: ({ owner, day }, { platformName }) => ({
        subject: `Your account at ${platformName} will be deleted`,
        preview: `You can still keep it until ${day}.`,
        greeting: `Hello ${owner.username},`,
        paragraphs: [
          `Your account at ${platformName} will be deleted for good after ${day}. Until then nobody can use it, and nothing is lost.`,
          'To keep it, sign in and choose “Keep my account”.',
        ],
        button: { label: 'Keep my account', href: `${config.publicUrl}/account` },
        footnotes: ['If you want to leave, there’s nothing more to do. We wish you all the best.'],
      }),
    }),
    defineEmail({
      on: 'account.deletion.scheduled',
      template: 'deletion_by_admin',
      about: leaving,
      to: ({ owner, byAdmin }) => (byAdmin ? [owner] : []),
      write: ({ owner, day }, { platformName }) => ({
        subject: `Your account at ${platformName} has been closed`,
        preview: `It will be deleted after ${day}.`,
        greeting: `Hello ${owner.username},`,
        paragraphs: [
          `An administrator has closed your account at ${platformName}. It will be deleted for good after ${day}. Until then nothing is lost.`,
          'If you think this is a mistake, please write to us before that day, and someone will look again.',
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
        subject: `The account of ${username} will be deleted`,
        preview: `It will be gone after ${day}, unless somebody keeps it.`,
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `The account of ${username} at ${platformName}, which you look after, is closed now and will be deleted after ${day}.`,
          'Until then it can still be kept. You can follow it in your family space.',
        ],
        button: { label: 'Open my family space', href: `${config.publicUrl}/family` },
      }),
    }),
  ];
}
