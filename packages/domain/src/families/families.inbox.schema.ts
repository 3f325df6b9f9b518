import type * as z from 'zod';
import { rowOf } from '../kernel/index.ts';

interface Question {
  /** After "would like to". */
  asks: string;
  /** After "it is about", in an email. */
  about: string;
  /** Whether a yes shows something of a child to other children. */
  isSeenByChildren?: boolean;
}

/** Questions that need the decision of a guardian. */
export const GUARDIAN_QUESTIONS = {
  post: { asks: 'publish a post', about: 'a post', isSeenByChildren: true },
  comment: { asks: 'write a comment', about: 'a comment', isSeenByChildren: true },
  friend_request: { asks: 'add a friend', about: 'a friend request', isSeenByChildren: true },
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
  bio: {
    asks: 'put a new text on the profile',
    about: 'a new text on the profile',
    isSeenByChildren: true,
  },
} as const satisfies Readonly<Record<string, Question>>;

export const InboxKind = rowOf(GUARDIAN_QUESTIONS);
export type InboxKind = z.infer<typeof InboxKind>;

/** Items that put a child under 13 before other children. */
export const isSeenByChildren = (kind: InboxKind): boolean => {
  const question: Question = GUARDIAN_QUESTIONS[kind];
  return question.isSeenByChildren === true;
};
