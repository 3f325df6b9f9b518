import { DueClock } from '#lib/admin-list/DueClock.tsx';
import { Badge } from '#ui';
import { TICKET_URGENCY_LABELS, type Ticket, ticketPolicy } from '@ribbon/domain/reports';

/** The time left for a report, and whether a child may be at risk. */
export function Deadline({ ticket }: { ticket: Ticket }) {
  if (!ticketPolicy.isOpen(ticket)) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {ticket.urgency === 'at_risk' && (
        <Badge tone="danger">{TICKET_URGENCY_LABELS[ticket.urgency]}</Badge>
      )}
      <DueClock dueAt={ticket.dueAt} />
    </span>
  );
}
