import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import {
  commonFaults,
  download,
  endpoint,
  nothing,
  linkToken,
  timestamp,
} from '../kernel/index.ts';
import { moderationRefusals } from '../moderation/index.ts';
import { calendarFaults } from './calendar.faults.ts';
import { EventCancellation, EventChange, NewEvent } from './calendar.form.schema.ts';
import {
  AnswerStatus,
  CalendarFeed,
  ClubCalendar,
  ClubEvent,
  EventId,
  EventCursor,
  FeedId,
  RegisterLine,
} from './calendar.schema.ts';
import { ClubMonth } from './calendar.time.rules.ts';

const HOUR = 3600;
const ofEvent = z.object({ eventId: EventId });
const ofAttendee = z.object({ eventId: EventId, userId: UserId });
const open = [commonFaults.notFound, calendarFaults.isCancelled, calendarFaults.hasBegun];

const reading = {
  calendars: endpoint({
    method: 'GET',
    path: '/club-events/clubs',
    access: 'signedIn',
    summary: 'Lists the clubs whose calendar the caller sees, also as a guardian, by name.',
    returns: z.object({ clubs: z.array(ClubCalendar) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/club-events',
    reads: 'replica',
    access: 'signedIn',
    summary: 'Lists events of the caller’s clubs by start: upcoming or past.',
    query: z.object({
      clubId: ClubId.optional(),
      /** Only clubs of this child. */
      childId: UserId.optional(),
      when: z.enum(['upcoming', 'past']).default('upcoming'),
      at: timestamp.optional(),
      id: EventId.optional(),
    }),
    returns: z.object({ events: z.array(ClubEvent), next: EventCursor.nullable() }),
    faults: [commonFaults.notFound],
  }),
  month: endpoint({
    method: 'GET',
    path: '/club-events/month',
    reads: 'replica',
    access: 'signedIn',
    summary: 'Lists events of the caller’s clubs in a month of the club’s calendar.',
    query: z.object({ clubId: ClubId.optional(), month: ClubMonth }),
    returns: z.object({ events: z.array(ClubEvent), isCut: z.boolean() }),
    faults: [commonFaults.notFound],
  }),
  read: endpoint({
    method: 'GET',
    path: '/club-events/:eventId',
    access: 'signedIn',
    summary: 'Returns one event with the replies of the caller and their children.',
    params: ofEvent,
    returns: ClubEvent,
    faults: [commonFaults.notFound],
  }),
  download: endpoint({
    method: 'GET',
    path: '/club-events/:eventId/ics',
    access: 'signedIn',
    summary: 'Returns one event as an iCalendar file.',
    params: ofEvent,
    returns: download,
    faults: [commonFaults.notFound],
    limit: { max: 120, seconds: HOUR },
  }),
};

const managing = {
  create: endpoint({
    method: 'POST',
    path: '/clubs/:clubId/events',
    access: 'signedIn',
    summary: 'Creates an event, or a weekly series.',
    params: z.object({ clubId: ClubId }),
    body: NewEvent,
    returns: z.object({ eventIds: z.array(EventId) }),
    faults: [commonFaults.notFound, ...moderationRefusals],
    limit: { max: 60, seconds: HOUR },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/club-events/:eventId',
    access: 'signedIn',
    summary: 'Changes an event, or it and later ones in its series.',
    params: ofEvent,
    body: EventChange,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      calendarFaults.changedMeanwhile,
      calendarFaults.isCancelled,
      calendarFaults.isOver,
      calendarFaults.capacityTooLow,
      ...moderationRefusals,
    ],
    limit: { max: 120, seconds: HOUR },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/club-events/:eventId/cancellation',
    access: 'signedIn',
    summary:
      'Cancels an event, or it and later ones in its series, and notifies everyone who replied.',
    params: ofEvent,
    body: EventCancellation,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      calendarFaults.changedMeanwhile,
      calendarFaults.isCancelled,
      calendarFaults.isOver,
    ],
    limit: { max: 120, seconds: HOUR },
  }),
  register: endpoint({
    method: 'GET',
    path: '/club-events/:eventId/register',
    access: 'signedIn',
    summary: 'Lists who is going to an event (the club’s admins and confirmed coaches only).',
    params: ofEvent,
    returns: z.object({ lines: z.array(RegisterLine), isOpen: z.boolean() }),
    faults: [commonFaults.notFound],
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/club-events/:eventId/register/:userId',
    access: 'signedIn',
    summary: 'Marks someone as present or absent, or clears the mark.',
    params: ofAttendee,
    body: z.object({
      attended: z.boolean().nullable(),
      /**
       * When the mark was made, if it was made offline; an older mark never replaces a newer one.
       */
      markedAt: timestamp.optional(),
    }),
    returns: nothing,
    faults: [commonFaults.notFound, calendarFaults.notBegun, calendarFaults.isCancelled],
    limit: { max: 2000, seconds: HOUR },
  }),
};

const answering = {
  answer: endpoint({
    method: 'PUT',
    path: '/club-events/:eventId/answers/:userId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Replies to an event, for the caller or, as a guardian, for a child under 13.',
    params: ofAttendee,
    body: z.object({ going: z.boolean() }),
    returns: z.object({ status: AnswerStatus, position: z.int().nullable() }),
    faults: [...open, calendarFaults.guardianAnswered, calendarFaults.wrongAge],
    limit: { max: 300, seconds: HOUR },
  }),
};

const feeds = {
  feeds: endpoint({
    method: 'GET',
    path: '/calendar-feeds',
    access: 'signedIn',
    summary: 'Lists the caller’s calendar feeds, without their links.',
    returns: z.object({ feeds: z.array(CalendarFeed) }),
  }),
  openFeed: endpoint({
    method: 'PUT',
    path: '/calendar-feeds',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Creates the secret link of a feed and revokes the previous one.',
    body: z.object({ clubId: ClubId.nullable() }),
    returns: z.object({ address: z.string() }),
    holdsSecret: true,
    faults: [commonFaults.notFound],
    limit: { max: 30, seconds: HOUR },
  }),
  closeFeed: endpoint({
    method: 'DELETE',
    path: '/calendar-feeds/:feedId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Switches a feed off; its link stops working.',
    params: z.object({ feedId: FeedId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  readFeed: endpoint({
    method: 'GET',
    path: '/calendar-feeds/:token/ribbon.ics',
    access: 'anyone',
    summary: 'Returns the calendar feed behind a secret link.',
    params: z.object({ token: linkToken(100) }),
    returns: download,
    faults: [commonFaults.notFound],
    limit: { max: 300, seconds: HOUR },
  }),
};

export const calendarEndpoints = { ...reading, ...managing, ...answering, ...feeds };
