import { dayOf, placesOf, timesOf } from '#features/calendar';
import { Card, CHECK_CONNECTION, EmptyState, Heading, PagedList, quietLinkClass } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { GroupSession } from '@ribbon/domain/plans';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { timed } from '../plans.blocks.rules.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { JoinSession } from './JoinSession.tsx';
import { AudienceBadges } from '../PlanFacts.tsx';
import { groupSessionsQuery } from '../plans.queries.ts';

/** Upcoming trainings, with what is practised and the reader's answer. */
export function SessionsTab({ clubId }: { clubId: ClubId | undefined }) {
  return (
    <PagedList
      query={useInfiniteQuery(groupSessionsQuery(clubId))}
      rowsOf={(page) => page.sessions}
      loading={<CardsLoading label="Loading group sessions..." />}
      failed={{ title: 'We couldn’t load the group sessions', text: CHECK_CONNECTION }}
      empty={
        <EmptyState
          icon={<CalendarDays aria-hidden />}
          title="No Group Sessions"
          text="Training sessions your clubs put in their calendar appear here."
        />
      }
      moreLabel="More sessions"
    >
      {(sessions) => (
        <ul className="grid gap-6 sm:grid-cols-2">
          {sessions.map((session) => (
            <SessionCard key={session.event.id} session={session} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function SessionCard({ session: { event, plan, apparatus, blocks } }: { session: GroupSession }) {
  const places = placesOf(event);
  return (
    <Card render={<li />} className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2 empty:hidden">
        <AudienceBadges audience={event} apparatus={apparatus} />
      </p>
      <div>
        <Heading level={2} size="lg">
          <Link
            to="/clubs/$clubId/events/$eventId"
            params={{ clubId: event.clubId, eventId: event.id }}
            className={quietLinkClass}
          >
            {event.title}
          </Link>
        </Heading>
        <p className="text-sm text-muted wrap-anywhere">
          {plan ? `${plan.title} · ${event.clubName}` : event.clubName}
        </p>
      </div>
      <p className="text-muted">
        {dayOf(event)}, {timesOf(event)}
        {event.location !== '' && ` · ${event.location}`}
        {places && ` · ${places}`}
      </p>
      {blocks.length > 0 && (
        <ul aria-label="What we practise" className="flex flex-col gap-1 text-sm">
          {timed(blocks).map(({ title, minutes, from }) => (
            <li key={from} className="wrap-anywhere">
              {minutes} min · {title}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto pt-2">
        <JoinSession event={event} />
      </div>
    </Card>
  );
}
