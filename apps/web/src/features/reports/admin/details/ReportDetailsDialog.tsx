import { DetailsDialog } from '#lib/admin-list/DetailsDialog.tsx';
import { dayAndTime } from '#lib/format/format.ts';
import { Button, Loading, QueryBoundary, Skeleton } from '#ui';
import {
  REPORTED_TYPE_LABELS,
  type Ticket,
  type TicketDecision,
  type TicketDetails,
  ticketPolicy,
} from '@ribbon/domain/reports';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AuthorPart } from './AuthorPart.tsx';
import { NotesPart } from './NotesPart.tsx';
import { ReportsPart } from './ReportsPart.tsx';
import { TicketStatusBadge } from '../ReportTable.tsx';
import { ResolutionDialog } from './ResolutionDialog.tsx';
import { ThingPart } from './ThingPart.tsx';
import { ticketQuery, useTakeTicket } from '../reports.tickets.queries.ts';

/** Everything about one thing that was reported; open while there is one. */
export function ReportDetailsDialog({
  ticket,
  onDecide,
  onClose,
}: {
  ticket: Ticket | undefined;
  onDecide: (ticket: Ticket, decision: TicketDecision, notes: string) => void;
  onClose: () => void;
}) {
  const [decision, setDecision] = useState<TicketDecision>();
  const take = useTakeTicket();
  const answers = (shown: Ticket) =>
    ticketPolicy.isOpen(shown) && (
      <>
        <Button
          variant="ghost"
          pending={take.isPending}
          disabled={shown.takenBy !== null && !shown.isTakenByReader}
          onClick={() => take.mutate({ ticket: shown, back: shown.isTakenByReader })}
        >
          {shown.isTakenByReader ? 'Unassign me' : 'Assign to me'}
        </Button>
        <Button variant="secondary" onClick={() => setDecision('dismissed')}>
          Dismiss Report
        </Button>
        <Button onClick={() => setDecision('resolved')}>Mark as Resolved</Button>
      </>
    );
  return (
    <DetailsDialog row={ticket} title="Report Details" footer={answers} onClose={onClose}>
      {(shown) => (
        <>
          <Details ticket={shown} />
          <ResolutionDialog
            decision={decision}
            onClose={() => setDecision(undefined)}
            onDecide={(made, notes) => {
              setDecision(undefined);
              onDecide(shown, made, notes);
            }}
          />
        </>
      )}
    </DetailsDialog>
  );
}

function Details({ ticket }: { ticket: Ticket }) {
  return (
    <QueryBoundary
      query={useQuery(ticketQuery(ticket.id))}
      failed={{ level: 3, title: 'We couldn’t load this report' }}
      loading={
        <Loading className="flex flex-col gap-6">
          <Skeleton shape="block" className="h-24" />
          <Skeleton shape="block" className="h-40" />
        </Loading>
      }
    >
      {(details) => <ReportDetails details={details} />}
    </QueryBoundary>
  );
}

function ReportDetails({ details }: { details: TicketDetails }) {
  const { ticket } = details;
  return (
    <div className="flex flex-col gap-8">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Entry name="Content type">
          <span className="inline-block first-letter:uppercase">
            {REPORTED_TYPE_LABELS[ticket.contentType]}
          </span>
        </Entry>
        <Entry name="Content id">{ticket.contentId}</Entry>
        <Entry name="Status">
          <TicketStatusBadge ticket={ticket} />
        </Entry>
        <Entry name="Reported">{dayAndTime(ticket.createdAt)}</Entry>
        {ticket.reviewedAt && <Entry name="Reviewed">{dayAndTime(ticket.reviewedAt)}</Entry>}
        {ticket.reviewedBy && <Entry name="Reviewed by">{ticket.reviewedBy}</Entry>}
        {details.resolutionNotes && (
          <Entry name="Resolution notes">{details.resolutionNotes}</Entry>
        )}
      </dl>
      <ReportsPart reports={details.reports} />
      <ThingPart details={details} />
      {details.author && <AuthorPart details={details} author={details.author} />}
      <NotesPart ticketId={ticket.id} notes={details.notes} />
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
