import { DetailScreen } from '#lib/detail-screen/DetailScreen.tsx';
import { ReportButton } from '#features/reports';
import { offline } from '#lib/offline/offline.ts';
import { useMe } from '#lib/session/session.ts';
import { Badge, Card, Heading, linkClass, Page, Section } from '#ui';
import { type ClubEvent, EVENT_KIND_LABELS, EventId } from '@ribbon/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CircleX, Repeat } from 'lucide-react';
import { useEffect } from 'react';
import { NotYourClub } from '../ClubEventsScreen.tsx';
import { EventActions } from './EventActions.tsx';
import { EventFacts } from './EventFacts.tsx';
import { AnswerControls } from '../answer/AnswerControls.tsx';
import { eventQuery } from '../calendar.queries.ts';
import { EventListLoading } from '../list/EventListLoading.tsx';
import { useMinute } from './useMinute.ts';
import { RegisterPart } from '../register/RegisterPart.tsx';

/** One event; emails and calendars link here. */
export function EventScreen() {
  const { eventId } = useParams({ from: '/clubs/$clubId/events/$eventId' });
  const id = EventId.safeParse(eventId);
  return id.success ? <EventLoader eventId={id.data} /> : <NotYourClub />;
}

function EventLoader({ eventId }: { eventId: EventId }) {
  const me = useMe();
  // Kept at once, so that coaches can open the register in a hall without reception.
  useEffect(() => void (me && offline.keep(me)), [me]);
  const query = useQuery(eventQuery(eventId));
  return (
    <DetailScreen
      query={query}
      words={{
        title: 'Event',
        loading: 'Loading the event...',
        failed: 'We couldn’t load the event',
      }}
      nameOf={({ title }) => title}
      missing={<NotYourClub />}
      loading={<EventListLoading />}
    >
      {(event) => <EventPage event={event} />}
    </DetailScreen>
  );
}

function EventPage({ event }: { event: ClubEvent }) {
  return (
    <Page
      kicker={event.clubName}
      title={<span className="wrap-anywhere">{event.title}</span>}
      actions={<EventActions event={event} />}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <p className="flex flex-wrap gap-2">
            {event.status === 'cancelled' && (
              <Badge tone="danger" icon={<CircleX aria-hidden />}>
                Cancelled
              </Badge>
            )}
            <Badge tone="brand">{EVENT_KIND_LABELS[event.kind]}</Badge>
            {event.seriesId !== null && <Badge icon={<Repeat aria-hidden />}>Every week</Badge>}
          </p>
          <EventFacts event={event} />
          {event.description !== '' && (
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{event.description}</p>
          )}
        </div>
        <AnswerCard event={event} />
      </div>
      {event.canManage && (
        <Section title="Register">
          <RegisterPart event={event} />
        </Section>
      )}
      <p>
        <Link to="/clubs/$clubId/events" params={{ clubId: event.clubId }} className={linkClass}>
          All {event.clubName} events
        </Link>
      </p>
      {!event.canManage && (
        <p>
          <ReportButton
            inWords
            about={{ contentType: 'club_event', contentId: event.id }}
            label="Report this event"
          />
        </p>
      )}
    </Page>
  );
}

function AnswerCard({ event }: { event: ClubEvent }) {
  const hasBegun = event.startsAt <= useMinute();
  if (event.attendees.length === 0) return null;
  const question = event.attendees.every(({ isSelf }) => isSelf)
    ? 'Are you coming?'
    : 'Who is coming?';
  return (
    <Card className="flex flex-col gap-4">
      <Heading level={2} size="lg">
        {event.status === 'cancelled' || hasBegun ? 'Answers' : question}
      </Heading>
      <AnswerControls event={event} />
      {event.status === 'cancelled' ? (
        <p className="text-sm text-muted">The club has cancelled this event.</p>
      ) : (
        hasBegun && <p className="text-sm text-muted">Replies closed when the event began.</p>
      )}
    </Card>
  );
}
