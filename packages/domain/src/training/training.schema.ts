import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { ClubDay, ClubTime } from '../calendar/index.ts';
import { ClubApparatus } from '../clubs/index.ts';
import { id, line, phrase, prose, timestamp, t } from '../kernel/index.ts';
import { DisclosureId } from '../moderation/index.ts';
import { ElementFamily } from './log/training.elements.schema.ts';

export const SESSION_MINUTES_MAX = 600;
export const SESSIONS_PER_PAGE = 20;
export const SESSION_ELEMENTS_MAX = 40;
export const SESSION_GOALS_MAX = 20;
export const SESSION_ACHIEVEMENTS_MAX = 20;
export const ELEMENT_NAME_MAX = 60;
export const ELEMENTS_PER_CLUB = 200;
export const NOTES_MAX = 1000;
/** A late copy of a session that was deleted so long ago would bring it back. */
export const DELETED_KEPT_DAYS = 180;

export const TrainingSessionId = id<'TrainingSessionId'>();
export type TrainingSessionId = z.infer<typeof TrainingSessionId>;
export const GoalId = id<'TrainingGoalId'>();
export type GoalId = z.infer<typeof GoalId>;
export const ElementId = id<'TrainingElementId'>();
export type ElementId = z.infer<typeof ElementId>;

/** Also the categories of goals. */
export const SessionType = z.enum([
  'technique',
  'strength',
  'flexibility',
  'routine',
  'competition',
]);
export type SessionType = z.infer<typeof SessionType>;
export const SESSION_TYPE_LABELS: Readonly<Record<SessionType, string>> = {
  technique: 'Technique',
  strength: 'Strength',
  flexibility: 'Flexibility',
  routine: 'Routine',
  competition: 'Competition',
};

export const FEELINGS = [1, 2, 3, 4, 5] as const;
export type Feeling = (typeof FEELINGS)[number];
export const FEELING_LABELS: Readonly<Record<Feeling, string>> = {
  1: 'Tough',
  2: 'Tired',
  3: 'OK',
  4: 'Good',
  5: 'Great',
};

export const trainingMessages = {
  minutes: t('Please enter minutes from 1 to {sessionMinutesMax}', {
    sessionMinutesMax: SESSION_MINUTES_MAX,
  }),
  apparatusMinutes: 'The minutes per apparatus add up to more than the session',
  apparatusTwice: 'You can only add each apparatus once',
  future: 'Please choose today or an earlier date',
  type: 'Please choose a type',
  elementName: 'Please name the element',
  elementLong: t('Elements can be up to {elementNameMax} characters', {
    elementNameMax: ELEMENT_NAME_MAX,
  }),
  times: 'Please enter a number from 1 to 500',
  notes: t('Notes can be up to {notesMax} characters', { notesMax: NOTES_MAX }),
  achievement: 'Achievements can be up to 120 characters',
  saved: 'Session saved.',
  saveFailed: 'Your session wasn’t saved. Please try again.',
  deleted: 'Session deleted.',
  deleteFailed: 'The session wasn’t deleted. Please try again.',
  waiting: 'Waiting to be sent',
  savedHere: 'Saved on this device. We’ll send it when you’re back online.',
  deletedHere: 'Session deleted. We’ll tell your other devices when you’re back online.',
  keptBoth: 'You changed this on another device too, so we kept both.',
  keptDeleted:
    'You deleted this on another device, so we kept what you wrote here as a new session.',
} as const;

const minutes = z
  .int(trainingMessages.minutes)
  .min(1, trainingMessages.minutes)
  .max(SESSION_MINUTES_MAX, trainingMessages.minutes);

export const ApparatusMinutes = z.object({ apparatus: ClubApparatus, minutes });
export type ApparatusMinutes = z.infer<typeof ApparatusMinutes>;

/** An element of a list by its key, or free text when the key is null. */
const PractisedElement = z.object({
  key: line().max(80).nullable(),
  name: phrase(ELEMENT_NAME_MAX, {
    required: trainingMessages.elementName,
    tooLong: trainingMessages.elementLong,
  }),
  times: z
    .int(trainingMessages.times)
    .min(1, trainingMessages.times)
    .max(500, trainingMessages.times)
    .default(1),
});

