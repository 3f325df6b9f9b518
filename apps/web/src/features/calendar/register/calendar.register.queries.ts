import { call } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import { useMe } from '#lib/session/session.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type ClubEvent,
  type EventId,
  type RegisterLine,
  calendarEndpoints,
} from '@ribbon/domain/calendar';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inTheHall, isNear, kept, offlineUntil } from '../calendar.kept.rules.ts';
import { eventQuery } from '../calendar.queries.ts';
import { marks, waitingMarks } from './calendar.waiting-marks.queue.ts';

const TOPIC = topic('club-events');

export const registerQuery = (eventId: EventId, event?: ClubEvent) =>
  queryOptions({
    queryKey: [TOPIC, 'register', eventId],
    queryFn: () =>
      kept(
        `register ${eventId}`,
        () => call(calendarEndpoints.register, { params: { eventId } }),
        () => (event ? offlineUntil(event) : null),
      ),
    ...inTheHall,
  });

/** At most so many registers are fetched before they are opened. */
const AHEAD = 4;

/** Fetches the registers of the next hours while there is a connection. */
export function useRegistersAtHand(events: readonly ClubEvent[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    for (const event of events.filter((one) => isNear(one)).slice(0, AHEAD)) {
      void queries.prefetchQuery(eventQuery(event.id));
      void queries.prefetchQuery(registerQuery(event.id, event));
    }
  }, [events, queries]);
}

const waitingQuery = (owner: string) =>
  queryOptions({
    queryKey: [TOPIC, 'waiting-marks', owner],
    queryFn: () => waitingMarks.all(owner),
    networkMode: 'always',
  });

/** Marks of an event that the server does not have yet, by person. */
export function useWaitingMarks(eventId: EventId): ReadonlyMap<UserId, RegisterLine['attended']> {
  const me = useMe();
  const { data = [] } = useQuery({ ...waitingQuery(me?.id ?? ''), enabled: !!me });
  return new Map(
    data.filter((mark) => mark.eventId === eventId).map((mark) => [mark.userId, mark.attended]),
  );
}

/** A mark of one line; each line saves by itself and shows how far it is. */
export function useMark(eventId: EventId, userId: UserId) {
  const queries = useQueryClient();
  const owner = useMe()?.id ?? '';
  const { queryKey } = registerQuery(eventId);
  return useMutation({
    mutationFn: (attended: RegisterLine['attended']) =>
      marks.mark(owner, { eventId, userId, attended }),
    networkMode: 'always',
    // Marks of one line reach the server in the order in which they were made.
    scope: { id: `register ${eventId} ${userId}` },
    onSuccess: async (_, attended) => {
      queries.setQueryData(
        queryKey,
        (register) =>
          register && {
            ...register,
            lines: register.lines.map((line) =>
              line.userId === userId ? { ...line, attended } : line,
            ),
          },
      );
      await queries.invalidateQueries({ queryKey: waitingQuery(owner).queryKey });
    },
  });
}
