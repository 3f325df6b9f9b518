import { handle } from '#platform/http/route';
import { ticketEndpoints as endpoints } from '@ribbon/domain/reports';
import type { TicketReading } from './reports.tickets.read.service.ts';
import type { TicketService } from './reports.tickets.service.ts';

export const ticketRoutes = (reading: TicketReading, tickets: TicketService) => [
  handle(endpoints.list, ({ actor, query }) => reading.list(actor, query)),
  handle(endpoints.counts, ({ actor }) => reading.counts(actor)),
  handle(endpoints.reasons, ({ actor }) => reading.reasons(actor)),
  handle(endpoints.read, ({ actor, params }) => reading.details(actor, params.ticketId)),
  handle(endpoints.media, ({ actor, params }) => reading.media(actor, params)),
  handle(endpoints.open, ({ actor, params, body }) => reading.open(actor, params.ticketId, body)),
  handle(endpoints.take, ({ actor, params, body }) =>
    tickets.take(actor, params.ticketId, body.version),
  ),
  handle(endpoints.handBack, ({ actor, params, body }) =>
    tickets.handBack(actor, params.ticketId, body.version),
  ),
  handle(endpoints.note, async ({ actor, params, body }) => {
    await tickets.note(actor, params.ticketId, body);
    return reading.details(actor, params.ticketId);
  }),
  handle(endpoints.decide, ({ actor, params, body }) =>
    tickets.decide(actor, params.ticketId, body),
  ),
];
