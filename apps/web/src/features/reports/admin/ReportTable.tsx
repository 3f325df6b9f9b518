import { PersonPortrait } from '#features/media';
import { longDay } from '#lib/format/format.ts';
import { Badge, type BadgeTone, type Column, IconButton, Table } from '#ui';
import { quoted, t } from '@ribbon/domain/kernel';
import {
  REPORTED_TYPE_LABELS,
  REPORT_REASON_LABELS,
  type ReportedType,
  TICKET_STATUS_LABELS,
  type Ticket,
  type TicketDecision,
  type TicketStatus,
  ticketPolicy,
} from '@ribbon/domain/reports';
import {
  CalendarDays,
  ClipboardList,
  Check,
  CircleUser,
  Eye,
  Flag,
  type LucideIcon,
  Medal,
  MessageCircle,
  MessageSquareText,
  Newspaper,
  Star,
  X,
  Trophy,
} from 'lucide-react';
import { Deadline } from './Deadline.tsx';

/** A kind without an icon of its own has a flag. */
const ICONS: Readonly<Partial<Record<ReportedType, LucideIcon>>> = {
  post: Newspaper,
  comment: MessageCircle,
  profile: CircleUser,
  club_review: Star,
  club_event: CalendarDays,
  training_plan: ClipboardList,
  challenge: Medal,
  training_comment: MessageSquareText,
  competition: Trophy,
};

const TONES: Readonly<Record<TicketStatus, BadgeTone>> = {
  pending: 'caution',
  reviewed: 'info',
  resolved: 'safe',
  dismissed: 'neutral',
};

/** The first characters of an id are enough to distinguish two items. */
const ID_SHOWN = 8;
const WORDS_IN_LABEL = 40;

/** The thing in its own words; by its id where it has none, or they are not for everybody. */
const namedBy = ({ quote, contentId }: Ticket) =>
  quote === null ? `${contentId.slice(0, ID_SHOWN)}…` : quoted(quote);

const COLUMNS: readonly Column<Ticket>[] = [
  {
    key: 'content',
    header: 'Content & Reporter',
    onCard: 'alone',
    cell: (ticket) => <Content ticket={ticket} />,
  },
  {
    key: 'reason',
    header: 'Reason & Description',
    onCard: 'alone',
    cell: (ticket) => <Reason ticket={ticket} />,
  },
  {
    key: 'status',
    header: 'Status',
    onCard: 'inline',
    cell: (ticket) => <TicketStatusBadge ticket={ticket} />,
  },
  { key: 'date', header: 'Date', onCard: 'inline', cell: (ticket) => <Dates ticket={ticket} /> },
];

/** Every thing that was reported in a row; on a phone a card. */
export function ReportTable({
  tickets,
  busyId,
  onOpen,
  onDecide,
}: {
  tickets: readonly Ticket[];
  /** The one that is being decided. */
  busyId: string | undefined;
  onOpen: (ticket: Ticket) => void;
  onDecide: (ticket: Ticket, decision: TicketDecision) => void;
}) {
  const actions: Column<Ticket> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    align: 'end',
    cell: (ticket) =>
      Actions({
        ticket,
        isBusy: ticket.id === busyId,
        onOpen: () => onOpen(ticket),
        onDecide: (decision) => onDecide(ticket, decision),
      }),
  };
  return (
    <Table
      caption="Content reports"
      columns={[...COLUMNS, actions]}
      rows={tickets}
      rowKey={({ id }) => id}
      onOpenRow={onOpen}
    />
  );
}

function Content({ ticket }: { ticket: Ticket }) {
  const Icon = ICONS[ticket.contentType] ?? Flag;
  const others = ticket.reportsCount - 1;
  return (
    <div className="flex min-w-0 flex-col gap-2 sm:min-w-48">
      <p className="flex items-start gap-2 font-semibold">
        <Icon className="size-5 shrink-0" aria-hidden />
        <span className="min-w-0 first-letter:uppercase">
          {REPORTED_TYPE_LABELS[ticket.contentType]}
          <span className="line-clamp-2 max-w-xs text-sm font-normal wrap-anywhere text-muted">
            {namedBy(ticket)}
          </span>
        </span>
      </p>
      <div className="flex items-center gap-2.5">
        {ticket.reporter && <PersonPortrait person={ticket.reporter} size="sm" />}
        <p className="min-w-0 text-sm wrap-anywhere">
          {ticket.reporter?.name ?? 'Someone without an account'}
          {ticket.reporter && <span className="block text-muted">@{ticket.reporter.username}</span>}
          {others > 0 && (
            <span className="block text-muted">
              {t('and {others, plural, one {# other} other {# others}}', { others })}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function Reason({ ticket }: { ticket: Ticket }) {
  return (
    <div className="flex max-w-prose min-w-0 flex-col items-start gap-1.5">
      <Badge tone="brand">{REPORT_REASON_LABELS[ticket.reason]}</Badge>
      <p className="line-clamp-2 wrap-anywhere">{ticket.description}</p>
    </div>
  );
}

export function TicketStatusBadge({ ticket }: { ticket: Ticket }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Badge tone={TONES[ticket.status]}>{TICKET_STATUS_LABELS[ticket.status]}</Badge>
      <Deadline ticket={ticket} />
      {ticket.reviewedBy && <span className="text-sm text-muted">by {ticket.reviewedBy}</span>}
      {ticket.takenBy && ticketPolicy.isOpen(ticket) && (
        <span className="text-sm text-muted">
          {ticket.isTakenByReader
            ? 'Assigned to you'
            : t('Assigned to {takenBy}', { takenBy: ticket.takenBy })}
        </span>
      )}
    </div>
  );
}

function Dates({ ticket: { createdAt, reviewedAt } }: { ticket: Ticket }) {
  return (
    <div className="text-sm">
      <time dateTime={createdAt.toISOString()}>{longDay(createdAt)}</time>
      {reviewedAt && <span className="block text-muted">Reviewed {longDay(reviewedAt)}</span>}
    </div>
  );
}

function Actions({
  ticket,
  isBusy,
  onOpen,
  onDecide,
}: {
  ticket: Ticket;
  isBusy: boolean;
  onOpen: () => void;
  onDecide: (decision: TicketDecision) => void;
}) {
  const words = ticket.quote?.slice(0, WORDS_IN_LABEL) ?? ticket.contentId.slice(0, ID_SHOWN);
  const which = `${REPORTED_TYPE_LABELS[ticket.contentType]} ${words}`;
  return (
    <div className="flex sm:justify-end">
      <IconButton label={t('View details: {which}', { which })} onClick={onOpen}>
        <Eye />
      </IconButton>
      {ticketPolicy.isOpen(ticket) && (
        <>
          <IconButton
            tone="brand"
            label={t('Mark as Resolved: {which}', { which })}
            disabled={isBusy}
            onClick={() => onDecide('resolved')}
          >
            <Check />
          </IconButton>
          <IconButton
            tone="danger"
            label={t('Dismiss Report: {which}', { which })}
            disabled={isBusy}
            onClick={() => onDecide('dismissed')}
          >
            <X />
          </IconButton>
        </>
      )}
    </div>
  );
}
