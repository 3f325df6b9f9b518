import { cx, quietLinkClass } from '#ui';
import { type ClubEvent, clubTimeOf } from '@ribbon/domain/calendar';
import { t } from '@ribbon/domain/kernel';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { wordsOfDay, wordsOfMonth } from '../calendar.format.ts';
import { useMinute } from '../event/useMinute.ts';
import { dayByKey, weekdays, weeksOf } from './calendar.month.rules.ts';

const SHOWN = 3;

/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role --
   a table of days that arrow keys walk is what ARIA calls a grid */

/** A month as a table; arrow keys move between days, and the chosen day is described beside it. */
export function MonthGrid({
  month,
  chosen,
  events,
  onChoose,
}: {
  month: string;
  chosen: string;
  events: ReadonlyMap<string, readonly ClubEvent[]>;
  onChoose: (day: string) => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  const today = clubTimeOf(useMinute()).day;
  const walk = (event: KeyboardEvent) => {
    const next = dayByKey(chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    isWalking.current = true;
    onChoose(next);
  };
  // The day may be of another month, and its cell not there before it is drawn.
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);
  return (
    <table
      ref={table}
      role="grid"
      aria-label={wordsOfMonth(month)}
      onKeyDown={walk}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weekdays().map(({ name, shown }) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="pb-2 text-center text-sm font-semibold text-muted md:text-left"
            >
              {shown}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                events={events.get(day) ?? []}
                isOutside={!day.startsWith(month)}
                isChosen={day === chosen}
                isToday={day === today}
                onChoose={() => onChoose(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({
  day,
  events,
  isOutside,
  isChosen,
  isToday,
  onChoose,
}: {
  day: string;
  events: readonly ClubEvent[];
  isOutside: boolean;
  isChosen: boolean;
  isToday: boolean;
  onChoose: () => void;
}) {
  const count = t('{events, plural, one {# event} other {# events}}', { events: events.length });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- arrow keys choose days, in the table
    <td
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      {...(isToday && { 'aria-current': 'date' as const })}
      onClick={onChoose}
      className={cx(
        'h-13 cursor-pointer border-2 border-line p-1 text-center align-top md:h-26 md:p-1.5 md:text-left transition-colors duration-(--quick) focus-visible:-outline-offset-3',
        isChosen
          ? 'bg-brand-soft'
          : isOutside
            ? 'bg-surface-sunken'
            : 'bg-surface-raised hover:bg-surface',
      )}
    >
      <span className="sr-only">
        {wordsOfDay(day)}
        {isToday && ', today'}
        {events.length > 0 && `, ${count}`}
      </span>
      <span
        aria-hidden
        className={cx(
          'inline-grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums',
          isToday ? 'bg-brand text-on-brand' : isOutside ? 'text-muted' : 'text-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <Dots events={events} />
      <ul className="mt-1 hidden flex-col gap-0.5 md:flex">
        {events.slice(0, SHOWN).map((event) => (
          <li
            key={event.id}
            className={cx(
              'truncate border-l-3 pl-1.5 text-sm leading-snug',
              event.status === 'cancelled'
                ? 'border-line-strong text-muted line-through'
                : 'border-ribbon-front',
            )}
          >
            {/* Keys reach it in the list of the chosen day. */}
            <Link
              to="/clubs/$clubId/events/$eventId"
              params={{ clubId: event.clubId, eventId: event.id }}
              tabIndex={-1}
              className={cx(quietLinkClass, 'text-current')}
            >
              {clubTimeOf(event.startsAt, event.zone).time} {event.title}
            </Link>
          </li>
        ))}
        {events.length > SHOWN && (
          <li className="pl-1.5 text-sm text-muted">{events.length - SHOWN} more</li>
        )}
      </ul>
    </td>
  );
}

/** A phone has no room for titles: the list below the table has them. */
const Dots = ({ events }: { events: readonly ClubEvent[] }) => (
  <span aria-hidden className="flex h-2 items-center justify-center gap-1 md:hidden">
    {events.slice(0, SHOWN).map(({ id, status }) => (
      <span
        key={id}
        className={cx(
          'size-1.5 rounded-full',
          status === 'cancelled' ? 'bg-line-strong' : 'bg-ribbon-front',
        )}
      />
    ))}
  </span>
);
