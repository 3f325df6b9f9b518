import { Dialog } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { ClubEvent } from '@ribbon/domain/calendar';
import { PlanForm } from './PlanForm.tsx';

/** Plans a new event or changes one. What was typed is not lost by a press outside. */
export function PlanDialog({
  clubId,
  event,
  open,
  onOpenChange,
}: {
  clubId: ClubId;
  event?: ClubEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={event ? 'Edit event' : 'Schedule Event'}
      description="Club members and their guardians can see it."
    >
      <PlanForm clubId={clubId} event={event} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
