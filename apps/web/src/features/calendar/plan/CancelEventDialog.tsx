import { wordsFor } from '#lib/http/client.ts';
import { ConfirmDialog, RadioCards, toast } from '#ui';
import { type ClubEvent, SeriesScope } from '@ribbon/domain/calendar';
import { useState } from 'react';
import { dayOf } from '../calendar.format.ts';
import { useCancelEvent } from '../calendar.queries.ts';
import { SCOPE_CARDS } from './calendar.scopes.texts.ts';
import { t } from '@ribbon/domain/kernel';

/** Asks before an event is cancelled; there is no way back. */
export function CancelEventDialog({
  event,
  open,
  onOpenChange,
}: {
  event: ClubEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const cancel = useCancelEvent(event.id);
  const [scope, setScope] = useState<SeriesScope>('this');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        cancel.reset();
        onOpenChange(next);
      }}
      title="Cancel this event?"
      text={t('{event}, {startsAt}. We’ll email everyone who replied. This can’t be undone.', {
        event: event.title,
        startsAt: dayOf(event),
      })}
      confirmLabel="Cancel event"
      cancelLabel="Keep it"
      pending={cancel.isPending}
      error={cancel.error ? wordsFor(cancel.error) : undefined}
      onConfirm={() =>
        // As a promise: the event may be gone from the screen before its answer is here.
        void cancel.mutateAsync({ version: event.version, scope }).then(
          () => {
            onOpenChange(false);
            toast.success('Cancelled. We’ll tell everyone who replied.');
          },
          () => undefined,
        )
      }
    >
      {event.seriesId !== null && (
        <RadioCards
          label="What do you want to cancel?"
          name="cancel-scope"
          options={SCOPE_CARDS}
          value={scope}
          onChange={({ target }) => setScope(SeriesScope.parse(target.value))}
        />
      )}
    </ConfirmDialog>
  );
}
