import * as z from 'zod';
import { AgeBand, ClubId, PersonCard, type UserId } from '../accounts/index.ts';
import { contentPart, contentWith } from '../content/index.ts';
import { SAY_WHY, id, prose, timestamp, t } from '../kernel/index.ts';
import { MediaFile, MediaSubjectKind, PictureFindings } from '../media/index.ts';

export const QUEUE_PAGE = 20;
export const QUEUE_NOTE_MAX = 1000;

export const QueueItemId = id<'QueueItemId'>();
export type QueueItemId = z.infer<typeof QueueItemId>;

/** What can need review by a person. */
export const QueueKind = contentWith('queued');
export type QueueKind = z.infer<typeof QueueKind>;
export const QUEUE_KIND_LABELS: Readonly<Record<QueueKind, string>> = contentPart('queued');

/** Why an item needs review. */
export const QueueReason = z.enum([
  'pattern',
  'adult_to_minor',
  'to_child',
  'language',
  'near_copy',
  'flagged',
  'minor_media',
  'check_failed',
  'check_unavailable',
  'user_type',
]);
export type QueueReason = z.infer<typeof QueueReason>;
export const QUEUE_REASON_LABELS: Readonly<Record<QueueReason, string>> = {
  pattern: 'Possible grooming pattern',
  adult_to_minor: 'What an adult wrote to a minor',
  to_child: 'Contact details for a child',
  language: 'A young person, not in English',
  near_copy: 'Similar to a rejected picture',
  flagged: 'Flagged by the check',
  minor_media: 'Shared by a minor',
  check_failed: 'The check failed',
  check_unavailable: 'Nobody has looked yet',
  user_type: 'Another kind of account',
};
export const QUEUE_REASON_TEXTS: Readonly<Record<QueueReason, string>> = {
  pattern:
    'Taken together, this person’s comments to the child look like a pattern of grooming. Nobody else can see the comment.',
  adult_to_minor:
    'It may be about contact details, meeting up, a place or time, secrets, presents, pictures or someone’s looks. Nobody else under 18 can see it.',
  to_child:
    'It may tell a child how to reach someone, or ask where the child can be found. Children under 13 can’t see it.',
  language:
    'The check reads English best, and this is in another language. Nobody else under 18 can see it.',
  near_copy: 'It matches, or nearly matches, a picture that was rejected before. It’s held.',
  flagged: 'The automatic check found something. It’s held.',
  minor_media: 'A person reviews everything under-18s share. It’s held.',
  check_failed: 'The automatic check failed. It’s held.',
  check_unavailable:
    'No person has looked at it. Adults can already see it; young people see it once you approve it.',
  user_type: 'They say that they chose the wrong kind. Nothing changes before you approve it.',
};

/** 2: a child may be at risk · 1: a minor's thing is held · 0: the rest. */
export const QueuePriority = z.literal([0, 1, 2]);
export type QueuePriority = z.infer<typeof QueuePriority>;

/** `withdrawn`: the content was deleted, so there is nothing left to decide. */
export const QueueStatus = z.enum(['waiting', 'approved', 'rejected', 'withdrawn']);
export type QueueStatus = z.infer<typeof QueueStatus>;
export const QUEUE_STATUS_LABELS: Readonly<Record<QueueStatus, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const QueueState = z.enum(['waiting', 'decided']);
export type QueueState = z.infer<typeof QueueState>;

/** Where the next page begins: how urgent, how sure, when and which the last thing shown was. */
export const queueCursor = z
  .string()
  .regex(
    /^[0-2]\.\d{1,3}\.\d{1,16}\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    'That link isn’t valid.',
  );

export const QueueFilter = z.object({
  state: QueueState.default('waiting'),
  kind: QueueKind.optional(),
  reason: QueueReason.optional(),
  after: queueCursor.optional(),
});
export type QueueFilter = z.output<typeof QueueFilter>;

/** Somebody as a moderator has to see them: how old matters. */
const QueuePerson = PersonCard.extend({ ageBand: AgeBand });

