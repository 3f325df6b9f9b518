import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { audience } from './calendar.audience.schema.ts';
import { id, timestamp, t, version } from '../kernel/index.ts';

export const EVENTS_PER_PAGE = 20;
/** Upper bound; no real calendar shows this many events in a month. */
export const EVENTS_PER_MONTH = 500;
/** A feed holds the last weeks and everything planned, up to a limit. */
export const FEED_PAST_DAYS = 60;
export const FEED_LIMIT = 1000;

export const EventId = id<'EventId'>();
export type EventId = z.infer<typeof EventId>;
export const SeriesId = id<'EventSeriesId'>();
export const FeedId = id<'CalendarFeedId'>();
export type FeedId = z.infer<typeof FeedId>;

export const EventKind = z.enum([
  'training',
  'competition',
  'display',
  'social',
  'meeting',
  'other',
]);
export type EventKind = z.infer<typeof EventKind>;
export const EVENT_KIND_LABELS: Readonly<Record<EventKind, string>> = {
  training: 'Training',
  competition: 'Competition',
  display: 'Display',
  social: 'Social',
  meeting: 'Meeting',
  other: 'Other',
};

/** What is known of somebody's coming. */
export const AnswerStatus = z.enum(['going', 'waiting_list', 'waiting_guardian', 'declined']);
export type AnswerStatus = z.infer<typeof AnswerStatus>;
export const ANSWER_LABELS: Readonly<Record<AnswerStatus, string>> = {
  going: 'Going',
  waiting_list: 'On the waiting list',
  waiting_guardian: 'Waiting for your grown-up',
  declined: 'Not going',
};

/** Somebody the reader may see the answer of or answer for: themselves, or their child. */
export const Attendee = z.object({
  userId: UserId,
  /** A child's first name; no other names are included. */
  name: z.string(),
  isSelf: z.boolean(),
  /** The reader may say no for this person. */
  canAnswer: z.boolean(),
  /** The reader may also say yes. */
  canGo: z.boolean(),
  /** Whether the event is for this age. */
  isRightAge: z.boolean(),
  status: AnswerStatus.nullable(),
  /** The place on the waiting list, from 1. */
  position: z.int().nullable(),
});
export type Attendee = z.infer<typeof Attendee>;

/** An event as a member of the club, or a member's guardian, sees it. */
export const ClubEvent = z.object({
  id: EventId,
  clubId: ClubId,
  clubName: z.string(),
  seriesId: SeriesId.nullable(),
  kind: EventKind,
  title: z.string(),
  description: z.string(),
  location: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  /** Where the clocks of the club hang. */
  zone: z.string(),
  status: z.enum(['scheduled', 'cancelled']),
  version,
  capacity: z.int().nullable(),
  ...audience,
  isFull: z.boolean(),
  /** Null for children, who see no counts. */
  counts: z.object({ going: z.int(), waiting: z.int() }).nullable(),
  canManage: z.boolean(),
  attendees: z.array(Attendee),
});
export type ClubEvent = z.infer<typeof ClubEvent>;

/** A club whose calendar the reader sees. */
export const ClubCalendar = z.object({
  clubId: ClubId,
  clubName: z.string(),
  zone: z.string(),
  canManage: z.boolean(),
});
export type ClubCalendar = z.infer<typeof ClubCalendar>;

/** Where the next page of a list begins. */
export const EventCursor = z.object({ at: timestamp, id: EventId });
export type EventCursor = z.infer<typeof EventCursor>;

/** A line of the register that admins and coaches keep. */
export const RegisterLine = z.object({
  userId: UserId,
  name: z.string(),
  status: AnswerStatus,
  /** Null while unmarked. */
  attended: z.boolean().nullable(),
});
export type RegisterLine = z.infer<typeof RegisterLine>;

/** A calendar that a phone subscribes to. Its secret address is shown once. */
export const CalendarFeed = z.object({
  id: FeedId,
  /** Null for all clubs of the reader. */
  clubId: ClubId.nullable(),
  createdAt: timestamp,
  lastReadAt: timestamp.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const calendarMessages = {
  going: (title: string) => t('You’re going to {title}.', { title }),
  childGoing: (name: string, title: string) => t('{name} is going to {title}.', { name, title }),
  waitingList:
    'The event is full. If someone drops out, the first person on the waiting list gets the place.',
  guardianAsked: 'We’ve asked your grown-up.',
  declined: 'Thank you for telling us.',
} as const;
