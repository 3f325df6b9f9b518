import { Button, ErrorState, Heading, IconButton, Notice } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type ClubEvent, addMonths, clubTimeOf } from '@ribbon/domain/calendar';
import { capitalised } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { wordsOfDay, wordsOfMonth } from '../calendar.format.ts';
import { monthQuery } from '../calendar.queries.ts';
import { EventRows } from '../list/EventList.tsx';
import { EventListLoading } from '../list/EventListLoading.tsx';
import { useMinute } from '../event/useMinute.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { byDay } from './calendar.month.rules.ts';

/** A month as a table, and below it what the chosen day holds. */
export function MonthView({ clubId }: { clubId: ClubId | undefined }) {
  const today = clubTimeOf(useMinute()).day;
  const [chosen, setChosen] = useState(today);
  const month = chosen.slice(0, 7);
  const query = useQuery(monthQuery(clubId, month));
  const show = (next: string) => setChosen(next === today.slice(0, 7) ? today : `${next}-01`);
  const withClub = clubId === undefined;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2}>
          <span aria-live="polite">{wordsOfMonth(month)}</span>
        </Heading>
        <div className="flex items-center gap-1">
          <Button variant="ghost" onClick={() => setChosen(today)}>
            Today
          </Button>
          <IconButton label="Previous month" onClick={() => show(addMonths(month, -1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Next month" onClick={() => show(addMonths(month, 1))}>
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      {query.isLoadingError ? (
        <ErrorState
          title="We couldn’t load this month"
          text="Please check your connection and try again."
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          {query.data?.isCut && (
            <Notice tone="caution">
              There are more events this month than we can show here. The list has them all.
            </Notice>
          )}
          <Days events={query.data?.events} {...{ month, chosen, withClub }} onChoose={setChosen} />
        </>
      )}
    </div>
  );
}

/** The table stays mounted while another month loads, so that keyboard users keep the focus. */
function Days({
  events,
  month,
  chosen,
  withClub,
  onChoose,
}: {
  events: readonly ClubEvent[] | undefined;
  month: string;
  chosen: string;
  withClub: boolean;
  onChoose: (day: string) => void;
}) {
  const days = byDay(events ?? []);
  const ofDay = days.get(chosen) ?? [];
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <MonthGrid month={month} chosen={chosen} events={days} onChoose={onChoose} />
      <section aria-live="polite" className="flex flex-col gap-5">
        <Heading level={3}>{capitalised(wordsOfDay(chosen))}</Heading>
        {events === undefined ? (
          <EventListLoading />
        ) : ofDay.length === 0 ? (
          <p className="text-muted">Nothing planned on this day.</p>
        ) : (
          <EventRows events={ofDay} withClub={withClub} />
        )}
      </section>
    </div>
  );
}