/** What somebody says about a practice. */
export const SessionDetails = z
  .object({
    date: ClubDay,
    startTime: ClubTime,
    minutes,
    type: z.enum(SessionType.options, trainingMessages.type),
    apparatus: z.array(ApparatusMinutes).max(ClubApparatus.options.length).default([]),
    elements: z.array(PractisedElement).max(SESSION_ELEMENTS_MAX).default([]),
    /** Private to the gymnast. */
    notes: prose(NOTES_MAX, { tooLong: trainingMessages.notes }).default(''),
    felt: z.literal(FEELINGS).nullable().default(null),
    goalIds: z.array(GoalId).max(SESSION_GOALS_MAX).default([]),
    achievements: z
      .array(
        phrase(120, { required: 'Please give it a name', tooLong: trainingMessages.achievement }),
      )
      .max(SESSION_ACHIEVEMENTS_MAX)
      .default([]),
  })
  .refine(
    ({ apparatus }) => new Set(apparatus.map((one) => one.apparatus)).size === apparatus.length,
    { path: ['apparatus'], error: trainingMessages.apparatusTwice },
  )
  .refine(
    (session) => session.apparatus.reduce((sum, one) => sum + one.minutes, 0) <= session.minutes,
    { path: ['apparatus'], error: trainingMessages.apparatusMinutes },
  );
export type SessionDetails = z.infer<typeof SessionDetails>;

/**
 * How many earlier versions an edit may replace: those sent without an answer that may have
 * arrived.
 */
export const SESSION_VERSIONS_MAX = 50;

/**
 * A session on its way. Its version is the moment of the edit by the writer's clock; `basedOn` names the
 * versions it is written over, so that what another device wrote meanwhile is not lost. Without it the
 * latest edit counts.
 */
export const SessionDraft = SessionDetails.safeExtend({
  editedAt: timestamp,
  basedOn: z.array(timestamp).max(SESSION_VERSIONS_MAX).optional(),
});
export type SessionDraft = z.infer<typeof SessionDraft>;

export const SessionComment = z.object({
  id: id<'TrainingCommentId'>(),
  authorId: UserId,
  authorName: z.string(),
  content: z.string(),
  createdAt: timestamp,
  canRemove: z.boolean(),
});
export type SessionComment = z.infer<typeof SessionComment>;
export const SessionCommentId = SessionComment.shape.id;
export type SessionCommentId = z.infer<typeof SessionCommentId>;

export const TrainingSession = z.object({
  id: TrainingSessionId,
  date: ClubDay,
  startTime: ClubTime,
  minutes: z.int(),
  type: SessionType,
  apparatus: z.array(ApparatusMinutes),
  elements: z.array(z.object({ key: z.string(), name: z.string(), times: z.int() })),
  /** Null for everybody but the gymnast. */
  notes: z.string().nullable(),
  felt: z.literal(FEELINGS).nullable(),
  goals: z.array(z.object({ id: GoalId, title: z.string() })),
  achievements: z.array(z.string()),
  comments: z.array(SessionComment),
  /** The club whose register wrote it; null if the gymnast did. */
  fromClub: z.string().nullable(),
  editedAt: timestamp,
});
export type TrainingSession = z.infer<typeof TrainingSession>;

/** A session as it was saved, and help where its notes sound as if somebody is hurt. */
export const SavedSession = z.object({
  session: TrainingSession,
  disclosureId: DisclosureId.nullable(),
});
export type SavedSession = z.infer<typeof SavedSession>;

/** Where the next page of a log begins: day, time and id of the last session shown. */
export const sessionCursor = z
  .string()
  .regex(
    /^(?!0000)\d{4}-\d{2}-\d{2}\.\d{2}:\d{2}\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    'That link isn’t valid.',
  )
  .refine((text) => {
    const [day, time] = text.split('.');
    return ClubDay.safeParse(day).success && ClubTime.safeParse(time).success;
  }, 'That link isn’t valid.');

/** An element that a club has added. */
export const ClubElement = z.object({
  id: ElementId,
  clubId: ClubId,
  clubName: z.string(),
  family: ElementFamily,
  name: z.string(),
});
export type ClubElement = z.infer<typeof ClubElement>;

export const NewElement = z.object({
  name: phrase(ELEMENT_NAME_MAX, {
    required: trainingMessages.elementName,
    tooLong: trainingMessages.elementLong,
  }),
  family: z.enum(ElementFamily.options, 'Please choose a group'),
});
export type NewElement = z.infer<typeof NewElement>;
