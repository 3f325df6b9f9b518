import { peopleIn } from '#db/people';
import { type LetterRow, letter, together } from '#platform/mail/letters';
import type { Platform } from '#platform/slice';
import { moderationStore } from './moderation.store.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Tells those who can act whom to write to, but not what was written: a mailbox is no place for that. */
export const moderationLetters = ({ db, clock }: Platform): LetterRow[] => [
  letter({
    on: 'safeguarding.opened',
    template: 'safeguarding_alert',
    about: ({ reportId }) => moderationStore.caseOf(db, reportId),
    to: async () => [together(await peopleIn(db, clock()).systemAdmins())],
    write: ({ urgency, dueAt, username, email }, { platformName }) => ({
      subject:
        urgency === 'emergency'
          ? `${platformName}: A CHILD MAY BE IN DANGER NOW`
          : `${platformName}: a child asks for somebody to talk to`,
      preview: `Please act before ${time.format(dueAt)} (UTC).`,
      greeting: 'Please look at this now',
      paragraphs: [
        urgency === 'emergency'
          ? 'Somebody wrote words that may tell of a danger that is there now. A safeguarding case was opened by itself.'
          : 'Somebody wrote words that may tell of being hurt, and wants a person to get in touch. A safeguarding case is open.',
        `It is about @${username ?? 'an account that is gone'}. Please write to ${email ?? 'nobody: the account is gone'} before ${time.format(dueAt)} (UTC). What was written is kept with the case and not in this mail.`,
      ],
    }),
  }),
];
