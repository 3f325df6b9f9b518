import { useSchemaForm } from '#lib/forms/form.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { Badge, Notice, cx } from '#ui';
import {
  OPENING_REASON_MAX,
  OpeningReason,
  type Snapshot,
  type Surroundings,
  type TicketDetails,
  type TicketId,
} from '@ribbon/domain/reports';
import { Part } from './Part.tsx';
import { ReportedMedia } from './ReportedMedia.tsx';
import { useOpenTicket } from '../reports.tickets.queries.ts';

/** The thing as it was when it was reported, and where it stands today. */
export function ThingPart({ details }: { details: TicketDetails }) {
  return (
    <Part title="Reported content">
      {details.needsReason ? (
        <OpenForm ticketId={details.ticket.id} />
      ) : (
        <>
          {details.snapshot && <AsItWas ticketId={details.ticket.id} snapshot={details.snapshot} />}
          {details.surroundings && <Around surroundings={details.surroundings} />}
        </>
      )}
    </Part>
  );
}

function OpenForm({ ticketId }: { ticketId: TicketId }) {
  const form = useSchemaForm(OpeningReason, { reason: '' });
  const open = useOpenTicket(ticketId);
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="caution" role="none">
        This isn’t public. Say why you need to see it: this is logged, and a child’s guardians can
        see when you looked.
      </Notice>
      <ReasonForm
        form={form}
        name="reason"
        label="Why do you need to see it?"
        rows={2}
        max={OPENING_REASON_MAX}
        confirmLabel="Open it"
        tone="primary"
        pending={open.isPending}
        onSubmit={form.handleSubmit((reason) =>
          open.mutateAsync(reason).then(
            () => undefined,
            (error: unknown) => form.showFault(error),
          ),
        )}
      />
    </div>
  );
}

function AsItWas({ ticketId, snapshot }: { ticketId: TicketId; snapshot: Snapshot }) {
  const { text, about, audience, verdicts } = snapshot;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-center gap-2 text-sm text-muted">
        As it was reported
        {audience && <Badge>For {audience}</Badge>}
        {verdicts.map((verdict) => (
          <Badge key={verdict} tone="info">
            Text check: {verdict}
          </Badge>
        ))}
      </figcaption>
      <blockquote className="rounded-md border-l-4 border-caution bg-surface-sunken p-4 wrap-anywhere whitespace-pre-wrap">
        {text ?? about ?? 'We no longer have the text.'}
      </blockquote>
      {about && text && <p className="text-sm text-muted wrap-anywhere">Described as: {about}</p>}
      <ReportedMedia ticketId={ticketId} snapshot={snapshot} />
    </figure>
  );
}

const STATES: Readonly<Record<Surroundings['state'], string>> = {
  there: 'It’s still there, unchanged.',
  hidden: 'It’s hidden now.',
  changed: 'It was edited after it was reported.',
  gone: 'It’s no longer there.',
};

function Around({ surroundings: { title, state, lines } }: { surroundings: Surroundings }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {title}. {STATES[state]}
      </p>
      <ul className="flex flex-col gap-2">
        {lines.map(({ id, name, text, at, isReported }) => (
          <li
            key={id}
            className={cx('rounded-md border-2 p-3', isReported ? 'border-caution' : 'border-line')}
          >
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{name}</span> {dayAndTime(at)}
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