/** What a comment stands below, or what shows a picture. */
const QueuePost = z.object({
  id: z.uuid(),
  content: z.string(),
  visibility: z.enum(['friends', 'public', 'private']),
  author: QueuePerson,
  /** How many pictures and videos it has. */
  files: z.int(),
});

const QueueMedia = MediaFile.omit({ status: true }).extend({
  /** The author's alternative text, for screen readers. */
  alt: z.string(),
  shownBy: MediaSubjectKind,
  /** What the automatic check saw; null where none has looked. */
  findings: PictureFindings.nullable(),
  /** When the picture that it resembles was rejected. */
  nearCopyOf: timestamp.nullable(),
});
export type QueueMedia = z.infer<typeof QueueMedia>;

const QueueDecided = z.object({
  /** Null when nobody decided, or when the account is deleted. */
  by: z.string().nullable(),
  at: timestamp,
  note: z.string().nullable(),
});

/** Everything needed for a decision, on one screen. */
export const QueueItem = z.object({
  id: QueueItemId,
  kind: QueueKind,
  reason: QueueReason,
  priority: QueuePriority,
  status: QueueStatus,
  createdAt: timestamp,
  author: QueuePerson,
  /** The author is a child of the reader. */
  isOfOwnChild: z.boolean(),
  /** What was written: a comment, post, challenge or profile; null when it is none, or not there any more. */
  comment: z.string().nullable(),
  /** What was uploaded; null when it is none, or not there any more. */
  media: QueueMedia.nullable(),
  post: QueuePost.nullable(),
  /** The club of the logo, or the club the post was written for. */
  club: z.object({ id: ClubId, name: z.string(), city: z.string() }).nullable(),
  decision: QueueDecided.nullable(),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** True counts. */
export const QueueCounts = z.object({
  waiting: z.int(),
  /** The pending items where a child may be at risk. */
  atRisk: z.int(),
  /** The pending items that hold back something a minor wants to share. */
  ofMinors: z.int(),
  oldestAt: timestamp.nullable(),
  decidedThisWeek: z.int(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

export const queueMessages = {
  noteRequired: SAY_WHY,
  /** For the administrators' log, where a yes has no words of its own. */
  held: (reason: QueueReason) =>
    t('It was held: {reason}', { reason: QUEUE_REASON_LABELS[reason] }),
  noteTooLong: 'Notes can be up to 1000 characters',
  decided: {
    approved: (what: string) => t('Approved: {what}', { what }),
    rejected: (what: string) => t('Rejected: {what}', { what }),
  },
  decisionFailed: 'Failed to save the decision. Please try again.',
  alreadyDecided: 'Someone else has already decided this.',
  withdrawn: 'The author has withdrawn this in the meantime.',
  own: 'This is yours, so someone else will decide.',
  ownChild: 'This is your child’s, so someone else will decide.',
} as const;

/** What most rejections say, for the record; anything else is written. */
export const REJECTION_REASONS = [
  'It gives away personal details, such as a name, school or number',
  'It’s not suitable for children',
  'It’s unkind',
  'It asks to meet, get in touch or keep a secret',
  'It shows someone who may not have agreed to be in it',
  'It’s advertising, or has nothing to do with gymnastics',
] as const;

const note = prose(QUEUE_NOTE_MAX, { tooLong: queueMessages.noteTooLong });

/** A yes needs no words; a no says why, for the record. */
export const QueueDecision = z
  .object({ decision: z.enum(['approved', 'rejected']), note: note.default('') })
  .refine(({ decision, note: words }) => decision === 'approved' || words !== '', {
    path: ['note'],
    message: queueMessages.noteRequired,
  });
export type QueueDecision = z.output<typeof QueueDecision>;

/** What policies need to know about an item under review. */
export interface QueueFacts {
  authorId: UserId;
  /** The author is a child of the requester. */
  isOfOwnChild: boolean;
}
