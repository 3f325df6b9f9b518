import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { toast } from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import {
  type OpeningReason,
  type Ticket,
  type TicketDecision,
  type TicketId,
  type TicketNote,
  ticketEndpoints as endpoints,
  ticketFaults,
  ticketMessages,
} from '@ribbon/domain/reports';
import { queryOptions } from '@tanstack/react-query';
import type { TicketFilters } from './reports.tickets.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-reports');

export const ticketsQuery = ({ search = '', ...filters }: TicketFilters) =>
  pagedQuery([TOPIC, 'list', search, filters], (cursor) =>
    call(endpoints.list, { query: { search, ...filters, cursor } }),
  );

export const ticketCountsQuery = queryOptions({
  queryKey: [TOPIC, 'counts'],
  queryFn: () => call(endpoints.counts),
});

export const reasonsQuery = queryOptions({
  queryKey: [TOPIC, 'reasons'],
  queryFn: async () => (await call(endpoints.reasons)).reasons,
});

export const ticketQuery = (ticketId: TicketId) =>
  queryOptions({
    queryKey: [TOPIC, 'one', ticketId],
    queryFn: () => call(endpoints.read, { params: { ticketId } }),
  });

/** Refusals that say better than we could what is in the way. */
const TELLING = [...Object.values(ticketFaults), commonFaults.notFound];
const tell = (error: Error, otherwise: string) =>
  toast.error(TELLING.some((kind) => kind.matches(error)) ? error.message : otherwise);

const AGAIN = 'That didn’t work. Please try again.';

export const useDecideTicket = () =>
  useTopicMutation(
    [TOPIC],
    ({ ticket, ...body }: { ticket: Ticket; decision: TicketDecision; notes: string }) =>
      call(endpoints.decide, {
        params: { ticketId: ticket.id },
        body: { ...body, version: ticket.version },
      }),
    {
      success: (_, { decision }) => ticketMessages.decided[decision],
      onError: (error, { decision }) => tell(error, ticketMessages.decisionFailed[decision]),
    },
  );

export const useTakeTicket = () =>
  useTopicMutation(
    [TOPIC],
    ({ ticket: { id: ticketId, version }, back }: { ticket: Ticket; back: boolean }) =>
      call(back ? endpoints.handBack : endpoints.take, { params: { ticketId }, body: { version } }),
    {
      onSuccess: (_, { back }) =>
        toast.success(back ? ticketMessages.handedBack : ticketMessages.taken),
      onError: (error) => tell(error, AGAIN),
    },
  );

export const useNote = (ticketId: TicketId) =>
  useTopicMutation(
    [TOPIC],
    (body: TicketNote) => call(endpoints.note, { params: { ticketId }, body }),
    {
      success: ticketMessages.noted,
    },
  );

export const useOpenTicket = (ticketId: TicketId) =>
  useTopicMutation([TOPIC], (body: OpeningReason) =>
    call(endpoints.open, { params: { ticketId }, body }),
  );
