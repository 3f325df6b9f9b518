import {
  calendarsQuery,
  dayNumberOf,
  monthQuery,
  startOf,
  timesOf,
  weekdayOf,
  wordsOfDay,
} from '#features/calendar';
import {
  Button,
  CHECK_CONNECTION,
  EmptyState,
  Heading,
  IconButton,
  Loading,
  QueryBoundary,
  Skeleton,
  apparatusLook,
  apparatusNames,
  cx,
  quietLinkClass,
} from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type ClubEvent, addDays, clubTimeOf } from '@ribbon/domain/calendar';
import { isMonday } from '@ribbon/domain/plans';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

function mondayOf(day: string): string {
  let monday = day;
  while (!isMonday(monday)) monday = addDays(monday, -1);
  return monday;
}

/** Tue 17, where seven stand side by side. */
const shortDayOf = (day: string) => `${weekdayOf(startOf(day))} ${dayNumberOf(startOf(day))}`;

/** A week of all clubs: side by side where there is room, one below the other on a phone. */
export function ScheduleTab({ clubId }: { clubId: ClubId | undefined }) {
  const [monday, setMonday] = useState(() => mondayOf(clubTimeOf(new Date()).day));
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  // A week may lie in two months.
  const query = useQueries({
    queries: months.map((month) => monthQuery(clubId, month)),
    combine: (results) => {
      const isWhole = results.every(({ data }) => data !== undefined);
      return {
        data: isWhole ? results.flatMap(({ data }) => data?.events ?? []) : undefined,
        isError: results.some(({ isError }) => isError),
        isFetching: results.some(({ isFetching }) => isFetching),
        refetch: () => results.map(({ refetch }) => refetch()),
      };
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label="Previous week" onClick={() => setMonday(addDays(monday, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Next week" onClick={() => setMonday(addDays(monday, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Heading level={2} size="lg">
          Week of {wordsOfDay(monday)}
        </Heading>
        <Button variant="ghost" onClick={() => setMonday(mondayOf(clubTimeOf(new Date()).day))}>
          This week
        </Button>
        <Button variant="ghost" render={<Link to="/calendar" />}>
          Calendar and feeds
        </Button>
      </div>
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load the schedule', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the schedule...">
            <Skeleton shape="block" className="h-64" />
          </Loading>
        }
      >
        {(events) => <Week days={days} events={events} />}
      </QueryBoundary>
    </div>
  );
}

function Week({ days, events }: { days: readonly string[]; events: readonly ClubEvent[] }) {
  const byDay = Map.groupBy(events, ({ startsAt, zone }) => clubTimeOf(startsAt, zone).day);
  // Each club keeps its colour from week to week.
  const clubs = (useQuery(calendarsQuery).data ?? []).map((club) => club.clubId);
  const colourOf = (clubId: ClubId) => {
    const name = apparatusNames[clubs.indexOf(clubId) % apparatusNames.length] ?? 'ribbon';
    return apparatusLook[name].fill;
  };
  if (days.every((day) => !byDay.has(day))) {
    return (
      <EmptyState
        compact
        icon={<CalendarDays aria-hidden />}
        title="Nothing planned this week"
        text="What your clubs put in their calendar appears here."
      />
    );
  }
  return (
    <ol className="grid gap-x-3 gap-y-6 lg:grid-cols-7">
      {days.map((day) => (
        // On a phone a day without anything is left out.
        <li key={day} className={cx('min-w-0', !byDay.has(day) && 'max-lg:hidden')}>
          <Heading level={3} size="lg">
            {shortDayOf(day)}
          </Heading>
          <ul className="mt-2 flex flex-col gap-2">
            {(byDay.get(day) ?? []).map((event) => (
              <Entry key={event.id} event={event} colour={colourOf(event.clubId)} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Entry({ event, colour }: { event: ClubEvent; colour: string }) {
  const isCancelled = event.status === 'cancelled';
  return (
    <li className="relative rounded-md bg-surface-sunken py-2 pr-2 pl-4">
      <span aria-hidden className={cx('absolute inset-y-2 left-1.5 w-1 rounded-full', colour)} />
      <Link
        to="/clubs/$clubId/events/$eventId"
        params={{ clubId: event.clubId, eventId: event.id }}
        className={cx(quietLinkClass, 'wrap-anywhere', isCancelled && 'line-through')}
      >
        {event.title}
      </Link>
      <p className="text-sm text-muted">{timesOf(event)}</p>
      <p className="text-sm text-muted wrap-anywhere">
        {isCancelled ? 'Cancelled' : event.clubName}
      </p>
    </li>
  );
}
