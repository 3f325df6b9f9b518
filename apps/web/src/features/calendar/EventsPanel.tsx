import { useMe } from '#lib/session/session.ts';
import { Button, Section, Tabs } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { calendarPolicy } from '@ribbon/domain/calendar';
import { t, zonePlace } from '@ribbon/domain/kernel';
import { CalendarPlus, CalendarSync, History } from 'lucide-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarsQuery, eventsQuery } from './calendar.queries.ts';
import type { CalendarView } from './calendar.search.ts';
import { FeedDialog } from './feed/FeedDialog.tsx';
import { EventList } from './list/EventList.tsx';
import { MonthView } from './month/MonthView.tsx';
import { PlanDialog } from './plan/PlanDialog.tsx';

/** A calendar as list and as month, of one club or of all clubs of the reader. */
export function EventsPanel({
  clubId,
  canManage = false,
  view,
  onView,
}: {
  clubId?: ClubId | undefined;
  canManage?: boolean;
  /** Where the address says which view is shown. */
  view?: CalendarView;
  onView?: (view: CalendarView) => void;
}) {
  const me = useMe();
  const [isPlanning, setPlanning] = useState(false);
  const [isSubscribing, setSubscribing] = useState(false);
  const mayPlan = canManage && clubId !== undefined;
  const plan = (
    <Button icon={<CalendarPlus aria-hidden />} onClick={() => setPlanning(true)}>
      Schedule Event
    </Button>
  );
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted max-sm:w-full max-sm:text-sm">{useClocks(clubId)}</p>
        <div className="flex flex-wrap gap-3">
          {me && calendarPolicy.subscribe(me) && (
            <Button
              variant="secondary"
              icon={<CalendarSync aria-hidden />}
              onClick={() => setSubscribing(true)}
            >
              Subscribe
            </Button>
          )}
          {mayPlan && plan}
        </div>
      </div>
      <Tabs
        label="Calendar view"
        {...(view !== undefined && { value: view })}
        {...(onView && { onValueChange: (next) => onView(next as CalendarView) })}
        items={[
          {
            value: 'list',
            label: 'List',
            panel: <Lists clubId={clubId} {...(mayPlan && { action: plan })} />,
          },
          { value: 'month', label: 'Month', panel: <MonthView clubId={clubId} /> },
        ]}
      />
      {mayPlan && <PlanDialog clubId={clubId} open={isPlanning} onOpenChange={setPlanning} />}
      <FeedDialog open={isSubscribing} onOpenChange={setSubscribing} clubId={clubId} />
    </div>
  );
}

/** Whose clocks the times are read from. */
function useClocks(clubId: ClubId | undefined): string {
  const { data = [] } = useQuery(calendarsQuery);
  const shown = clubId === undefined ? data : data.filter((club) => club.clubId === clubId);
  const [zone, ...others] = new Set(shown.map((club) => club.zone));
  if (zone === undefined) return '\u00A0';
  return others.length === 0
    ? t('All times are {place} time.', { place: zonePlace(zone) })
    : 'All times are local to the club.';
}

function Lists({ clubId, action }: { clubId: ClubId | undefined; action?: React.ReactNode }) {
  const [showsPast, setShowsPast] = useState(false);
  const { isPending } = useInfiniteQuery(eventsQuery({ clubId }, 'upcoming'));
  return (
    <div className="flex flex-col gap-10">
      <EventList shown={{ clubId }} action={action} />
      {showsPast ? (
        <Section title="Past events">
          <EventList shown={{ clubId }} when="past" />
        </Section>
      ) : (
        // Its place is known once the list above has come.
        <div hidden={isPending}>
          <Button variant="ghost" icon={<History aria-hidden />} onClick={() => setShowsPast(true)}>
            Show past events
          </Button>
        </div>
      )}
    </div>
  );
}
