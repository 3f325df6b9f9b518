import type * as z from 'zod';
import { rowOf } from '../../kernel/index.ts';

interface Question {
  /** Whether a yes shows something of a child to other children. */
  isSeenByChildren: boolean;
}

/** Questions that need the decision of a guardian; `GUARDIAN_QUESTION_TEXTS` has their words. */
const GUARDIAN_QUESTIONS = {
  post: { isSeenByChildren: true },
  comment: { isSeenByChildren: true },
  friend_request: { isSeenByChildren: true },
  club_join: { isSeenByChildren: false },
  event_rsvp: { isSeenByChildren: false },
  email_change: { isSeenByChildren: false },
  training_plan: { isSeenByChildren: false },
  competition_entry: { isSeenByChildren: false },
  correction: { isSeenByChildren: false },
  bio: { isSeenByChildren: true },
} satisfies Readonly<Record<string, Question>>;

export const InboxKind = rowOf(GUARDIAN_QUESTIONS);
export type InboxKind = z.infer<typeof InboxKind>;

/** Items that put a child under 13 before other children. */
export const isSeenByChildren = (kind: InboxKind): boolean =>
  GUARDIAN_QUESTIONS[kind].isSeenByChildren;
