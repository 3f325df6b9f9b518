import type { InboxKind } from './families.inbox.schema.ts';

interface QuestionTexts {
  /** After "would like to". */
  asks: string;
  /** After "said yes to" or "said no to", for the child. */
  wish: string;
  /** After "it is about", in an email. */
  about: string;
}

export const GUARDIAN_QUESTION_TEXTS: Readonly<Record<InboxKind, QuestionTexts>> = {
  post: { asks: 'publish a post', wish: 'your post', about: 'a post' },
  comment: { asks: 'write a comment', wish: 'your comment', about: 'a comment' },
  friend_request: {
    asks: 'add a friend',
    wish: 'a friend request',
    about: 'a friend request',
  },
  club_join: {
    asks: 'join a club',
    wish: 'your request to join a club',
    about: 'joining a club',
  },
  event_rsvp: { asks: 'go to an event', wish: 'you going to an event', about: 'a club event' },
  email_change: {
    asks: 'sign in with a different email',
    wish: 'your new email',
    about: 'a new email for signing in',
  },
  training_plan: {
    asks: 'join a training plan',
    wish: 'you joining a training plan',
    about: 'a training plan',
  },
  competition_entry: {
    asks: 'enter a competition',
    wish: 'you entering a competition',
    about: 'a competition',
  },
  correction: {
    asks: 'have their name or birth month corrected',
    wish: 'correcting your name or birth month',
    about: 'a corrected name or birth month',
  },
  bio: {
    asks: 'change the text on their profile',
    wish: 'the new text on your profile',
    about: 'a new text on the profile',
  },
};
