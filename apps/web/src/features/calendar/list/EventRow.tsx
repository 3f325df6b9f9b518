import { Badge, Heading, cx, quietLinkClass } from '#ui';
import { type ClubEvent, EVENT_KIND_LABELS } from '@ribbon/domain/calendar';
import { Link } from '@tanstack/react-router';
import { CircleX, Clock, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerControls } from '../answer/AnswerControls.tsx';
import { dayNumberOf, dayOf, shortMonthOf, timesOf, weekdayOf } from '../calendar.format.ts';
import { placesOf } from './calendar.capacity.format.ts';

/** One event in a list: when, what, where, and the reader's answer. */
export function EventRow({
  event,
  withClub = false,
  narrow = false,
}: {
  event: ClubEvent;
  withClub?: boolean;
  /** In a column beside others: the answer stands below. */
  narrow?: boolean;
}) {
  const { id, clubId, title, location, status } = event;
  const isCancelled = status === 'cancelled';
  const places = placesOf(event);
  return (
    <li
      className={cx(
        'grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 first:pt-0 sm:gap-x-6',
        !narrow && 'sm:grid-cols-[3.75rem_minmax(0,1fr)_auto]',
      )}
    >
      <DateBlock event={event} muted={isCancelled} />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          {isCancelled ? (
            <Badge tone="danger" icon={<CircleX aria-hidden />}>
              Cancelled
            </Badge>
          ) : (
            <Badge tone="brand">{EVENT_KIND_LABELS[event.kind]}</Badge>
          )}
          {withClub && <span className="text-sm text-muted wrap-anywhere">{event.clubName}</span>}
        </p>
        <Heading level={3} className={cx('wrap-anywhere', isCancelled && 'line-through')}>
          <Link
            to="/clubs/$clubId/events/$eventId"
            params={{ clubId, eventId: id }}
            className={quietLinkClass}
          >
            {title}
          </Link>
        </Heading>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          <Fact icon={<Clock aria-hidden />}>
            <span className="sr-only">{dayOf(event)}, </span>
            {timesOf(event)}
          </Fact>
          {location !== '' && <Fact icon={<MapPin aria-hidden />}>{location}</Fact>}
          {places && !isCancelled && <Fact icon={<UsersRound aria-hidden />}>{places}</Fact>}
        </ul>
      </div>
      <div className={cx('col-start-2', !narrow && 'sm:col-start-3 sm:self-center')}>
        <AnswerControls event={event} align={narrow ? 'start' : 'end'} />
      </div>
    </li>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-1.5 [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** The day as a tear-off calendar shows it; the row says it in words. */
function DateBlock({ event, muted }: { event: ClubEvent; muted: boolean }) {
  return (
    <div
      aria-hidden
      className={cx(
        'flex h-fit flex-col items-center rounded-md border-2 border-line bg-surface-raised pt-1 pb-2 leading-none',
        muted && 'text-muted',
      )}
    >
      <span className={cx('text-sm font-semibold', !muted && 'text-brand-ink')}>
        {weekdayOf(event)}
      </span>
      <span className="font-display text-xl leading-tight font-extrabold tabular-nums">
        {dayNumberOf(event)}
      </span>
      <span className="text-sm text-muted">{shortMonthOf(event)}</span>
    </div>
  );
}
