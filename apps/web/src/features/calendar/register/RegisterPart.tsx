import { CHECK_CONNECTION, EmptyState, Loading, Notice, QueryBoundary, Skeleton } from '#ui';
import type { ClubEvent, RegisterLine } from '@ribbon/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useMinute } from '../useMinute.ts';
import { RegisterRow } from './RegisterRow.tsx';
import { registerQuery } from './register.queries.ts';

/** Who goes, and from the start on who came. For admins and confirmed coaches. */
export function RegisterPart({ event }: { event: ClubEvent }) {
  return (
    <QueryBoundary
      query={useQuery(registerQuery(event.id))}
      failed={{ level: 3, title: 'The register could not be loaded', text: CHECK_CONNECTION }}
      loading={
        <Loading label="Loading the register..." className="flex flex-col gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      }
      isEmpty={({ lines }) => lines.length === 0}
      empty={<EmptyState compact level={3} title="Nobody has said yes yet" />}
    >
      {({ lines }) => <Lines event={event} lines={lines} />}
    </QueryBoundary>
  );
}

function Lines({ event, lines: all }: { event: ClubEvent; lines: readonly RegisterLine[] }) {
  const now = useMinute();
  // It opens by itself for whoever has the page open when the event begins.
  const isOpen = event.status === 'scheduled' && event.startsAt <= now;
  const going = all.filter(({ status }) => status === 'going');
  const waiting = all.filter(({ status }) => status === 'waiting_list');
  const marked = going.filter(({ attended }) => attended !== null).length;
  const rows = (lines: readonly RegisterLine[]) => (
    <ul className="flex flex-col divide-y-2 divide-line">
      {lines.map((line) => (
        <RegisterRow key={line.userId} eventId={event.id} line={line} isOpen={isOpen} />
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-6">
      {isOpen ? (
        <p aria-live="polite" className="text-muted">
          {marked} of {going.length} marked. Every mark is saved straight away.
        </p>
      ) : (
        event.status === 'scheduled' && (
          <Notice role="none">You can take the register once the event begins.</Notice>
        )
      )}
      {rows(going)}
      {waiting.length > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="text-lg">On the waiting list</h3>
          {rows(waiting)}
        </div>
      )}
    </div>
  );
}
