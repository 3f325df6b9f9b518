import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type Attendee,
  type ClubEvent,
  type EventCancellation,
  type EventChange,
  type EventId,
  type EventCursor,
  type NewEvent,
  calendarEndpoints,
  calendarMessages,
} from '@ribbon/domain/calendar';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { inTheHall, kept, keptForStaff, offlineUntil } from './calendar.kept.rules.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('club-events');

/** Which events a list shows: of one club, of one child, or all. */
export interface Shown {
  clubId?: ClubId | undefined;
  childId?: UserId | undefined;
}

export const calendarsQuery = queryOptions({
  queryKey: [TOPIC, 'clubs'],
  queryFn: () =>
    kept('calendars', async () => (await call(calendarEndpoints.calendars)).clubs, keptForStaff),
  ...inTheHall,
});

export const eventsQuery = ({ clubId, childId }: Shown, when: 'upcoming' | 'past') =>
  infiniteQueryOptions({
    queryKey: [TOPIC, 'list', when, clubId ?? null, childId ?? null],
    queryFn: ({ pageParam }) => {
      const shown = { when, ...(clubId && { clubId }), ...(childId && { childId }) };
      const from = pageParam && { at: pageParam.at.toISOString(), id: pageParam.id };
      return kept(
        `events ${Object.values({ ...shown, ...from }).join(' ')}`,
        () => call(calendarEndpoints.list, { query: { ...shown, ...from } }),
        ({ events }) => keptForStaff(events),
      );
    },
    ...inTheHall,
    initialPageParam: null as EventCursor | null,
    getNextPageParam: ({ next }) => next,
  });

export const monthQuery = (clubId: ClubId | undefined, month: string) =>
  queryOptions({
    queryKey: [TOPIC, 'month', month, clubId ?? null],
    queryFn: () => call(calendarEndpoints.month, { query: { month, ...(clubId && { clubId }) } }),
  });

export const eventQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: [TOPIC, 'event', eventId],
    queryFn: () =>
      kept(
        `event ${eventId}`,
        () => call(calendarEndpoints.read, { params: { eventId } }),
        offlineUntil,
      ),
    ...inTheHall,
  });

/** What to say to an answer, by what has become of it. */
function thanks(event: ClubEvent, who: Attendee, status: Attendee['status']): string {
  if (status === 'waiting_list') return calendarMessages.waitingList;
  if (status === 'waiting_guardian') return calendarMessages.guardianAsked;
  if (status === 'declined') return calendarMessages.declined;
  return who.isSelf
    ? calendarMessages.going(event.title)
    : calendarMessages.childGoing(who.name, event.title);
}

export const useAnswer = (event: ClubEvent, who: Attendee) =>
  useTopicMutation(
    // This may answer an item in the family's inbox.
    [TOPIC, topic('family')],
    (going: boolean) =>
      call(calendarEndpoints.answer, {
        params: { eventId: event.id, userId: who.userId },
        body: { going },
      }),
    { success: ({ status }) => thanks(event, who, status), failure: wordsFor },
  );

export const usePlanEvent = (clubId: ClubId) =>
  useTopicMutation(
    // The club's recent activity shows it, too.
    [TOPIC, topic('club-management')],
    (body: NewEvent) => call(calendarEndpoints.create, { params: { clubId }, body }),
    { onlyOnSuccess: true },
  );

export const useChangeEvent = (eventId: EventId) =>
  useTopicMutation([TOPIC], (body: EventChange) =>
    call(calendarEndpoints.change, { params: { eventId }, body }),
  );

export const useCancelEvent = (eventId: EventId) =>
  useTopicMutation([TOPIC], (body: EventCancellation) =>
    call(calendarEndpoints.cancel, { params: { eventId }, body }),
  );
