import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { type EventId, type RegisterLine, calendarEndpoints } from '@ribbon/domain/calendar';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const registerQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: [topic('club-events'), 'register', eventId],
    queryFn: () => call(calendarEndpoints.register, { params: { eventId } }),
  });

/** A mark of one line; each line saves by itself and shows how far it is. */
export function useMark(eventId: EventId, userId: UserId) {
  const queries = useQueryClient();
  const { queryKey } = registerQuery(eventId);
  return useMutation({
    mutationFn: (attended: RegisterLine['attended']) =>
      call(calendarEndpoints.mark, { params: { eventId, userId }, body: { attended } }),
    // Marks of one line reach the server in the order in which they were made.
    scope: { id: `register ${eventId} ${userId}` },
    onSuccess: (_, attended) =>
      queries.setQueryData(
        queryKey,
        (register) =>
          register && {
            ...register,
            lines: register.lines.map((line) =>
              line.userId === userId ? { ...line, attended } : line,
            ),
          },
      ),
  });
}
