import { type SearchValues, choice, searchOf, text } from '#lib/navigation/reading.ts';
import { REPORT_REASON_LABELS, TICKET_STATUS_LABELS } from '@ribbon/domain/reports';

/** What the list of reports is narrowed to. */
export const ticketFilters = searchOf({
  search: text(80),
  status: choice(TICKET_STATUS_LABELS),
  reason: choice(REPORT_REASON_LABELS),
});
export type TicketFilters = SearchValues<typeof ticketFilters>;
