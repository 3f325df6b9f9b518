import { serverNow } from '#lib/server-clock.ts';
import { Badge } from '#ui';
import { TICKET_URGENCY_LABELS, type Ticket } from '@ribbon/domain/reports';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

const spoken = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** How long a report may still wait; in red once it has waited too long. */
export function Deadline({ ticket }: { ticket: Ticket }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  if (ticket.status === 'resolved' || ticket.status === 'dismissed') return null;
  const minutes = Math.round((ticket.dueAt.getTime() - now) / MINUTE_MS);
  const isOverdue = minutes <= 0;
  return (
    <span className="flex flex-wrap gap-1.5">
      {ticket.urgency === 'at_risk' && (
        <Badge tone="danger">{TICKET_URGENCY_LABELS[ticket.urgency]}</Badge>
      )}
      <Badge tone={isOverdue ? 'danger' : 'neutral'}>
        {isOverdue ? `Overdue by ${spoken(-minutes)}` : `${spoken(minutes)} left`}
      </Badge>
    </span>
  );
}
