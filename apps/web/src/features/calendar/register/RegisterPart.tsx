import { useIsOnline } from '#lib/offline/useIsOnline.ts';
import { CHECK_CONNECTION, EmptyState, Loading, Notice, QueryBoundary, Skeleton } from '#ui';
import type { ClubEvent, RegisterLine } from '@ribbon/domain/calendar';
import { t } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useMinute } from '../event/useMinute.ts';
import { RegisterRow } from './RegisterRow.tsx';
import { registerQuery, useWaitingMarks } from './calendar.register.queries.ts';

/** Who goes, and from the start on who came. For admins and confirmed coaches. */
export function RegisterPart({ event }: { event: ClubEvent }) {
  return (
    <QueryBoundary
      query={useQuery(registerQuery(event.id, event))}
      failed={{ level: 3, title: 'We couldn’t load the register', text: CHECK_CONNECTION }}
      loading={
        <Loading label="Loading the register..." className="flex flex-col gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      }
      isEmpty={({ lines }) => lines.length === 0}
      empty={<EmptyState compact level={3} title="No one has said they’re coming yet" />}
    >
      {({ lines }) => <Lines event={event} lines={lines} />}
    </QueryBoundary>
  );
}

function Lines({ event, lines: all }: { event: ClubEvent; lines: readonly RegisterLine[] }) {
  const now = useMinute();
  // Opens by itself when the event begins while the page is open.
  const isOpen = event.status === 'scheduled' && event.startsAt <= now;
  const isOnline = useIsOnline();
  const unsent = useWaitingMarks(event.id);
  const going = all.filter(({ status }) => status === 'going');
  const waiting = all.filter(({ status }) => status === 'waiting_list');
  const attendedOf = ({ userId, attended }: RegisterLine) =>
    unsent.has(userId) ? (unsent.get(userId) ?? null) : attended;
  const marked = going.filter((line) => attendedOf(line) !== null).length;
  const rows = (lines: readonly RegisterLine[]) => (
    <ul className="flex flex-col divide-y-2 divide-line">
      {lines.map((line) => (
        <RegisterRow
          key={line.userId}
          eventId={event.id}
          line={{ ...line, attended: attendedOf(line) }}
          isOpen={isOpen}
          isUnsent={unsent.has(line.userId)}
        />
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-6">
      {isOpen && (!isOnline || unsent.size > 0) && (
        <Notice>
          {isOnline
            ? ''
            : 'You’re offline. We’ll keep your marks on this device until you’re back. '}
          {unsent.size > 0 &&
            t('{count, plural, one {# mark} other {# marks}} not sent yet.', {
              count: unsent.size,
            })}
        </Notice>
      )}
      {isOpen ? (
        <p aria-live="polite" className="text-muted">
          {marked} of {going.length} marked. We save each mark straight away.
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
