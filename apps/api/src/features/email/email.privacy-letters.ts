import type { Letter } from '#platform/mail/letters';

/** Mails about a person's own data. */
export const privacyLetters = {
  deletion_scheduled: (
    name: string,
    { username, day, account }: { username: string; day: string; account: string },
  ): Letter => ({
    subject: `Your account at ${name} will be deleted`,
    preview: `Until ${day} you can still keep it.`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `Your account at ${name} will be deleted for good after ${day}. Until then nobody can use it, and nothing is lost.`,
      'To keep it, sign in and choose "Keep my account".',
    ],
    button: { label: 'Keep my account', href: account },
    footnotes: ['If you want to leave, there is nothing more to do. We wish you all the best.'],
  }),

  child_deletion_scheduled: (
    name: string,
    person: { reader: string; username: string; day: string; family: string },
  ): Letter => ({
    subject: `The account of ${person.username} will be deleted`,
    preview: `It is gone after ${person.day}, unless somebody keeps it.`,
    greeting: `Hello ${person.reader},`,
    paragraphs: [
      `The account of ${person.username} at ${name}, which you look after, is closed now and will be deleted after ${person.day}.`,
      'Until then it can still be kept. In your family space you see where it stands.',
    ],
    button: { label: 'Open my family space', href: person.family },
  }),
};
