import { TicketFilter } from '@ribbon/domain/reports';
import * as z from 'zod';

/** What the list of reports is narrowed to; what makes no sense is left out. */
export const ticketFilters = z.object({
  search: TicketFilter.shape.search.unwrap().optional().catch(undefined),
  status: TicketFilter.shape.status.catch(undefined),
  reason: TicketFilter.shape.reason.catch(undefined),
});
export type TicketFilters = z.output<typeof ticketFilters>;
