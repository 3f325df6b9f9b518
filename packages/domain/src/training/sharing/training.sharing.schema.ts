import * as z from 'zod';
import { ClubId, PersonCard, UserId } from '../../accounts/index.ts';
import { ClubDay } from '../../calendar/index.ts';
import { prose, timestamp, t } from '../../kernel/index.ts';
import { Care } from '../training.progress.schema.ts';
import { SessionComment, TrainingSession, sessionCursor } from '../training.schema.ts';

export const COMMENT_MAX = 500;
export const LOGS_SHOWN = 200;

/** A club of somebody, and whether its confirmed coaches read the log. */
export const ClubShare = z.object({
  clubId: ClubId,
  clubName: z.string(),
  sharedAt: timestamp.nullable(),
});
export type ClubShare = z.infer<typeof ClubShare>;

export const Shares = z.object({
  clubs: z.array(ClubShare),
  /** Whether who asks may share; to take back is always allowed. */
  mayShare: z.boolean(),
});
export type Shares = z.infer<typeof Shares>;

/** A person whose log the reader may read. */
export const ReadableLog = z.object({
  person: PersonCard.pick({ id: true, name: true, art: true, imageId: true }),
  clubName: z.string(),
  lastSession: ClubDay.nullable(),
});
export type ReadableLog = z.infer<typeof ReadableLog>;

/** A log as a guardian or a confirmed coach reads it: without notes. */
export const OthersLog = z.object({
  person: z.object({ id: UserId, name: z.string() }),
  mayComment: z.boolean(),
  care: Care,
  sessions: z.array(TrainingSession),
  next: sessionCursor.nullable(),
});
export type OthersLog = z.infer<typeof OthersLog>;

/** How many of the newest comments by coaches a linked adult sees. */
export const COACH_WORDS_SHOWN = 30;

/** What a coach has written into a log, without the session. */
export const CoachWords = SessionComment.pick({
  id: true,
  authorName: true,
  content: true,
  createdAt: true,
});
export type CoachWords = z.infer<typeof CoachWords>;

export const NewSessionComment = z.object({
  content: prose(COMMENT_MAX, {
    required: 'Write something first',
    tooLong: t('Comments can be up to {commentMax} characters', { commentMax: COMMENT_MAX }),
  }),
});
export type NewSessionComment = z.infer<typeof NewSessionComment>;

export const sharingMessages = {
  shared: (club: string) => t('Confirmed coaches at {club} can now read the log.', { club }),
  withdrawn: (club: string) => t('{club} can’t read the log any more.', { club }),
  failed: 'That wasn’t saved. Please try again.',
  commented: 'Your comment has been saved.',
} as const;
