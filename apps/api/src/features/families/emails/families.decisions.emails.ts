import { peopleIn } from '#db/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import type { InboxKind } from '@ribbon/domain/families';
import { guardiansWhoAnswer } from '../families.notifications.ts';
import { inboxStore } from '../space/families.inbox.store.ts';

const WAITING: Readonly<Record<InboxKind, string>> = {
  post: 'a post',
  comment: 'a comment',
  friend_request: 'a friend request',
  club_join: 'joining a club',
  event_rsvp: 'a club event',
  email_change: 'another email address for signing in',
  training_plan: 'a training plan',
  competition_entry: 'a competition',
  correction: 'a corrected name or month of birth',
  bio: 'a new text on the profile',
};

/** Something needs a decision from a child's guardians. */
export function decisionEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  return [
    defineEmail({
      on: 'family.decision.needed',
      template: 'decision_needed',
      kind: 'family_decision_needed',
      about: async ({ itemId }) => {
        const item = await inboxStore.find(db, itemId);
        const child = item && (await people().person(item.childId));
        return child && { child, item, what: WAITING[item.kind] };
      },
      to: ({ item }) => guardiansWhoAnswer(people(), item),
      write: ({ child, item, what }, { reader, platformName }) => ({
        subject:
          item.kind === 'correction'
            ? `Please check ${child.name}’s details`
            : `${child.name} is waiting for your decision`,
        preview: 'Something is waiting in your family space.',
        greeting: `Hello ${reader.name},`,
        paragraphs: [
          `${item.kind === 'correction' ? 'We are' : `${child.name} is`} asking for your decision about ${what}. You will find it in your family space at ${platformName}. Nothing happens until you decide.`,
        ],
        button: { label: 'Open my family space', href: `${config.publicUrl}/family` },
      }),
    }),
  ];
}
