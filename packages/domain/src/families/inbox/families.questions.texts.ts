import type { InboxKind } from './families.inbox.schema.ts';

interface QuestionTexts {
  /** After "would like to". */
  asks: string;
  /** After "it is about", in an email. */
  about: string;
}

export const GUARDIAN_QUESTION_TEXTS: Readonly<Record<InboxKind, QuestionTexts>> = {
  post: { asks: 'publish a post', about: 'a post' },
  comment: { asks: 'write a comment', about: 'a comment' },
  friend_request: { asks: 'add a friend', about: 'a friend request' },
  club_join: { asks: 'join a club', about: 'joining a club' },
  event_rsvp: { asks: 'go to an event', about: 'a club event' },
  email_change: {
    asks: 'use another email address',
    about: 'another email address for signing in',
  },
  training_plan: { asks: 'join a training plan', about: 'a training plan' },
  competition_entry: { asks: 'enter a competition', about: 'a competition' },
  correction: {
    asks: 'have your name or month of birth corrected',
    about: 'a corrected name or month of birth',
  },
  bio: { asks: 'put a new text on the profile', about: 'a new text on the profile' },
};
