import type { TicketStatus } from './reports.admin.schema.ts';

/** What policies ask of a ticket. */
interface TicketFacts {
  status: TicketStatus;
}

export const ticketPolicy = {
  isOpen: ({ status }: TicketFacts) => status === 'pending' || status === 'reviewed',
};
