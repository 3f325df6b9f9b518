import { addressOf } from '#lib/http/client.ts';
import { Button } from '#ui';
import { type ClubEvent, calendarEndpoints } from '@ribbon/domain/calendar';
import { CalendarArrowDown, CircleX, Pencil } from 'lucide-react';
import { useState } from 'react';
import { CancelEventDialog } from '../plan/CancelEventDialog.tsx';
import { PlanDialog } from '../plan/PlanDialog.tsx';
import { useMinute } from './useMinute.ts';

/** Actions on an event: export it, and for its planners, change it. */
export function EventActions({ event }: { event: ClubEvent }) {
  const [isChanging, setChanging] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const now = useMinute();
  const mayChange = event.canManage && event.status === 'scheduled' && event.endsAt > now;
  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarArrowDown aria-hidden />}
        render={
          <a
            href={addressOf(calendarEndpoints.download, { eventId: event.id })}
            download
            aria-label="Add to calendar"
          />
        }
      >
        Add to calendar
      </Button>
      {mayChange && (
        <>
          <Button
            variant="secondary"
            icon={<CircleX aria-hidden />}
            onClick={() => setCancelling(true)}
          >
            Cancel event
          </Button>
          <Button icon={<Pencil aria-hidden />} onClick={() => setChanging(true)}>
            Edit
          </Button>
          <PlanDialog
            clubId={event.clubId}
            event={event}
            open={isChanging}
            onOpenChange={setChanging}
          />
          <CancelEventDialog event={event} open={isCancelling} onOpenChange={setCancelling} />
        </>
      )}
    </>
  );
}
